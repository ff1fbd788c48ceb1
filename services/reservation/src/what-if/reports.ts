import { type OpeningRules, periodAt, turnOf } from '@tablewell/restaurant-rules/availability/day-hours';
import { addDays, weekdayOf } from '@tablewell/shared/calendar';
import {
  addPresent,
  addStarts,
  type ReportCounts,
  type StartCount,
  type StayCount,
  sumUp,
  type UseCount,
} from '../party/report-counts';

/** The counts of a local date. */
export interface CountedDate extends ReportCounts {
  readonly date: string;
}

/** The parties that start in an operating period of a service day. */
export interface CoversOfPeriod {
  readonly date: string;
  /** Empty: outside of all periods. */
  readonly period: string;
  readonly parties: number;
  readonly covers: number;
  readonly walkIns: number;
}

/** What became of the reservations of a service day. */
export interface Attendance {
  readonly date: string;
  readonly booked: number;
  readonly noShows: number;
  readonly canceled: number;
  readonly canceledLate: number;
}

/** How long parties of a size sat, in minutes. */
export interface TurnTimes {
  readonly partySize: number;
  readonly parties: number;
  readonly planned: number;
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

/** The parties and covers at the tables in a quarter of an hour of a weekday, on average. */
export interface TableUse {
  readonly weekday: number;
  readonly minute: number;
  readonly parties: number;
  readonly covers: number;
  readonly days: number;
}

const dayMinutes = 1_440;
const hourMinutes = 60;

/** What a range of service days has, both ends included. */
interface Range {
  readonly from: string;
  readonly until: string;
}

/** The counts by service day: what started before the day turned belongs to the evening before (HOURS-13). */
interface ServiceDayCounts {
  readonly starts: readonly DatedStart[];
  readonly stays: readonly StayCount[];
  readonly uses: readonly DatedUse[];
}
type DatedStart = StartCount & { readonly date: string };
type DatedUse = Omit<UseCount, 'hour'> & { readonly date: string };

/** The counts of the dates by service days, of those in the range. */
export function onServiceDays(
  dates: readonly CountedDate[],
  rules: Pick<OpeningRules, 'dayTurnsAt'>,
  { from, until }: Range,
): ServiceDayCounts {
  const turn = turnOf(rules);
  const counts = { starts: [] as DatedStart[], stays: [] as StayCount[], uses: [] as DatedUse[] };
  for (const { date: local, starts, stays, uses } of dates) {
    const evenings = { own: local, before: addDays(local, -1) };
    const dayOf = (isEarly: boolean) => {
      const date = isEarly ? evenings.before : evenings.own;
      return from <= date && date <= until ? date : undefined;
    };
    const isEarly = ({ hour }: { readonly hour?: number | undefined }) =>
      hour !== undefined && hour * hourMinutes < turn;
    for (const count of starts) {
      const date = dayOf(count.minute < turn);
      const later = count.minute < turn ? dayMinutes : 0;
      if (date) counts.starts.push({ ...count, date, minute: count.minute + later });
    }
    for (const count of stays) if (dayOf(isEarly(count))) counts.stays.push(count);
    // A year has so many uses that copying each one with a spread would take half of the whole time.
    for (const count of uses) {
      const isOfBefore = isEarly(count);
      const date = dayOf(isOfBefore);
      const minute = count.minute + (isOfBefore ? dayMinutes : 0);
      if (date) counts.uses.push({ date, minute, parties: count.parties, covers: count.covers });
    }
  }
  return counts;
}

/** Covers and parties by service day and operating period of today's settings, in the order of their times (REPORT-2). */
export function coversByPeriod({ starts }: ServiceDayCounts, rules: OpeningRules): CoversOfPeriod[] {
  const periodOf = periodNames(rules);
  const inOrder = [...starts].sort((a, b) =>
    a.date === b.date ? a.minute - b.minute : a.date < b.date ? -1 : 1,
  );
  const sums = new Map<string, Mutable<CoversOfPeriod>>();
  for (const { date, minute, parties, covers, walkIns } of inOrder) {
    const period = periodOf(date, minute);
    const key = `${date} ${period}`;
    const sum = sums.get(key);
    if (sum) {
      addPresent(sum, { parties, covers });
      sum.walkIns += walkIns;
    } else sums.set(key, { date, period, parties, covers, walkIns });
  }
  return [...sums.values()].filter(({ parties }) => parties > 0);
}

type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };

/** The name of the period at a minute of a service day. Days of one weekday have the same periods, unless some are special. */
export function periodNames(rules: OpeningRules): (date: string, minute: number) => string {
  const names = new Map<string, string>();
  const hasSpecialDays = (rules.availabilityRules?.specialDays ?? []).length > 0;
  let last = { date: '', days: '' };
  return (date, minute) => {
    if (date !== last.date) last = { date, days: hasSpecialDays ? date : String(weekdayOf(date)) };
    const key = `${last.days} ${minute}`;
    const name = names.get(key) ?? periodAt(date, minute, rules)?.name ?? '';
    names.set(key, name);
    return name;
  };
}

/** No-shows and cancellations by service day (REPORT-3). */
export function attendanceByDay({ starts }: ServiceDayCounts): Attendance[] {
  return sumUp(starts, ({ date }) => date, addStarts)
    .map(({ date, parties, walkIns, noShows, canceled, canceledLate }) => ({
      ...{ date, booked: parties - walkIns + noShows + canceled, noShows, canceled, canceledLate },
    }))
    .filter(({ booked }) => booked > 0)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Planned and measured stays by party size (REPORT-4). */
export function turnTimesBySize({ stays }: ServiceDayCounts): TurnTimes[] {
  const bySize = new Map<number, StayCount[]>();
  for (const stay of stays) {
    const known = bySize.get(stay.size);
    if (known) known.push(stay);
    else bySize.set(stay.size, [stay]);
  }
  const sizes = [...bySize].sort(([a], [b]) => a - b);
  return sizes.map(([partySize, own]) => {
    own.sort((a, b) => a.minutes - b.minutes);
    const parties = own.reduce((sum, stay) => sum + stay.parties, 0);
    const planned = own.reduce((sum, stay) => sum + stay.planned * stay.parties, 0) / parties;
    const at = (share: number) => quantile(own, Math.ceil(parties * share));
    return {
      ...{ partySize, parties, planned: Math.round(planned), median: at(0.5) },
      ...{ lowerQuartile: at(0.25), upperQuartile: at(0.75) },
    };
  });
}

/** The stay of the party at this place of the order, from 1. */
function quantile(ordered: readonly StayCount[], place: number): number {
  let passed = 0;
  for (const { minutes, parties } of ordered) {
    passed += parties;
    if (passed >= place) return minutes;
  }
  return ordered.at(-1)?.minutes ?? 0;
}

/** The use of tables by weekday and quarter of an hour, on average over the days that had any party (REPORT-5). */
export function useByQuarter({ uses }: ServiceDayCounts): TableUse[] {
  const days = Array.from({ length: 7 }, () => new Set<string>());
  const sums = new Map<number, { weekday: number; minute: number; parties: number; covers: number }>();
  let last = { date: '', weekday: 0 };
  for (const { date, minute, parties, covers } of uses) {
    if (date !== last.date) last = { date, weekday: weekdayOf(date) };
    const { weekday } = last;
    days[weekday]?.add(date);
    const key = weekday * 10 * dayMinutes + minute;
    const sum = sums.get(key);
    if (sum) addPresent(sum, { parties, covers });
    else sums.set(key, { weekday, minute, parties, covers });
  }
  return [...sums.values()]
    .map(({ weekday, minute, parties, covers }) => {
      const count = days[weekday]?.size ?? 1;
      return { weekday, minute, parties: parties / count, covers: covers / count, days: count };
    })
    .sort((a, b) => a.weekday - b.weekday || a.minute - b.minute);
}
