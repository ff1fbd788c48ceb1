import { addDays } from '@tablewell/shared/zone';
import type { DateRange } from '../../lib/calendar';
import { percentChange, percentTrend, pointTrend } from '../../parts/figures/trend';
import type { Trend } from '../../parts/figures/trend';
import type { Reports } from './api/reports';

/** The figures of a range of days in short. */
interface Totals {
  readonly covers: number;
  readonly parties: number;
  readonly walkIns: number;
  readonly booked: number;
  readonly noShows: number;
  readonly canceledLate: number;
}

const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0);

export const totalsOf = ({ covers, attendance }: Reports): Totals => ({
  covers: sumOf(covers, (row) => row.covers),
  parties: sumOf(covers, (row) => row.parties),
  walkIns: sumOf(covers, (row) => row.walkIns),
  booked: sumOf(attendance, (row) => row.booked),
  noShows: sumOf(attendance, (row) => row.noShows),
  canceledLate: sumOf(attendance, (row) => row.canceledLate),
});

/** As many days, which end where the range begins. Of whole weeks, so that each has the same weekdays. */
export const rangeBefore = ({ start }: DateRange, days: number): DateRange => ({
  start: addDays(start, -days),
  end: addDays(start, -1),
});

/** A part of a whole in percent, rounded; undefined for a whole of 0. */
export const percent = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((100 * part) / whole);

/** The figures of the days before, as far as they are known; `than` says which days these are. */
export interface Earlier {
  readonly totals: Totals | undefined;
  readonly than: string;
}

/** A number compared with that of the days before. */
export const numberTrend = (now: number, figure: 'covers' | 'parties' | 'walkIns', earlier: Earlier): Trend =>
  percentTrend(earlier.totals && percentChange(now, earlier.totals[figure]), earlier.than);

/** A share of the reservations, in percent, compared with that of the days before. */
export function shareTrend(
  now: number | undefined,
  figure: 'noShows' | 'canceledLate',
  { totals, than }: Earlier,
): Trend {
  const before = totals && percent(totals[figure], totals.booked);
  return now === undefined || before === undefined
    ? percentTrend(undefined, than)
    : pointTrend(now, before, than);
}
