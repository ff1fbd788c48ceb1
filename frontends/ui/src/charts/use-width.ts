import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The width of an element in pixels, as it changes. */
export function useWidth(element: RefObject<HTMLElement | null>, before = 640): number {
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(node);
    setWidth(node.clientWidth || before);
    return () => observer.disconnect();
  }, [element, before]);
  return width;
}
