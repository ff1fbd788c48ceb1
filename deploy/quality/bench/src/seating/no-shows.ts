import type { FloorTable } from '../../../../../services/restaurant/rules/src/floor';
import { demandOf, drawFrom, type SeatingRequest } from './demand';

const minuteMs = 60_000;

/** The assumptions about guests; each share is a part of the guests to whom it applies. */
export interface Assumptions {
  /** The share of parties that book and do not come if they get no message. */
  readonly noShows: number;
  /** Of those, the ones that cancel when they are reminded. */
  readonly cancelOnReminder: number;
  /** Of those that are still missing, the ones that answer the late nudge that they do not come. */
  readonly answerNudge: number;
}

export interface Measures {
  readonly reminders: boolean;
  readonly nudges: boolean;
}

/** Parties of one night: booked, those who look for a table after the reminders went out, and walk-ins. */
const booked = 90;
const later = 12;
const walkIns = 30;
/** A missing party's table is given away after this time, or after the answer to the nudge, which comes at 15 minutes. */
const givenUpMs = 30 * minuteMs;
const nudgedMs = 18 * minuteMs;
/** A walk-in takes the rest of a turn if that lasts at least this long. */
const shortestStayMs = 45 * minuteMs;

interface Seat {
  readonly table: FloorTable;
  readonly from: number;
  readonly until: number;
  /** When the party turns out not to come; undefined: it comes. */
  readonly freedAt?: number;
}

/** Takes the smallest table that fits and is free for the whole stay. */
function take(
  tables: readonly FloorTable[],
  taken: readonly Seat[],
  { partySize, from, until }: SeatingRequest,
): FloorTable | undefined {
  const isFree = (table: FloorTable) =>
    taken.every((seat) => seat.table !== table || seat.until <= from || seat.from >= until);
  return tables
    .filter((table) => table.largest >= partySize && isFree(table))
    .sort((a, b) => a.largest - b.largest)[0];
}

const hoursOf = (spans: readonly { from: number; until: number }[]): number =>
  spans.reduce((sum, { from, until }) => sum + Math.max(0, until - from), 0) / 3_600_000;

/** Walk-ins come at any minute. */
function walkInsOf(seed: number): SeatingRequest[] {
  const draw = drawFrom(seed * 7_919 + 2);
  return demandOf(seed + 200_000, walkIns)
    .map(({ partySize, from, until }) => {
      const lateMs = Math.floor(draw() * 30) * minuteMs;
      return { partySize, from: from + lateMs, until: until + lateMs };
    })
    .sort((a, b) => a.from - b.from);
}

/** The table hours of a night that were booked and stayed empty, because the party did not come. */
export function emptyTableHours(
  seed: number,
  tables: readonly FloorTable[],
  { noShows, cancelOnReminder, answerNudge }: Assumptions,
  measures: Measures,
): number {
  // Each party has numbers of its own, so that a night differs only by what is done.
  const draw = drawFrom(seed * 7_919 + 1);
  const parties = demandOf(seed, booked).map((request) => ({
    request,
    isMissing: draw() < noShows,
    wouldCancel: draw() < cancelOnReminder,
    wouldAnswer: draw() < answerNudge,
  }));
  const seats: Seat[] = [];
  const canceled: Seat[] = [];
  for (const { request, isMissing, wouldCancel, wouldAnswer } of parties) {
    const table = take(tables, [...seats, ...canceled], request);
    if (!table) continue;
    const { from, until } = request;
    if (isMissing && measures.reminders && wouldCancel) canceled.push({ table, from, until });
    else {
      const afterMs = measures.nudges && wouldAnswer ? nudgedMs : givenUpMs;
      seats.push({ table, from, until, ...(isMissing ? { freedAt: from + afterMs } : {}) });
    }
  }
  // A diner who looks for a table after the reminders gets those that were canceled by then.
  for (const request of demandOf(seed + 100_000, later)) {
    const table = take(tables, seats, request);
    if (table) seats.push({ table, from: request.from, until: request.until });
  }
  // Walk-ins take a table without a booking, or the rest of the turn of a party that did not come.
  const missing = seats.filter(({ freedAt }) => freedAt !== undefined);
  const refilled: Seat[] = [];
  for (const request of walkInsOf(seed)) {
    const table = take(tables, [...seats, ...refilled], request);
    if (table) {
      refilled.push({ table, from: request.from, until: request.until });
      continue;
    }
    const seat = missing.find(
      ({ table: one, freedAt = Infinity, until }) =>
        one.largest >= request.partySize &&
        freedAt <= request.from &&
        until - request.from >= shortestStayMs &&
        refilled.every((other) => other.table !== one || other.until <= request.from || other.from >= until),
    );
    if (seat) refilled.push({ table: seat.table, from: request.from, until: seat.until });
  }
  const usedOf = ({ table, from, until }: Seat) =>
    [...seats, ...refilled]
      .filter((other) => other.table === table && other.freedAt === undefined)
      .map((other) => ({ from: Math.max(from, other.from), until: Math.min(until, other.until) }));
  return [...missing, ...canceled].reduce((sum, seat) => sum + hoursOf([seat]) - hoursOf(usedOf(seat)), 0);
}
