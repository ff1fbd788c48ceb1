import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least as wide: code must use the same limits as styles. */
function useAtLeast(width: string): boolean {
  const query = `(min-width: ${width})`;
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
export const useWide = (): boolean => useAtLeast('64rem');

/** Whether the window is wider than a phone's, by `media.tablet`. */
export const useTabletWide = (): boolean => useAtLeast('40rem');
