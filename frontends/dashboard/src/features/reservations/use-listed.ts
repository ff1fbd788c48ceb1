import { useQuery } from '@tanstack/react-query';
import type { DateRange } from '../../lib/calendar';
import { reservationsByDate } from '../../lib/api/reservations-by-date';
import { messageOf } from '../../lib/message-of';
import type { Reservation } from '../../lib/reservation';
import { useDebounced } from '../../lib/use-debounced';
import { searchReservations } from './api/search-reservations';

export interface Listed {
  reservations: readonly Reservation[];
  loading: boolean;
  /** What stands above the list. */
  error: string | undefined;
  retry: () => void;
}

const none: readonly Reservation[] = [];

/** The list's content: what was searched for, else the period's. A blank search is no search (spec, section 5). */
export function useListed(restaurantId: string | undefined, range: DateRange, typed: string): Listed {
  const words = useDebounced(typed.trim());
  // Clearing restores the list at once; only typing waits.
  const searching = words !== '' && typed.trim() !== '';

  const period = useQuery({
    ...reservationsByDate(restaurantId ?? '', range),
    enabled: restaurantId !== undefined && !searching,
  });
  const found = useQuery({
    ...searchReservations(restaurantId ?? '', words),
    enabled: restaurantId !== undefined && searching,
  });

  const { data, error, refetch, isLoading } = searching ? found : period;
  return {
    // A failed fetch empties the list (spec, section 8): what is not known to be true is not shown.
    reservations: error ? none : (data ?? none),
    loading: isLoading,
    error: !restaurantId
      ? 'No restaurant selected'
      : error
        ? `${searching ? 'Search failed' : 'Error'}: ${messageOf(error)}`
        : undefined,
    retry: () => void refetch(),
  };
}
