import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { datesOfEvenings } from '../../lib/calendar';
import type { DateRange } from '../../lib/calendar';
import { reservationsByDate, searchReservations } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { messageOf } from '../../lib/message-of';
import { useSearchWords } from '../../lib/use-search-words';
import { t } from './texts';
import { inLocale } from '../../lib/language';

export interface ReservationList {
  reservations: readonly Party[];
  /** The search text; empty while the period is shown. */
  words: string;
  loading: boolean;
  /** True while the previous list is shown and the selected one is loading. */
  stale: boolean;
  /** The heading above the list. */
  error: string | undefined;
  retry: () => void;
}

const none: readonly Party[] = [];

/**
 * The reservations of a search, or of the period if the search is blank (SCREEN-1), with those of the date after it, on
 * which its last evening may end.
 */
export function useReservationList(
  restaurantId: string | undefined,
  range: DateRange,
  typed: string,
): ReservationList {
  const words = useSearchWords(typed);
  const searching = words !== '';

  const period = useQuery({
    ...reservationsByDate(restaurantId ?? '', datesOfEvenings(range)),
    enabled: restaurantId !== undefined && !searching,
    placeholderData: keepPreviousData,
  });
  const found = useQuery({
    ...searchReservations(restaurantId ?? '', words),
    enabled: restaurantId !== undefined && searching,
    placeholderData: keepPreviousData,
  });

  const { data, dataUpdatedAt, error, refetch, isLoading, isPlaceholderData } = searching ? found : period;
  return {
    // If the first fetch fails the list is empty; if a later one fails, the known list is shown with its time
    // (SCREEN-3).
    reservations: data ?? none,
    words,
    loading: isLoading,
    stale: isPlaceholderData || Boolean(error),
    error: !restaurantId
      ? t('reservations.error.noRestaurant')
      : error
        ? [
            t(searching ? 'reservations.error.search' : 'reservations.error.list', {
              reason: messageOf(error),
            }),
            ...(data ? [asOf(dataUpdatedAt)] : []),
          ].join(' ')
        : undefined,
    retry: () => void refetch(),
  };
}

const clock = inLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const asOf = (at: number): string => t('reservations.error.asOf', { time: clock().format(at) });
