import { addDays, addMonths } from '@tablewell/booking-rules/zone';
import {
  dayAndMonth,
  dayRange,
  monthAndYear,
  monthName,
  monthRange,
  shortDate,
  weekRange,
} from '../../lib/calendar';
import type { DateRange } from '../../lib/calendar';

export const periods = [
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'This Week' },
  { id: 'month', label: 'This Month' },
] as const;
export type PeriodId = (typeof periods)[number]['id'];

/** The period that an address names; an unknown one falls back to today (spec, section 2). */
export const periodOf = (name: string | null): PeriodId =>
  periods.find(({ id }) => id === name)?.id ?? 'today';

/** What the list shows: the period `offset` steps from the one that holds `today`. */
export function periodRange(period: PeriodId, offset: number, today: string, weekStart: number): DateRange {
  switch (period) {
    case 'today':
      return dayRange(addDays(today, offset));
    case 'week':
      return weekRange(addDays(today, 7 * offset), weekStart);
    case 'month':
      return monthRange(addMonths(`${today.slice(0, 7)}-01`, offset));
  }
}

const yearOf = (date: string): string => date.slice(0, 4);

/** The range in words; the year is told where it is not the current one (spec, section 2). */
export function rangeLabel(period: PeriodId, range: DateRange, today: string): string {
  const thisYear = yearOf(range.start) === yearOf(today) && yearOf(range.end) === yearOf(today);
  switch (period) {
    case 'today':
      return thisYear ? shortDate(range.start) : `${shortDate(range.start)}, ${yearOf(range.start)}`;
    case 'week': {
      const [start, end] = [dayAndMonth(range.start), dayAndMonth(range.end)];
      if (thisYear) return `${start} – ${end}`;
      return yearOf(range.start) === yearOf(range.end)
        ? `${start} – ${end}, ${yearOf(range.end)}`
        : `${start}, ${yearOf(range.start)} – ${end}, ${yearOf(range.end)}`;
    }
    case 'month':
      return thisYear ? monthName(range.start) : monthAndYear(range.start);
  }
}
