import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DateRange } from '../../lib/calendar';
import { reservationsByDate } from '../../lib/api/reservations-by-date';
import { placeAll } from '../../lib/reservation';
import type { Placed } from '../../lib/reservation';

const none: readonly Placed[] = [];

/** The reservations of a stretch of local dates, placed by the clock of `zone`. */
export function usePeriod(restaurantId: string, load: DateRange, zone: string) {
  const { data, isError, refetch } = useQuery(reservationsByDate(restaurantId, load));
  const placed = useMemo(() => (data ? placeAll(data, zone) : none), [data, zone]);
  return {
    placed,
    state: data ? ('ready' as const) : isError ? ('failed' as const) : ('loading' as const),
    retry: () => void refetch(),
  };
}
