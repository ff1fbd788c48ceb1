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
  /** When it happened, at the earliest; in a log of one process simply its place. */
  readonly at: number;
  /** When it had happened, at the latest; absent: the log is exact, and its order says what was before what. */
  readonly latest?: number;
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

interface CheckOptions {
  /**
   * What a party that waits needs is logged as it is while every table is taken: as many parties as tables are free sit before, and
   * need nothing then.
   */
  readonly freeTablesFirst?: boolean;
}

const minuteMs = 60_000;

/**
 * Replays the events of a restaurant's evening, those of each party in their order. An event of a log that is not exact happened at
 * some moment between two: only what is wrong at whichever moment is counted. Pure.
 */
export function checkWaits(
  tables: readonly LoggedTable[],
  events: readonly LoggedEvent[],
  { freeTablesFirst = false }: CheckOptions = {},
): WaitViolations {
  const states = statesOf(events);
  let [queueJumps, doubleOffers, soldMinutes] = [0, 0, 0];
  for (const state of states) {
    const { party, before } = state;
    const others = states.filter((other) => other.party.id !== party.id);
    const during = others.filter((other) => lastsThrough(other, state)).map((other) => other.party);
    if (has(party) && !(before && has(before))) {
      if (others.some((other) => hasAtOnce(other, state))) doubleOffers += 1;
      // Parties with a reservation are no part of the line.
      const isInTurn = party.outOfTurn || before?.stage === 'booked';
      if (!isInTurn && during.some((other) => isPassed(tables, other, party))) queueJumps += 1;
    }
    // A party that has a start keeps it, whatever else is changed.
    const keepsStart = before?.stage === 'booked' && before.from === party.from;
    if (party.soldOnline && !keepsStart) soldMinutes += neededMinutes(tables, during, party, freeTablesFirst);
  }
  return { queueJumps, doubleOffers, soldMinutes };
}

/** What a party was after one of its events, until the next one. */
interface State extends Required<LoggedEvent> {
  readonly before: LoggedParty | undefined;
  /** When the next event of the party happened, at the earliest. */
  readonly next: number;
}

function statesOf(events: readonly LoggedEvent[]): readonly State[] {
  const placed = events.map((event, place) => {
    const { at, latest } = event;
    return latest === undefined ? { ...event, at: place, latest: place } : { ...event, at, latest };
  });
  const lastOf = new Map<string, { -readonly [Key in keyof State]: State[Key] }>();
  return placed.map((event) => {
    const previous = lastOf.get(event.party.id);
    const state = { ...event, before: previous?.party, next: Infinity };
    if (previous) previous.next = event.at;
    lastOf.set(event.party.id, state);
    return state;
  });
}

/** Whether a state lasted through all of the time in which the event of another one happened. */
const lastsThrough = (state: State, event: State): boolean =>
  state.latest <= event.at && event.latest < state.next;

/** Whether two parties had a table at one moment, of which the other one got it first. */
const hasAtOnce = (first: State, second: State): boolean =>
  has(first.party) &&
  shareTable(first.party, second.party) &&
  (first.latest < second.latest || (first.latest === second.latest && first.party.id < second.party.id)) &&
  second.latest < Math.min(first.next, second.next);

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
  freeTablesFirst: boolean,
): number {
  const fitting = tables.filter((table) => fits(table, sold));
  const needs = others.filter(
    (other) =>
      (waits(other) || other.stage !== 'waiting') &&
      other.stage !== 'gone' &&
      tables.filter((table) => fits(table, other)).every((table) => fitting.includes(table)),
  );
  const taken = needs.filter(has).flatMap(({ tableNumbers }) => tableNumbers);
  const free = freeTablesFirst ? Math.max(0, fitting.length - taken.length) : 0;
  const inLine = needs.filter(waits).sort((a, b) => (a.joinedAt ?? 0) - (b.joinedAt ?? 0));
  const served = new Set(inLine.slice(0, free));
  let minutes = 0;
  for (let at = sold.from; at < sold.until; at += minuteMs) {
    const then = needs.filter((party) => !served.has(party) && party.from <= at && at < party.until);
    const waiting = then.some(({ stage }) => stage === 'waiting');
    if (waiting && then.length + 1 > fitting.length) minutes += 1;
  }
  return minutes;
}
