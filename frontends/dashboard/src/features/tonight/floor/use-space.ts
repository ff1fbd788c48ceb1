import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** What is below the map: its legend. In pixels. */
const below = 40;
/** On a phone the page scrolls; the map is not made smaller by what is above it. */
const mostAbove = 260;
const least = 280;

/** The space for a map below its place on the page, in pixels, as the window changes. */
export function useSpace(place: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [space, setSpace] = useState({ width: 640, height: 560 });
  useLayoutEffect(() => {
    const node = place.current;
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const above = Math.min(mostAbove, node.getBoundingClientRect().top + window.scrollY);
      const width = node.clientWidth;
      const height = Math.max(least, window.innerHeight - above - below);
      setSpace((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [place]);
  return space;
}
