import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Between the tools and the map, and the legend with the edge of the page below it, in pixels. */
const gap = 8;
const below = 36;
/** On a phone the page scrolls; the map is not made smaller by what is above it. */
const maxAbove = 260;
const least = 280;

/** The space for a map below its place on the page, in pixels, as the window and what is above the map change. */
export function useSpace(place: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [space, setSpace] = useState({ width: 640, height: 560 });
  useLayoutEffect(() => {
    const node = place.current;
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    const pane = node.parentElement;
    const scrolls = pane !== null && getComputedStyle(pane).overflowY === 'auto';
    const measure = (): void => {
      // Down to the window's end, not to the pane's: a message that shortens the pane for some seconds moves no table.
      const above = scrolls
        ? pane.getBoundingClientRect().top
        : Math.min(maxAbove, node.getBoundingClientRect().top + window.scrollY);
      const width = node.clientWidth;
      const tools = node.firstElementChild?.clientHeight ?? 0;
      const height = Math.max(least, window.innerHeight - above - tools - gap - below);
      setSpace((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    if (scrolls) observer.observe(pane);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [place]);
  return space;
}
