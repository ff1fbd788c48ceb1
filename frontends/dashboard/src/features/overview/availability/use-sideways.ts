import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

interface Sideways {
  /** The scroll position in pixels. */
  readonly scrolled: number;
  /** The sides on which more content is out of sight. */
  readonly more: 'none' | 'left' | 'right' | 'both';
  onScroll(): void;
}

/**
 * Follows an element that scrolls sideways. The position `start`, in pixels from its left end, is scrolled into view
 * whenever it changes; after that, scrolling is left to the user.
 */
export function useSideways(
  element: RefObject<HTMLElement | null>,
  { start, width, room }: { start: number; width: number; room: number },
): Sideways {
  const [scrolled, setScrolled] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    node.scrollLeft = Math.min(start, Math.max(0, width - room));
    setScrolled(node.scrollLeft);
  }, [element, start, width, room]);
  const isLeft = scrolled > 1;
  const isRight = scrolled + room < width - 1;
  return {
    scrolled,
    more: isLeft ? (isRight ? 'both' : 'left') : isRight ? 'right' : 'none',
    onScroll: () => setScrolled(element.current?.scrollLeft ?? 0),
  };
}
