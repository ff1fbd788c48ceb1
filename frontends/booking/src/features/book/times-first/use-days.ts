import { useState } from 'react';
import { daysOf } from '../../../api/get-days';
import type { OfferedDays, Restaurant } from '../../../api/types';
import { useResource } from '../../../components/use-resource';
import type { DateRules } from '../../../lib/form-values';

/** `unknown`: the restaurant is open, but the server has not stated whether a table is left. */
export type DayState = 'open' | 'full' | 'closed' | 'unknown';

export const shownDays = 14;

interface NextDays {
  /** The times of the first open day; undefined until they are loaded. */
  first: OfferedDays['first'];
  /** The date of those times. */
  firstOpen: string | undefined;
  /** The party that the answer is for. */
  guests: number;
  loading: boolean;
}

/** The next two weeks for a party. While those of another party size or area load, the previous ones stay visible. */
export function useNextDays(
  restaurant: Pick<Restaurant, 'id'>,
  guests: number,
  area: string | undefined,
  evening: boolean,
): NextDays & { days: OfferedDays['days'] } {
  const { data, error } = useResource(
    daysOf({ restaurantId: restaurant.id, guests, area, days: shownDays, evening }),
  );
  const [last, setLast] = useState<OfferedDays>();
  if (data && data !== last) setLast(data);
  const known = data ?? (error ? undefined : last);
  return {
    days: known?.days ?? [],
    first: known?.first,
    firstOpen: known?.days.find(({ state }) => state === 'open')?.date,
    guests: known?.guests ?? guests,
    loading: !data && !error,
  };
}

/** The state of a date: from the server's answer, or by the opening rules alone. */
export function stateOf(days: OfferedDays['days'], date: string, rules: DateRules): DayState {
  if (date < rules.first || date > rules.last || rules.isClosed(date)) return 'closed';
  const state = days.find((day) => day.date === date)?.state;
  return state === 'open' || state === 'full' || state === 'closed' ? state : 'unknown';
}
