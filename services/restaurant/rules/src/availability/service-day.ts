import { addDays, instantAfterGap, localTimeOf } from '@tablewell/shared/zone';
import { type OpeningRules, serviceTimeOf, turnOf } from './day-hours';

// Apart from the hours, which a diner's page needs without a calendar library.

/** The first instant of a service day and the one after its last, in epoch milliseconds. */
export function serviceDayBounds(
  date: string,
  { timezone, ...rules }: Pick<OpeningRules, 'dayTurnsAt'> & { readonly timezone: string },
): { readonly start: number; readonly end: number } {
  const minute = turnOf(rules);
  const [start, end] = [date, addDays(date, 1)].map((day) =>
    instantAfterGap({ date: day, minute }, timezone),
  );
  return { start: start as number, end: end as number };
}

/** The service day of an instant. */
export function serviceDateOf(
  instant: number,
  rules: Pick<OpeningRules, 'dayTurnsAt'> & { readonly timezone: string },
): string {
  return serviceTimeOf(localTimeOf(instant, rules.timezone), rules).date;
}
