import { pageConfig } from './page-data';
import { pagePathOf } from './page-paths';

/**
 * Reports a page view to the analytics service, if one is configured; for the shell and for the booking remote's own
 * page. The route's pattern is sent instead of the address, because a reservation's id opens the reservation.
 */
export function reportPageView(pathname: string): void {
  const { analyticsUrl } = pageConfig();
  const page = pagePathOf(pathname);
  if (!analyticsUrl || !page) return;
  const view = JSON.stringify({ type: 'page_view', page, at: new Date().toISOString() });
  // A beacon outlives the page and needs no answer; a lost page view is not worth a retry.
  navigator.sendBeacon(analyticsUrl, new Blob([view], { type: 'text/plain' }));
}
