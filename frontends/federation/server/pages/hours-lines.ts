import { clockTime } from '../../src/opening-line';
import { dateIn, type Span, spansOfWeek, specialHours, type WeekOpening } from '../../src/opening-by-day';

/** A line of the opening hours: the days, and their times. */
export type HoursLine = readonly [days: string, times: string];

/** Dates that are announced before they come. */
const daysAnnounced = 30;
const mostAnnounced = 10;
/** Weeks begin on Monday in the list, as the week ends with its weekend. */
const order = [1, 2, 3, 4, 5, 6, 0];
// Any week: January 4, 1970 was a Sunday.
const dayName = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const nameOf = (day: number): string => dayName.format((day + 3) * 86_400_000);
const dateName = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const timesOf = (spans: readonly Span[]): string =>
  spans.length === 0
    ? 'Closed'
    : spans
        .map(({ openingTime, closingTime }) => `${clockTime(openingTime)} – ${clockTime(closingTime)}`)
        .join(', ');

/**
 * The opening hours by day, for the page's About part (FACE-5): days that follow each other with the same hours are one
 * line; then come the dates of the next weeks whose hours differ. Nothing where no hours are known.
 */
export function hoursLines(opening: WeekOpening, now: Date): HoursLine[] {
  const week = spansOfWeek(opening);
  if (week.every((spans) => spans.length === 0)) return [];
  const runs: { first: number; last: number; times: string }[] = [];
  for (const day of order) {
    const times = timesOf(week[day] ?? []);
    const run = runs.at(-1);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  const days = runs.map(({ first, last, times }): HoursLine => {
    if (first === last) return [nameOf(first), times];
    return [first === 1 && last === 0 ? 'Every day' : `${nameOf(first)} – ${nameOf(last)}`, times];
  });
  const dates = specialHours(opening, dateIn(opening.timezone, now), daysAnnounced)
    .slice(0, mostAnnounced)
    .map(({ from, until, name, spans }): HoursLine => {
      const [first, last] = [from, until].map((date) => dateName.format(Date.parse(date)));
      const when = from === until ? first : `${first} – ${last}`;
      return [name ? `${when} (${name})` : `${when}`, timesOf(spans)];
    });
  return [...days, ...dates];
}
