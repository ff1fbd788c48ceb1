import { useEffect, useState } from 'react';
import { storedRestaurant } from '@tablewell/api-client';

const pollMs = 1_000;

/**
 * Id of the restaurant to show: the one that the panel was given, until another one is stored. The stored id is read
 * every second, because a page that changes it need not announce it.
 */
export function useCurrentRestaurant(given: string): string {
  const [current, setCurrent] = useState(given);
  useEffect(() => {
    setCurrent(given);
    let last = storedRestaurant()?.id;
    const timer = setInterval(() => {
      const stored = storedRestaurant()?.id;
      if (stored === last) return;
      last = stored;
      if (stored) setCurrent(stored);
    }, pollMs);
    return () => clearInterval(timer);
  }, [given]);
  return current;
}
