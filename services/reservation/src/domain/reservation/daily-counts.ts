import type { Status } from './lifecycle';

/** How many reservations came from a page. `fullUrl` is empty for `direct`. */
export interface SourceCount {
  readonly source: string;
  readonly fullUrl: string;
  readonly count: number;
}

/** The counts of a date. */
export interface DateCount {
  /** Local date, YYYY-MM-DD. */
  readonly date: string;
  /** Not canceled. */
  readonly reservations: number;
  /** The people of these reservations. */
  readonly covers: number;
  readonly canceled: number;
}

/** A restaurant's anonymous counts of a date, kept after personal data is deleted (PRIVACY-2). */
export interface DailyCounts extends DateCount {
  readonly restaurantId: string;
  /** Of all reservations, canceled ones included. */
  readonly sources: readonly SourceCount[];
}

/** The counted fields of a reservation. */
export interface Countable {
  readonly status: Status;
  readonly partySize: number;
  readonly source: string;
  readonly fullUrl: string;
}

/** Counts a date's reservations, without deleted ones. */
export function countDate(restaurantId: string, date: string, all: readonly Countable[]): DailyCounts {
  const counting = all.filter(({ status }) => status !== 'deleted');
  const active = counting.filter(({ status }) => status === 'active');
  return {
    restaurantId,
    date,
    reservations: active.length,
    covers: active.reduce((sum, { partySize }) => sum + partySize, 0),
    canceled: counting.length - active.length,
    sources: addUp(counting.map(({ source, fullUrl }) => ({ source, fullUrl, count: 1 }))),
  };
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
