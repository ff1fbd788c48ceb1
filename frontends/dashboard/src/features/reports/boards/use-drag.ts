import { useEffect, useRef } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';

/** The place of the item under a pointer; undefined beside all of them. */
function placeUnder(list: HTMLElement, { clientX, clientY }: PointerEvent): number | undefined {
  const place = [...list.children].findIndex((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  });
  return place < 0 ? undefined : place;
}

/**
 * Moves items of a list by pointer: the one that was taken goes to the place of that under the pointer, while it is dragged.
 * @param onMove called with the present place of the dragged item and the new one; it has to move the item there
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const stop = useRef<() => void>(undefined);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  }, [onMove]);
  useEffect(() => () => stop.current?.(), []);
  return (place: number) => (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    stop.current?.();
    let at = place;
    const drag = (moved: PointerEvent) => {
      const to = list.current ? placeUnder(list.current, moved) : undefined;
      if (to === undefined || to === at) return;
      move.current(at, to);
      at = to;
    };
    const ended = new AbortController();
    const end = () => ended.abort();
    stop.current = end;
    // On the window, because the handle itself moves away under the pointer.
    const { signal } = ended;
    window.addEventListener('pointermove', drag, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };
}
