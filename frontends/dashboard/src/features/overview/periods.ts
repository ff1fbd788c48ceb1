import { addDays, addMonths } from '@tablewell/shared/zone';
import {
  datesOfEvenings,
  dayAndMonth,
  dayRange,
  monthAndYear,
  monthRange,
  shortDate,
  weekRange,
} from '../../lib/calendar';
import type { DateRange } from '../../lib/calendar';
import { t } from './texts';

/** The dashboard's week runs Sunday to Saturday. */
const sunday = 0;

/** One period block: what it shows, what it is compared with, and its title. */
export interface Period {
  /** Service days. */
  range: DateRange;
  title: string;
  /** The range that has to be loaded for its cards. */
  load: DateRange;
}

interface DayPeriod extends Period {
  date: string;
  yesterday: string;
  sameDayLastWeek: string;
}
interface ComparedPeriod extends Period {
  before: DateRange;
}

const named = (offset: number, current: string, next: string, last: string): string | undefined =>
  ({ 0: current, 1: next, [-1]: last })[offset];

export function dayPeriod(today: string, offset: number): DayPeriod {
  const date = addDays(today, offset);
  const sameDayLastWeek = addDays(date, -7);
  return {
    date,
    yesterday: addDays(date, -1),
    sameDayLastWeek,
    range: dayRange(date),
    load: datesOfEvenings({ start: sameDayLastWeek, end: date }),
    title:
      named(offset, t('overview.day.current'), t('overview.day.next'), t('overview.day.last')) ??
      shortDate(date),
  };
}

export function weekPeriod(today: string, offset: number): ComparedPeriod {
  const range = weekRange(addDays(today, 7 * offset), sunday);
  const before = weekRange(addDays(range.start, -7), sunday);
  return {
    range,
    before,
    load: datesOfEvenings({ start: before.start, end: range.end }),
    title:
      named(offset, t('overview.week.current'), t('overview.week.next'), t('overview.week.last')) ??
      t('overview.week.of', { day: dayAndMonth(range.start) }),
  };
}

export function monthPeriod(today: string, offset: number): ComparedPeriod {
  const range = monthRange(addMonths(`${today.slice(0, 7)}-01`, offset));
  const before = monthRange(addMonths(range.start, -1));
  return {
    range,
    before,
    load: datesOfEvenings({ start: before.start, end: range.end }),
    title:
      named(offset, t('overview.month.current'), t('overview.month.next'), t('overview.month.last')) ??
      monthAndYear(range.start),
  };
}
