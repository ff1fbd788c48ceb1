import { addDays, weekdayOf } from '@tablewell/shared/calendar';
import { instantAfterGap, localTimeOf } from '@tablewell/shared/zone';

const monday = 1;
/** The morning's seven o'clock, in minutes after midnight. */
const mailMinute = 7 * 60;

/** The next Monday at seven in the morning of a time zone, after an instant (REPORT-16). */
export function nextMonday(now: Date, timezone: string): Date {
  const today = localTimeOf(now.getTime(), timezone).date;
  const date = addDays(today, (monday - weekdayOf(today) + 7) % 7);
  const at = (day: string) => instantAfterGap({ date: day, minute: mailMinute }, timezone);
  const first = at(date);
  return new Date(first > now.getTime() ? first : at(addDays(date, 7)));
}
