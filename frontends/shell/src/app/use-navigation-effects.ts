import { useEffect, useLayoutEffect, useRef } from 'react';
import { reportPageView } from '@tablewell/federation';
import { useLocation, useNavigationType } from '@tablewell/federation/router';
import { copyPosition, positionOf, rememberPosition, restorePosition } from './scroll-memory';

/** The element that page content lives in: the skip link's target, focused after each navigation. */
export const mainId = 'main';

/**
 * The effects of every navigation: the title is set, the window scrolls to the top, the page view is reported,
 * and the focus moves to the content so that a screen reader starts there. Back and Forward restore the scroll position
 * instead. The first page keeps the browser's focus. A page may set a more exact title afterwards.
 */
export function useNavigationEffects(title: string): void {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const first = useRef(true);
  const reported = useRef('');
  const entry = useRef(key);
  const arrival = useRef({ key, navigationType, position: 0 });
  // Before the next frame: the browser scrolls a page that became shorter, and that position belongs to the new entry.
  useLayoutEffect(() => {
    if (navigationType === 'REPLACE') copyPosition(entry.current, key);
    entry.current = key;
    arrival.current = { key, navigationType, position: positionOf(key) };
  }, [key, navigationType]);
  useEffect(() => {
    const onScroll = (): void => rememberPosition(entry.current);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  useEffect(() => {
    document.title = `${title} · Tablewell`;
    // Once per navigation, even if its effect runs twice.
    if (reported.current !== pathname) reportPageView(pathname);
    reported.current = pathname;
    const arrived = first.current;
    first.current = false;
    // The browser restores the first page's position, and the user may have scrolled it already.
    if (arrived) return undefined;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    if (arrival.current.navigationType === 'POP')
      return restorePosition(arrival.current.key, arrival.current.position);
    window.scrollTo(0, 0);
    return undefined;
  }, [pathname, title]);
}
