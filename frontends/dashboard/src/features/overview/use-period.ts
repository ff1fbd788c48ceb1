import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays } from '@tablewell/shared/zone';
import { pageConfig } from '@tablewell/federation';
import type { DateRange } from '../../lib/calendar';
import { reservationsByDate } from '@tablewell/api-client/queries';
import { placeAll } from '../../lib/reservation';
import type { Placed } from '../../lib/reservation';
import { dailyCounts } from './api/daily-counts';
import { totalsOf } from './metrics';
import type { Totals } from './metrics';

const none: readonly Placed[] = [];

/** The part of a range whose reservations retention may have deleted; undefined if all of it is younger. */
function purgedPart({ start, end }: DateRange, today: string): DateRange | undefined {
  // A day of margin: the time zones of the restaurant and the viewer may differ.
  const last = addDays(today, 1 - pageConfig().retentionDays);
  if (start > last) return undefined;
  return { start, end: end < last ? end : last };
}

/**
 * The reservations of a range of local dates, placed by the clock of `zone`, and a function for the totals of parts of
 * the range.
 */
export function usePeriod(restaurantId: string, load: DateRange, zone: string, today: string) {
  const { data, isError, refetch } = useQuery(reservationsByDate(restaurantId, load));
  const purged = purgedPart(load, today);
  const counts = useQuery({ ...dailyCounts(restaurantId, purged ?? load), enabled: purged !== undefined });
  const placed = useMemo(() => (data ? placeAll(data, zone) : none), [data, zone]);
  const counted = counts.data;
  return {
    placed,
    totals: (range: DateRange): Totals => totalsOf(placed, range, counted),
    // Without the counts, the list is still correct for what it contains.
    state:
      data && !counts.isLoading ? ('ready' as const) : isError ? ('failed' as const) : ('loading' as const),
    retry: () => void refetch(),
  };
}
