import { isDate } from '@tablewell/booking-rules';
import { localTimeOf, type LocalTime } from '@tablewell/booking-rules/zone';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';

/** A time as asked for: by the restaurant's clock, or as an instant in epoch milliseconds (contract §3). */
export type AskedTime = { readonly local: string } | { readonly instant: number };

const localPattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** What the restaurant's clock shows at the asked time. Seconds are dropped: starts are whole minutes. */
export function toLocalTime(asked: AskedTime, timezone: string): LocalTime | Refusal {
  if ('instant' in asked) return localTimeOf(asked.instant, timezone);
  const [, date, hour, minute] = localPattern.exec(asked.local) ?? [];
  if (!date || !isDate(date)) {
    return invalid([{ field: 'when', message: 'Please give a date and a time of day' }]);
  }
  return { date, minute: Number(hour) * 60 + Number(minute) };
}
