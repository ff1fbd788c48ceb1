import { useEffect, useRef } from 'react';
import { reportPageView } from '@tablewell/federation';
import { useLocation } from '@tablewell/federation/router';

/** The element that page content lives in: the skip link's target, focused after each navigation. */
export const mainId = 'main';

/**
 * What happens on every navigation: the tab is named, the window scrolls to the top, the page view is reported,
 * and the focus moves to the content so that a screen reader starts there. Not the focus at the first page: the
 * browser puts it where it belongs. A page may name its tab more exactly afterwards.
 */
export function useArrival(title: string): void {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    document.title = `${title} · Tablewell`;
    window.scrollTo(0, 0);
    reportPageView(pathname);
    if (!first.current) document.getElementById(mainId)?.focus({ preventScroll: true });
    first.current = false;
  }, [pathname, title]);
}
