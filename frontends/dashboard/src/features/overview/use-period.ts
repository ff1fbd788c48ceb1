import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays } from '@tablewell/shared/zone';
import { pageConfig } from '@tablewell/federation';
import type { DateRange } from '../../lib/calendar';
import { reservationsByDate } from '@tablewell/api-client/book';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { withEveningTimes } from '../../lib/local-party';
import type { LocalParty } from '../../lib/local-party';
import { dailyCounts } from './api/daily-counts';
import { totalsOf } from './metrics';
import type { Totals } from './metrics';

const none: readonly LocalParty[] = [];

/** The part of a range whose reservations retention may have deleted; undefined if all of it is younger. */
function purgedPart({ start, end }: DateRange, today: string): DateRange | undefined {
  // A day of margin: the time zones of the restaurant and the viewer may differ.
  const last = addDays(today, 1 - pageConfig().retentionDays);
  if (start > last) return undefined;
  return { start, end: end < last ? end : last };
}

/**
 * The reservations of a range of local dates of `zone`, placed in the evenings of the restaurant, and a function for the
 * totals of parts of the range.
 */
export function usePeriod(restaurantId: string, load: DateRange, zone: string, today: string) {
  const info = useQuery(restaurantInfo(restaurantId));
  const { data, isError, refetch } = useQuery(reservationsByDate(restaurantId, load));
  const purged = purgedPart(load, today);
  const counts = useQuery({ ...dailyCounts(restaurantId, purged ?? load), enabled: purged !== undefined });
  const restaurant = info.data;
  // Without the restaurant's clock, its evenings are taken to be those of the viewer's.
  const placed = useMemo(
    () => (data ? withEveningTimes(data, zone, restaurant ?? { timezone: zone }) : none),
    [data, zone, restaurant],
  );
  const counted = counts.data;
  return {
    placed,
    totals: (range: DateRange): Totals => totalsOf(placed, range, counted),
    // Without the counts, the list is still correct for what it contains.
    state:
      data && !counts.isLoading && !info.isLoading
        ? ('ready' as const)
        : isError
          ? ('failed' as const)
          : ('loading' as const),
    retry: () => void refetch(),
  };
}
