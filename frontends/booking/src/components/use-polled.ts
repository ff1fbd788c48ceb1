import { useEffect } from 'react';
import { useResources } from './use-resource';

/** Loads a resource again at an interval while the page is visible, and at once when it becomes visible again. */
export function usePolled(key: string | undefined, everyMs: number): void {
  const resources = useResources();
  useEffect(() => {
    if (key === undefined) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') resources.invalidate(key);
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [resources, key, everyMs]);
}
