import { useSyncExternalStore } from 'react';

// The same width as `media.desktop`: what the code does must follow what one sees.
const wide = '(min-width: 64rem)';

function watch(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as wide as a desk's. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(wide).matches);
