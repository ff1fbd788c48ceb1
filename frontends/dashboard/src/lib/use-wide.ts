import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches: code must use the same limits as styles. */
function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** Whether the window has the width of a desktop, by `media.desktop`. */
export const useWide = (): boolean => useMedia('(min-width: 64rem)');

/** Whether the window is wider than a phone's, by `media.tablet`. */
export const useTabletWide = (): boolean => useMedia('(min-width: 40rem)');

/** Whether the window is as narrow as a phone’s. */
export const usePhone = (): boolean => useMedia('(max-width: 39.99rem)');

/** Whether a page can fit the screen and scroll in its parts: not on a phone held sideways, nor much enlarged. */
export const useTall = (): boolean => useMedia('(min-height: 30rem)');
