import { inRange } from '../../lib/calendar';
import type { DateRange } from '../../lib/calendar';
import { isCanceled, isRequested } from '@tablewell/api-client/book';
import type { LocalParty } from '../../lib/local-party';
import { clock } from '../../lib/language';

/**
 * The figures of a period; canceled reservations count only in `all`, and requests that are not answered do not count
 * (OVERVIEW-1).
 */
export interface Totals {
  reservations: number;
  customers: number;
  all: number;
}

/** The recorded counts by date, for dates whose reservations may be deleted by now. */
export type Counted = ReadonlyMap<string, Totals>;
const nothing: Totals = { reservations: 0, customers: 0, all: 0 };
const noneCounted: Counted = new Map();

/**
 * The figures of a range. A date with more counted than listed reservations has lost some to retention (contract,
 * section 4), so its recorded count is used.
 */
export function totalsOf(
  reservations: readonly LocalParty[],
  range: DateRange,
  counted: Counted = noneCounted,
): Totals {
  const listed = new Map<string, Totals>();
  for (const reservation of reservations) {
    const { date, size } = reservation;
    if (!inRange(date, range) || isRequested(reservation)) continue;
    const totals = listed.get(date) ?? { ...nothing };
    listed.set(date, totals);
    totals.all += 1;
    if (isCanceled(reservation)) continue;
    totals.reservations += 1;
    totals.customers += size;
  }
  for (const [date, totals] of counted) {
    if (inRange(date, range) && totals.all > (listed.get(date)?.all ?? 0)) listed.set(date, totals);
  }
  return [...listed.values()].reduce(
    (sum, date) => ({
      reservations: sum.reservations + date.reservations,
      customers: sum.customers + date.customers,
      all: sum.all + date.all,
    }),
    nothing,
  );
}

/** Canceled reservations as a rounded percentage of all; 0 if there are none. */
export const cancelRate = ({ all, reservations }: Totals): number =>
  all === 0 ? 0 : Math.round(((all - reservations) / all) * 100);

/** The busiest hour of the day and its share of the period's reservations. */
interface PopularSlot {
  label: string;
  percent: number;
}

/** The busiest one-hour window over all days of the range; the earliest if several are equal (OVERVIEW-2). */
export function popularSlot(reservations: readonly LocalParty[], range: DateRange): PopularSlot | undefined {
  const hours = new Map<number, number>();
  let total = 0;
  for (const reservation of reservations) {
    const { date, minute } = reservation;
    if (isCanceled(reservation) || isRequested(reservation) || !inRange(date, range)) continue;
    const hour = Math.floor(minute / 60);
    hours.set(hour, (hours.get(hour) ?? 0) + 1);
    total += 1;
  }
  const busiest = [...hours].sort(
    ([hour, count], [other, otherCount]) => otherCount - count || hour - other,
  )[0];
  if (!busiest) return undefined;
  const [hour, count] = busiest;
  return {
    label: `${clock.label(hour * 60)} – ${clock.label(hour * 60 + 60)}`,
    percent: Math.round((count / total) * 100),
  };
}
