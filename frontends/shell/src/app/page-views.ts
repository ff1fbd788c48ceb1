import { matchPage, pageConfig } from '@tablewell/federation';

/**
 * Tells the analytics service, where one is configured, that a page was viewed. The route's pattern is sent, not
 * the address: a reservation's id opens the reservation and is nobody else's business.
 */
export function reportPageView(pathname: string): void {
  const { analyticsUrl } = pageConfig();
  const page = matchPage(pathname)?.route.path;
  if (!analyticsUrl || !page) return;
  const view = JSON.stringify({ type: 'page_view', page, at: new Date().toISOString() });
  // A beacon outlives the page and asks for no answer; a lost page view is not worth a retry.
  navigator.sendBeacon(analyticsUrl, new Blob([view], { type: 'text/plain' }));
}
