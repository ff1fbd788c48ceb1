import { addDays, addMonths } from '@tablewell/shared/zone';
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
import { t } from './texts';

export const periods = ['today', 'week', 'month'] as const;
export type PeriodId = (typeof periods)[number];

/** The period that the address names; today for an unknown one (SCREEN-1). */
export const periodOf = (name: string | null): PeriodId => periods.find((id) => id === name) ?? 'today';

/** The dates that the list shows: the period that contains `date`. */
export function periodRange(period: PeriodId, date: string, weekStart: number): DateRange {
  switch (period) {
    case 'today':
      return dayRange(date);
    case 'week':
      return weekRange(date, weekStart);
    case 'month':
      return monthRange(date);
  }
}

/** A date in the period that is `by` steps after the one that contains `date`. */
export function stepFrom(period: PeriodId, date: string, by: 1 | -1): string {
  switch (period) {
    case 'today':
      return addDays(date, by);
    case 'week':
      return addDays(date, 7 * by);
    case 'month':
      // Counted from the 1st: the next month may have no 31st.
      return addMonths(`${date.slice(0, 7)}-01`, by);
  }
}

const yearOf = (date: string): string => date.slice(0, 4);

/** The range in words; with the year if it is not the current one. */
export function rangeLabel(period: PeriodId, range: DateRange, today: string): string {
  const thisYear = yearOf(range.start) === yearOf(today) && yearOf(range.end) === yearOf(today);
  switch (period) {
    case 'today':
      return thisYear
        ? shortDate(range.start)
        : t('reservations.range.day', { day: shortDate(range.start), year: yearOf(range.start) });
    case 'week': {
      const [start, end] = [dayAndMonth(range.start), dayAndMonth(range.end)];
      if (thisYear) return t('reservations.range.days', { start, end });
      return yearOf(range.start) === yearOf(range.end)
        ? t('reservations.range.daysOfYear', { start, end, year: yearOf(range.end) })
        : t('reservations.range.daysOfYears', {
            start,
            startYear: yearOf(range.start),
            end,
            endYear: yearOf(range.end),
          });
    }
    case 'month':
      return thisYear ? monthName(range.start) : monthAndYear(range.start);
  }
}
