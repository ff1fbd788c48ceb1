import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { reportPageView } from '@tablewell/federation';
import { useLocation } from '@tablewell/federation/router';

/**
 * What the shell does on every navigation, for the page that has none: the window goes to the top, the focus to the
 * content, the page view is reported. The tab is named by the pages themselves.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useLayoutEffect(() => {
    reportPageView(pathname);
    if (!first.current) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [pathname]);
  return main;
}
