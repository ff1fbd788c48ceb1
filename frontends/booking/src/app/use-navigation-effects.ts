import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { reportPageView } from '@tablewell/federation';
import { useLocation } from '@tablewell/federation/router';

/**
 * Does on every navigation what the shell does for other remotes: scrolls to the top, focuses the content and reports
 * the page view. The pages set the document's title themselves.
 */
export function useNavigationEffects(): RefObject<HTMLElement | null> {
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
