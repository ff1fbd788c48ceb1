import { useEffect, useState } from 'react';
import { serverNow } from '@tablewell/api-client/server-clock';
import { availabilityKey } from '../api/get-availability';
import type { Restaurant } from '../api/types';
import { localTimeAt } from '../lib/local-time';
import type { LocalTime } from '../lib/local-time';
import { useResources } from './use-resource';

/** Seldom enough to cost nothing, and soon enough after a device has slept. */
const lookEveryMs = 5_000;

/**
 * The restaurant's time by the server's clock, renewed each minute: starts that have passed disappear while the page is open. Once its date
 * has changed, days and times are loaded again (BOOKING-21).
 */
export function useNow({ id, timezone }: Pick<Restaurant, 'id' | 'timezone'>): LocalTime {
  const resources = useResources();
  const [now, setNow] = useState(() => localTimeAt(new Date(serverNow()), timezone));
  useEffect(() => {
    const timer = setInterval(() => {
      const next = localTimeAt(new Date(serverNow()), timezone);
      if (next.time === now.time) return;
      setNow(next);
      if (next.date !== now.date) resources.invalidate(availabilityKey(id));
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [resources, id, timezone, now]);
  return now;
}
