import { dateIn, type Span, spansOfWeek, specialHours, type WeekOpening } from '../../src/opening-by-day';
import { spanText } from '../../src/opening-line';
import type { PageLanguage } from '../page-language';

/** A line of the opening hours: the days, and their times. */
type HoursLine = readonly [days: string, times: string];

/** How far ahead special dates are listed, in days. */
const daysAnnounced = 30;
const maxAnnounced = 10;
/** The list begins on Monday, so that the weekend stays together. */
const order = [1, 2, 3, 4, 5, 6, 0];
/** A date of each weekday: January 4, 2026 was a Sunday. */
const dateOf = (day: number): string => `2026-01-${String(4 + day).padStart(2, '0')}`;

/**
 * The opening hours by day, for the page's About part (PROFILE-5): consecutive days with the same hours are one line,
 * followed by the dates of the next weeks whose hours differ. Empty if no hours are known.
 */
export function hoursLines(
  opening: WeekOpening,
  language: Pick<PageLanguage, 't' | 'formats'>,
  now: Date,
): HoursLine[] {
  const { t, formats } = language;
  const timesOf = (spans: readonly Span[]): string =>
    spans.length === 0
      ? t('server.hours.closed')
      : formats.list(spans.map((span) => spanText(span, language)));
  const nameOf = (day: number): string => formats.weekday(dateOf(day), 'short');

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
    if (first === 1 && last === 0) return [t('server.hours.everyDay'), times];
    return [t('server.hours.days', { first: nameOf(first), last: nameOf(last) }), times];
  });
  const dates = specialHours(opening, dateIn(opening.timezone, now), daysAnnounced)
    .slice(0, maxAnnounced)
    .map(({ from, until, name, spans }): HoursLine => {
      const [first, last] = [formats.shortDay(from), formats.shortDay(until)];
      const when = from === until ? first : t('server.hours.days', { first, last });
      return [name ? t('server.hours.named', { when, name }) : when, timesOf(spans)];
    });
  return [...days, ...dates];
}
