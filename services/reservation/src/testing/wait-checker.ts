/** What the log of events says of a party after each of them. */
export interface LoggedParty {
  readonly id: string;
  readonly stage: 'waiting' | 'ready' | 'seated' | 'booked' | 'gone';
  readonly partySize: number;
  /** When it joined the waitlist; absent: it has a reservation, or walked in. */
  readonly joinedAt?: number;
  /** It did not come to its ready table, or does not sit yet: it keeps nobody waiting. */
  readonly isBehind?: boolean;
  /** The log says that it was let before others, by a host or by the owner's rule. */
  readonly outOfTurn?: boolean;
  readonly tableNumbers: readonly string[];
  /** The stretch for which it has tables; of a party that waits, the one that it needs. */
  readonly from: number;
  readonly until: number;
  /** The public booked it by this event. */
  readonly soldOnline?: boolean;
}

export interface LoggedEvent {
  readonly at: number;
  readonly party: LoggedParty;
}

export interface LoggedTable {
  readonly number: string;
  readonly smallest: number;
  readonly largest: number;
}

/** What went wrong in an evening; all zero by the claims of WAIT-4, WAIT-5 and WAIT-22. */
export interface WaitViolations {
  /** Parties that got a table which fits somebody who joined earlier and waited. */
  readonly queueJumps: number;
  /** Tables that two parties had at a time. */
  readonly doubleOffers: number;
  /** Minutes of tables that were sold online while they were needed for parties that waited. */
  readonly soldMinutes: number;
}

const minuteMs = 60_000;

/** Replays the events of a restaurant's evening, in the order in which they happened. Pure. */
export function checkWaits(tables: readonly LoggedTable[], events: readonly LoggedEvent[]): WaitViolations {
  const parties = new Map<string, LoggedParty>();
  let [queueJumps, doubleOffers, soldMinutes] = [0, 0, 0];
  for (const { party } of events) {
    const before = parties.get(party.id);
    parties.set(party.id, party);
    const others = [...parties.values()].filter(({ id }) => id !== party.id);
    const gotTables = has(party) && !(before && has(before));
    if (gotTables) {
      if (others.some((other) => has(other) && shareTable(other, party))) doubleOffers += 1;
      if (!party.outOfTurn && others.some((other) => isPassed(tables, other, party))) queueJumps += 1;
    }
    if (party.soldOnline) soldMinutes += neededMinutes(tables, others, party);
  }
  return { queueJumps, doubleOffers, soldMinutes };
}

const has = ({ stage, tableNumbers }: LoggedParty): boolean =>
  (stage === 'ready' || stage === 'seated') && tableNumbers.length > 0;

const isThen = (one: LoggedParty, other: LoggedParty): boolean =>
  one.from < other.until && other.from < one.until;

const shareTable = (one: LoggedParty, other: LoggedParty): boolean =>
  isThen(one, other) && one.tableNumbers.some((number) => other.tableNumbers.includes(number));

const fits = ({ smallest, largest }: LoggedTable, { partySize }: LoggedParty): boolean =>
  smallest <= partySize && partySize <= largest;

const waits = ({ stage, isBehind }: LoggedParty): boolean => stage === 'waiting' && !isBehind;

/** Whether a party that waits joined before another one of the line, or at all before a walk-in, and fits its tables. */
function isPassed(tables: readonly LoggedTable[], other: LoggedParty, taker: LoggedParty): boolean {
  if (!waits(other) || (other.joinedAt ?? Infinity) >= (taker.joinedAt ?? Infinity)) return false;
  return tables.some((table) => taker.tableNumbers.includes(table.number) && fits(table, other));
}

/**
 * For how many minutes the tables that fit a booking are fewer than the parties that have or need them, those who waited when it
 * was sold included. Parties that fit other tables, too, are left out, so that a minute that is counted is one.
 */
function neededMinutes(
  tables: readonly LoggedTable[],
  others: readonly LoggedParty[],
  sold: LoggedParty,
): number {
  const fitting = tables.filter((table) => fits(table, sold));
  const needs = others.filter(
    (other) =>
      (waits(other) || other.stage !== 'waiting') &&
      other.stage !== 'gone' &&
      tables.filter((table) => fits(table, other)).every((table) => fitting.includes(table)),
  );
  let minutes = 0;
  for (let at = sold.from; at < sold.until; at += minuteMs) {
    const then = needs.filter(({ from, until }) => from <= at && at < until);
    const waiting = then.some(({ stage }) => stage === 'waiting');
    if (waiting && then.length + 1 > fitting.length) minutes += 1;
  }
  return minutes;
}
