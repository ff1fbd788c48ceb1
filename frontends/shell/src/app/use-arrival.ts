import { useEffect, useLayoutEffect, useRef } from 'react';
import { reportPageView } from '@tablewell/federation';
import { useLocation, useNavigationType } from '@tablewell/federation/router';
import { carryPlace, placeOf, rememberPlace, restorePlace } from './scroll-memory';

/** The element that page content lives in: the skip link's target, focused after each navigation. */
export const mainId = 'main';

/**
 * The effects of every navigation: the title is set, the window scrolls to the top, the page view is reported,
 * and the focus moves to the content so that a screen reader starts there. Back and Forward restore the scroll position
 * instead. The first page keeps the browser's focus. A page may set a more
 * exact title afterwards.
 */
export function useArrival(title: string): void {
  const { pathname, key } = useLocation();
  const way = useNavigationType();
  const first = useRef(true);
  const reported = useRef('');
  const entry = useRef(key);
  const arrival = useRef({ key, way, place: 0 });
  // Before the next frame: the browser scrolls a page that became shorter, and that position belongs to the new entry.
  useLayoutEffect(() => {
    if (way === 'REPLACE') carryPlace(entry.current, key);
    entry.current = key;
    arrival.current = { key, way, place: placeOf(key) };
  }, [key, way]);
  useEffect(() => {
    const onScroll = (): void => rememberPlace(entry.current);
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
    if (arrival.current.way === 'POP') return restorePlace(arrival.current.key, arrival.current.place);
    window.scrollTo(0, 0);
    return undefined;
  }, [pathname, title]);
}
