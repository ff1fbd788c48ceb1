/** A stretch of time, in epoch milliseconds; the end is not included. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** A table that is kept at a start, for a reservation or for an offer. */
export interface KeptTable {
  /** Of the party; an offer that was taken has the id of its reservation. */
  readonly id: string;
  /** While it was kept at all events, and while it may have been. */
  readonly surely: Span;
  readonly possibly: Span;
  /** Between these two the public got it. */
  readonly given: Span;
  /** When the party joined the list; absent: it was on none. */
  readonly joinedAt?: number;
  /** Whether a party of the restaurant's staff, or one that keeps its time, got it: the list does not bind it. */
  readonly isFree?: boolean;
}

/** A party on the list for a start. */
export interface ListedParty {
  readonly id: string;
  readonly joinedAt: number;
  /** While it waited without an offer, at all events. */
  readonly waited: Span;
}

/** What happened with a start of equal tables. */
export interface StartLog {
  readonly tables: number;
  readonly kept: readonly KeptTable[];
  readonly listed: readonly ListedParty[];
}

/** What went wrong at a start; all zero by the claims of WAIT-11 and WAIT-12. */
export interface StartViolations {
  /** Tables that went to somebody while a party that had joined earlier waited. */
  readonly queueJumps: number;
  /** The most tables that were kept at once beyond those that there are. */
  readonly soldTwice: number;
  /** How long a table was free while a party waited for it, beyond the grace, in milliseconds. */
  readonly unofferedMs: number;
  /** The longest such stretch with its grace, in milliseconds: how late the latest offer was. */
  readonly latestMs: number;
}

/**
 * Replays what happened with a start. Each thing happened at some moment between two: only what is wrong at whichever moment is
 * counted.
 * @param graceMs how long a free table may wait for the job that offers it
 */
export function checkStart({ tables, kept, listed }: StartLog, graceMs: number): StartViolations {
  const edges = [
    ...kept.flatMap(({ surely, possibly }) => [surely.from, surely.until, possibly.from, possibly.until]),
    ...listed.flatMap(({ waited }) => [waited.from, waited.until]),
  ];
  const times = [...new Set(edges)].filter(Number.isFinite).sort((a, b) => a - b);
  let [soldTwice, unofferedMs, latestMs, freeSince] = [0, 0, 0, Infinity];
  for (const at of times) {
    const count = (of: 'surely' | 'possibly') =>
      new Set(kept.flatMap((each) => (covers(each[of], at) ? each.id : []))).size;
    soldTwice = Math.max(soldTwice, count('surely') - tables);
    const isFree = count('possibly') < tables && listed.some(({ waited }) => covers(waited, at));
    if (isFree) freeSince = Math.min(freeSince, at);
    else if (freeSince < at) {
      unofferedMs += Math.max(0, at - freeSince - graceMs);
      latestMs = Math.max(latestMs, at - freeSince);
      freeSince = Infinity;
    }
  }
  const queueJumps = kept.filter(
    (each) => !each.isFree && listed.some((party) => isPassed(party, each)),
  ).length;
  return { queueJumps, soldTwice, unofferedMs, latestMs };
}

const covers = ({ from, until }: Span, at: number): boolean => from <= at && at < until;

/** Whether a party waited through all of the time in which somebody who joined later, or never, got a table. */
const isPassed = (
  { id, joinedAt, waited }: ListedParty,
  { id: taker, given, joinedAt: joined }: KeptTable,
): boolean =>
  id !== taker && joinedAt < (joined ?? Infinity) && waited.from <= given.from && given.until < waited.until;
