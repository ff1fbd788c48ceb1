import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { partiesOn } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { inRange } from '../../lib/calendar';
import type { DateRange } from '../../lib/calendar';
import { withEveningTimes } from '../../lib/local-party';
import type { LocalParty } from '../../lib/local-party';
import type { RestaurantClock } from '../../lib/service-day';

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
 * known (SCREEN-18). The published calls decide what is listed.
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
  return useMemo(() => {
    if (!days || !clock) return local;
    const known = new Map(
      Object.values(days)
        .flat()
        .map((party) => [party.id, party]),
    );
    return withEveningTimes(
      local.map((party) => known.get(party.id) ?? party),
      zone,
      clock,
    );
  }, [local, days, zone, clock]);
}

/** The service days of some parties, by the restaurant's own clock, in order. */
function serviceDatesOf(parties: readonly Party[], clock: RestaurantClock): readonly string[] {
  const dates = withEveningTimes(parties, clock.timezone, clock).map(({ date }) => date);
  return [...new Set(dates)].sort();
}
