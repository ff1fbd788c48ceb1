import type { QueryClient } from '@tanstack/react-query';
import { localTimeOf } from '@tablewell/shared/zone';
import { inRange } from '../queries/date-range';
import { refreshSoon } from '../queries/refresh-soon';
import type { PartyUpdate, ReservationUpdate } from '../socket';
import { afterChange } from './changes';
import type { BookChange } from './changes';
import type { Evening } from './evening';
import { bookKey, eveningKey, shape } from './keys';
import type { BookKey } from './keys';
import { isOver } from './party';
import type { Party } from './party';
import type { PartiesByDate } from './queries';

/** Whether a party is in a list of the cache after a change. `date` is the service day of the list, if it is one. */
type Belongs = (
  list: { readonly key: BookKey; readonly date?: string },
  party: Party,
  isKnown: boolean,
) => boolean;

/**
 * Applies a live update of a reservation to everything in the cache: ranges of dates add what starts inside, everything else
 * changes only what it has.
 * @param zone of the dates of ranges
 */
export const showReservation = (queries: QueryClient, update: ReservationUpdate, zone: string): void =>
  apply(queries, update.restaurantId, update, ({ key }, { startsAt }, isKnown) =>
    key[2] === 'range' ? inRange(localTimeOf(startsAt, zone).date, key[4]) : isKnown,
  );

/**
 * Shows a party as described by a live update, so that a step of another host is visible before the evening has been
 * reloaded. Does nothing without a party in the update.
 */
export async function showParty(queries: QueryClient, update: PartyUpdate): Promise<void> {
  const { party: json, restaurantId, localDate } = update;
  // Without anything in the cache, the runtime that reads messages need not be loaded.
  if (json === undefined || entriesOf(queries, restaurantId).length === 0) return;
  const { readPartyJson } = await import('./read-evening');
  const party = readPartyJson(json, turnMinutesIn(queries, restaurantId));
  // The seating of a walk-in may have been undone meanwhile; then it is not a party of the evening.
  const isOfDay = !isOver(party);
  apply(
    queries,
    restaurantId,
    { party },
    ({ date }, _party, isKnown) => isKnown || (isOfDay && date === localDate),
  );
}

function turnMinutesIn(queries: QueryClient, restaurantId: string): number {
  const [evening] = queries.getQueriesData<Evening>({ queryKey: eveningKey(restaurantId) });
  return evening?.[1]?.turnMinutes ?? 0;
}

const entriesOf = (queries: QueryClient, restaurantId: string) =>
  queries
    .getQueryCache()
    .findAll({ queryKey: bookKey(restaurantId), predicate: ({ queryKey }) => queryKey[3] === shape });

function apply(queries: QueryClient, restaurantId: string, change: BookChange, belongs: Belongs): void {
  for (const query of entriesOf(queries, restaurantId)) {
    const key = query.queryKey as BookKey;
    const before = query.state.data;
    const after =
      before &&
      changed(key, before, (parties, date) =>
        afterChange(parties, change, (party, isKnown) =>
          belongs({ key, ...(date === undefined ? {} : { date }) }, party, isKnown),
        ),
      );
    if (after !== before) queries.setQueryData(key, after);
    // A pending answer may be older than this change and would undo it, so it is requested again.
    if (query.state.fetchStatus === 'fetching') refreshSoon(queries, key);
  }
}

/** The data of a key after each of its lists was changed. Returns the same data if no list changed. */
function changed(
  key: BookKey,
  data: unknown,
  change: (parties: readonly Party[], date?: string) => readonly Party[],
): unknown {
  switch (key[2]) {
    case 'evening': {
      const evening = data as Evening;
      const parties = change(evening.parties, evening.date);
      return parties === evening.parties ? evening : { ...evening, parties };
    }
    case 'days': {
      const days = Object.entries(data as PartiesByDate);
      const next = days.map(([date, parties]) => [date, change(parties, date)] as const);
      return next.every(([, parties], index) => parties === days[index]?.[1])
        ? data
        : Object.fromEntries(next);
    }
    case 'range':
    case 'search':
      return change(data as readonly Party[]);
  }
}
