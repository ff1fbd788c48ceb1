import { dayTurnsAt } from '@tablewell/restaurant-rules/hours';
import { addDays } from '@tablewell/shared/calendar';
import type { Status } from './lifecycle';

/** How many reservations came from a page. `fullUrl` is empty for `direct`. */
export interface SourceCount {
  readonly source: string;
  readonly fullUrl: string;
  readonly count: number;
}

interface Figures {
  /** Not canceled. */
  readonly reservations: number;
  /** The people of these reservations. */
  readonly covers: number;
  readonly canceled: number;
}

/** The counts of a date: of a local date where they are stored, of a service day where they are shown. */
export interface DateCount extends Figures {
  /** YYYY-MM-DD */
  readonly date: string;
}

/** The counts of the starts within an hour of a date. */
export interface HourCount extends Figures {
  /** From 0. */
  readonly hour: number;
}

/** A restaurant's anonymous counts of a local date, kept after personal data is deleted (PRIVACY-2). */
export interface DailyCounts extends DateCount {
  readonly restaurantId: string;
  /** The sources of all reservations, including canceled ones. */
  readonly sources: readonly SourceCount[];
  /**
   * The part of each hour before which the service day may turn, so that the date can be divided into evenings whatever
   * the restaurant chooses (HOURS-13).
   */
  readonly morning: readonly HourCount[];
}

/** The counted fields of a reservation. */
export interface Countable {
  readonly status: Status;
  readonly partySize: number;
  /** Minutes after local midnight. */
  readonly minute: number;
  readonly source: string;
  readonly fullUrl: string;
}

const hourMinutes = 60;

/** Counts a local date's reservations, without deleted ones. */
export function countDate(restaurantId: string, date: string, all: readonly Countable[]): DailyCounts {
  const counting = all.filter(({ status }) => status !== 'deleted');
  return {
    restaurantId,
    date,
    ...figuresOf(counting),
    morning: morningOf(counting),
    sources: addUp(counting.map(({ source, fullUrl }) => ({ source, fullUrl, count: 1 }))),
  };
}

function figuresOf(counting: readonly Countable[]): Figures {
  const active = counting.filter(({ status }) => status === 'active');
  return {
    reservations: active.length,
    covers: active.reduce((sum, { partySize }) => sum + partySize, 0),
    canceled: counting.length - active.length,
  };
}

function morningOf(counting: readonly Countable[]): HourCount[] {
  const hours = Array.from({ length: dayTurnsAt.max / hourMinutes }, (_, hour) => hour);
  return hours.flatMap((hour) => {
    const started = counting.filter(({ minute }) => Math.floor(minute / hourMinutes) === hour);
    return started.length === 0 ? [] : [{ hour, ...figuresOf(started) }];
  });
}

/**
 * The counts of local dates by service days: what started before the day turned belongs to the evening before (HOURS-13).
 * @param turn minutes after local midnight
 */
export function onServiceDays(
  dates: readonly Pick<DailyCounts, 'date' | 'reservations' | 'covers' | 'canceled' | 'morning'>[],
  turn: number,
): DateCount[] {
  return sumByDate(
    dates.flatMap(({ date, reservations, covers, canceled, morning }) => {
      const early = morning.filter(({ hour }) => hour * hourMinutes < turn);
      return [
        { date, reservations, covers, canceled },
        ...early.map((count) => ({ ...count, date: addDays(date, -1) })),
        ...early.map((count) => ({ ...negative(count), date })),
      ];
    }),
  ).filter(({ reservations, canceled }) => reservations + canceled > 0);
}

const negative = ({ reservations, covers, canceled }: Figures): Figures => ({
  reservations: -reservations,
  covers: -covers,
  canceled: -canceled,
});

/** Adds up the counts of each date, by date. */
export function sumByDate(parts: readonly DateCount[]): DateCount[] {
  const sums = new Map<string, DateCount>();
  for (const part of parts) {
    const { date } = part;
    const sum = sums.get(date) ?? { date, reservations: 0, covers: 0, canceled: 0 };
    sums.set(date, {
      date,
      reservations: sum.reservations + part.reservations,
      covers: sum.covers + part.covers,
      canceled: sum.canceled + part.canceled,
    });
  }
  return [...sums.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Sums by page, largest first. */
export function addUp(parts: readonly SourceCount[]): SourceCount[] {
  const sums = new Map<string, SourceCount>();
  for (const part of parts) {
    const key = JSON.stringify([part.source, part.fullUrl]);
    sums.set(key, { ...part, count: part.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].sort(
    (a, b) => b.count - a.count || a.source.localeCompare(b.source) || a.fullUrl.localeCompare(b.fullUrl),
  );
}
