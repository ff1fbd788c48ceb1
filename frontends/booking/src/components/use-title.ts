import { useEffect } from 'react';

/**
 * Names the tab more exactly than the route table does. A microtask later, because the owner of the frame names
 * it in an effect of the same navigation, which runs after those of its pages.
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
