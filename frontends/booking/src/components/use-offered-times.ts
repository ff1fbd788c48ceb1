import { useEffect, useState } from 'react';
import { serverNow } from '@tablewell/api-client/server-clock';
import { availabilityKey, availabilityOf } from '../api/get-availability';
import type { AvailabilityQuery } from '../api/get-availability';
import type { Availability, Restaurant } from '../api/types';
import { localTimeAt } from '../lib/local-time';
import { choicesFromAvailability } from '../lib/times';
import type { TimeChoice } from '../lib/times';
import { useResource, useResources } from './use-resource';

/** The times of a date, or the state of loading them. */
export type OfferedTimes =
  | { kind: 'no date' | 'closed' | 'loading'; choices: readonly TimeChoice[] }
  | {
      kind: 'ready';
      choices: readonly TimeChoice[];
      /** The server could not be reached, so full times are unknown. */ unchecked: boolean;
    };

const none: readonly TimeChoice[] = [];

type TimesByRules = typeof import('../lib/times-by-rules');

/** The code for times by the opening rules. It is loaded after the form, because only a lost connection needs it. */
function useTimesByRules(): TimesByRules | undefined {
  const [loaded, setLoaded] = useState<TimesByRules>();
  useEffect(() => {
    import('../lib/times-by-rules').then(setLoaded, () => undefined);
  }, []);
  return loaded;
}

/**
 * The times of a date for a party: fetched again when either changes, and computed from the opening rules alone while
 * the server cannot be reached. `query` is undefined until there is a date that can be booked; `closed` is the
 * restaurant's own state of that date.
 */
export function useOfferedTimes(
  query: AvailabilityQuery | undefined,
  restaurant: Restaurant | undefined,
  closed: boolean,
): OfferedTimes {
  const { data, error } = useResource(query && availabilityOf(query));
  // While the times of another party size load, the previous ones stay visible.
  const [last, setLast] = useState<Availability>();
  if (data && data !== last) setLast(data);
  useRenewal(query?.restaurantId);
  const byRules = useTimesByRules();

  if (closed) return { kind: 'closed', choices: none };
  if (!query) return { kind: 'no date', choices: none };
  const now = new Date(serverNow());
  const known = data ?? (!error && last?.date === query.date ? last : undefined);
  if (known?.refusal === 'closed') return { kind: 'closed', choices: none };
  if (known) return { kind: 'ready', choices: choicesFromAvailability(known, now), unchecked: false };
  if (error && restaurant && byRules) {
    const choices = byRules.choicesFromRules(
      restaurant,
      query.date,
      localTimeAt(now, restaurant.timezone),
      query.evening,
    );
    return { kind: 'ready', choices, unchecked: true };
  }
  return { kind: 'loading', choices: none };
}

/** Fetches again when the page becomes visible: others may have booked in the meantime. */
function useRenewal(restaurantId: string | undefined): void {
  const resources = useResources();
  useEffect(() => {
    if (!restaurantId) return undefined;
    const renew = (): void => {
      if (document.visibilityState === 'visible') resources.invalidate(availabilityKey(restaurantId));
    };
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, [resources, restaurantId]);
}
