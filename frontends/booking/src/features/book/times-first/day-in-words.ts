import { longDay } from '../../../lib/days';
import { t } from '../../../lib/language';
import type { DayState } from './use-days';

/** The accessible name of a day with its state; `out`: outside the booking window. */
export function dayInWords(day: string, state: DayState | 'out'): string {
  const date = longDay(day);
  return state === 'open' || state === 'unknown' ? date : t(`days.of.${state}`, { date });
}
