import { longDay } from '../../../lib/days';
import { t } from '../../../lib/language';
import type { DayState } from './use-days';

/** A day with what a diner can do on it, for those who hear it; `out`: outside the dates that can be booked. */
export function dayInWords(day: string, state: DayState | 'out'): string {
  const date = longDay(day);
  return state === 'open' || state === 'unknown' ? date : t(`days.of.${state}`, { date });
}
