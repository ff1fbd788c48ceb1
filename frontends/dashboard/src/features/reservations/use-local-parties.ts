import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { partiesOn, withQueuedChanges } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { inRange } from '../../lib/calendar';
import type { DateRange } from '../../lib/calendar';
import { withEveningTimes } from '../../lib/local-party';
import type { LocalParty } from '../../lib/local-party';
import type { RestaurantClock } from '../../lib/service-day';
import { useQueued } from '../../parts/changes/use-changes';

interface LocalPartiesOptions {
  restaurantId: string | undefined;
  /** As the published calls list them. */
  listed: readonly Party[];
  /** The viewer's zone. */
  zone: string;
  /** Undefined while it is not known: its evenings are then taken to be those of the viewer. */
  clock: RestaurantClock | undefined;
  /** The service days that are shown; undefined for a search. */
  range: DateRange | undefined;
}

/**
 * The listed reservations on the evenings of the restaurant, each with its tables and its stage as soon as these are
 * known (SCREEN-18), and as they will be once the changes of this device's hosts are sent. The published calls decide what
 * is listed.
 */
export function useLocalParties({
  restaurantId = '',
  listed,
  zone,
  clock,
  range,
}: LocalPartiesOptions): readonly LocalParty[] {
  const local = useMemo(() => {
    const all = withEveningTimes(listed, zone, clock ?? { timezone: zone });
    return range ? all.filter(({ date }) => inRange(date, range)) : all;
  }, [listed, zone, clock, range]);
  const dates = useMemo(() => (clock ? serviceDatesOf(local, clock) : []), [local, clock]);
  const { data: days } = useQuery({
    ...partiesOn(restaurantId, dates),
    enabled: restaurantId !== '' && dates.length > 0,
    placeholderData: keepPreviousData,
  });
  const queued = useQueued(restaurantId);
  return useMemo(() => {
    const known = new Map(clock && days && Object.values(days).flatMap(byId));
    const parties = local.map((party) => known.get(party.id) ?? party);
    const after = withQueuedChanges(parties, queued);
    return known.size === 0 && after === parties
      ? local
      : withEveningTimes(after, zone, clock ?? { timezone: zone });
  }, [local, days, queued, zone, clock]);
}

const byId = (parties: readonly Party[]) => parties.map((party) => [party.id, party] as const);

/** The service days of some parties, by the restaurant's own clock, in order. */
function serviceDatesOf(parties: readonly Party[], clock: RestaurantClock): readonly string[] {
  const dates = withEveningTimes(parties, clock.timezone, clock).map(({ date }) => date);
  return [...new Set(dates)].sort();
}
