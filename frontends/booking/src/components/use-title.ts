import { useEffect } from 'react';

/**
 * Sets a more exact document title than the route table. A microtask later, because the frame around the page sets it
 * in an effect of the same navigation, which runs after those of its pages.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    let here = true;
    queueMicrotask(() => {
      if (here) document.title = title;
    });
    return () => {
      here = false;
    };
  }, [title]);
}
