import { dayTurnsAt } from '@tablewell/restaurant-rules/hours';
import { type Progress, stageOf, type Status } from './lifecycle';
import type { BookingRequest } from './request';

/** Canceled so shortly before its time, a table is hard to give to others (REPORT-3). */
const lateMs = 86_400_000;
const minuteMs = 60_000;
const hourMinutes = 60;
/** The step of starts and of the use of tables. */
export const quarterMinutes = 15;
/** The step of measured stays. */
const stayStep = 5;
/** A party that was never marked as gone is not at its table for longer. */
const longestStay = 12 * hourMinutes;
/** Larger than any minute of a date, so that an hour and a minute can be combined into one map key. */
const mostMinutes = 1_000_000;

/** The fields of a reservation that reports count; none says who it is. */
export interface Reported {
  readonly status: Status;
  readonly progress?: Progress | undefined;
  readonly request?: Pick<BookingRequest, 'state' | 'withoutTable'> | undefined;
  readonly partySize: number;
  /** The start, in minutes after local midnight. */
  readonly minute: number;
  /** The start, in epoch milliseconds. */
  readonly from: number;
  /** The planned turn time. */
  readonly plannedMinutes: number;
  readonly seating?: { readonly from: number; readonly until: number } | undefined;
  /** It came without a reservation. */
  readonly walkIn: boolean;
  /** When it was last changed: canceled, if it is. */
  readonly changedAt: number;
}

/** The parties that start in a quarter of an hour. */
export interface StartCount {
  /** Minutes after local midnight. */
  readonly minute: number;
  /** Neither canceled nor no-shows. */
  readonly parties: number;
  readonly covers: number;
  readonly walkIns: number;
  readonly noShows: number;
  readonly canceled: number;
  readonly canceledLate: number;
}

/** The hour of the start, if the service day may turn after it; absent: it is of the evening of its date. */
export interface Early {
  readonly hour?: number | undefined;
}

/** Parties of a size that sat for so long. */
export interface StayCount extends Early {
  readonly size: number;
  readonly planned: number;
  readonly minutes: number;
  readonly parties: number;
}

/** The parties and covers at the tables in a quarter of an hour. */
export interface UseCount extends Early, Present {
  /** Minutes after the midnight of the date on which they started; beyond 1440 on the next one. */
  readonly minute: number;
}

/** The counts of a local date's reservations for reports, kept after personal data is deleted (REPORT-1, PRIVACY-2). */
export interface ReportCounts {
  readonly starts: readonly StartCount[];
  readonly stays: readonly StayCount[];
  readonly uses: readonly UseCount[];
}

/** The kinds of {@link ReportCounts}. */
export type ReportCount = keyof ReportCounts;
const allCounts: ReadonlySet<string> = new Set<ReportCount>(['starts', 'stays', 'uses']);

/** Counts a local date's reservations for reports, without deleted ones and requests that were not accepted. */
export function countForReports(all: readonly Reported[], wanted = allCounts): ReportCounts {
  const counting = all.filter(
    (party) => party.status !== 'deleted' && (!party.request || party.request.state === 'accepted'),
  );
  const came = counting.filter((party) => !['canceled', 'no-show'].includes(stageOf(party)));
  return {
    starts: wanted.has('starts') ? sumUp(counting.map(startOf), ({ minute }) => minute, addStarts) : [],
    stays: wanted.has('stays') ? staysOf(came) : [],
    uses: wanted.has('uses') ? usesOf(came) : [],
  };
}

const staysOf = (came: readonly Reported[]): StayCount[] =>
  sumUp(
    came.flatMap(stayOf),
    ({ hour, size, planned, minutes }) => `${hour} ${size} ${planned} ${minutes}`,
    (sum, { parties }) => {
      sum.parties += parties;
    },
  );

export function addStarts(sum: Mutable<StartCount>, count: StartCount): void {
  sum.parties += count.parties;
  sum.covers += count.covers;
  sum.walkIns += count.walkIns;
  sum.noShows += count.noShows;
  sum.canceled += count.canceled;
  sum.canceledLate += count.canceledLate;
}

interface Present {
  readonly parties: number;
  readonly covers: number;
}

export function addPresent(sum: Mutable<Present>, { parties, covers }: Present): void {
  sum.parties += parties;
  sum.covers += covers;
}

function startOf(party: Reported): StartCount {
  const { partySize, from, changedAt, walkIn } = party;
  const stage = stageOf(party);
  const isCanceled = stage === 'canceled';
  const isNoShow = stage === 'no-show';
  const came = !isCanceled && !isNoShow;
  return {
    minute: quarterOf(party.minute),
    parties: Number(came),
    covers: came ? partySize : 0,
    walkIns: Number(came && walkIn),
    noShows: Number(isNoShow),
    canceled: Number(isCanceled),
    canceledLate: Number(isCanceled && from - changedAt < lateMs),
  };
}

/** Only of parties whose host said when they sat down and left. */
function stayOf(party: Reported): StayCount[] {
  const { progress, seating, partySize: size, plannedMinutes: planned } = party;
  if (progress !== 'finished' || !seating) return [];
  const minutes = Math.round((seating.until - seating.from) / minuteMs / stayStep) * stayStep;
  return [{ ...earlyOf(party), size, planned, minutes, parties: 1 }];
}

/**
 * The quarters of an hour in which parties are at their tables, by the steps of hosts, else as planned (REPORT-5). A party has
 * some six of them, which are added up as they are met: of a month they would be thirty thousand objects.
 */
function usesOf(came: readonly Reported[]): UseCount[] {
  const sums = new Map<number, Mutable<UseCount>>();
  for (const party of came) {
    const { minute, from, seating, plannedMinutes, partySize } = party;
    const begins = seating ? minute + Math.round((seating.from - from) / minuteMs) : minute;
    const lasts = seating ? Math.round((seating.until - seating.from) / minuteMs) : plannedMinutes;
    const { hour } = earlyOf(party);
    const end = begins + Math.min(lasts, longestStay);
    for (let at = quarterOf(begins); at < end; at += quarterMinutes) {
      const key = ((hour ?? -1) + 1) * mostMinutes + at;
      const sum = sums.get(key);
      if (sum) addPresent(sum, { parties: 1, covers: partySize });
      else
        sums.set(key, {
          ...(hour === undefined ? {} : { hour }),
          ...{ minute: at, parties: 1, covers: partySize },
        });
    }
  }
  return [...sums.values()];
}

const quarterOf = (minute: number) => Math.floor(minute / quarterMinutes) * quarterMinutes;

export const earlyOf = ({ minute }: Pick<Reported, 'minute'>): Early =>
  minute < dayTurnsAt.max ? { hour: Math.floor(minute / hourMinutes) } : {};

type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };

/** Adds up the counts with the same key, in the order in which the keys are met. A year has some 50,000 counts. */
export function sumUp<Count extends object>(
  counts: readonly Count[],
  keyOf: (count: Count) => string | number,
  add: (sum: Mutable<Count>, count: Count) => void,
): Count[] {
  const sums = new Map<string | number, Mutable<Count>>();
  for (const count of counts) {
    const key = keyOf(count);
    const sum = sums.get(key);
    if (sum) add(sum, count);
    else sums.set(key, { ...count });
  }
  return [...sums.values()];
}
