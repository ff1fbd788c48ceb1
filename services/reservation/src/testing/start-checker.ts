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
  /** When what a killed process had claimed was not free yet. */
  readonly excused?: readonly Span[];
}

/** What went wrong at a start; all zero by the claims of WAIT-11 and WAIT-12. */
export interface StartViolations {
  /** Tables that went to somebody while as many parties that had joined earlier waited as tables were free. */
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
export function checkStart(
  { tables, kept, listed, excused = [] }: StartLog,
  graceMs: number,
): StartViolations {
  const edges = [
    ...kept.flatMap(({ surely, possibly }) => [surely.from, surely.until, possibly.from, possibly.until]),
    ...[...listed.map(({ waited }) => waited), ...excused].flatMap(({ from, until }) => [from, until]),
  ];
  const times = [...new Set(edges)].filter(Number.isFinite).sort((a, b) => a - b);
  let [soldTwice, unofferedMs, latestMs, freeSince] = [0, 0, 0, Infinity];
  for (const at of times) {
    const count = (of: 'surely' | 'possibly') =>
      new Set(kept.flatMap((each) => (covers(each[of], at) ? each.id : []))).size;
    soldTwice = Math.max(soldTwice, count('surely') - tables);
    const isExcused = excused.some((span) => covers(span, at));
    const isWanted = listed.some(({ waited }) => covers(waited, at));
    const isFree = !isExcused && isWanted && count('possibly') < tables;
    if (isFree) freeSince = Math.min(freeSince, at);
    else if (freeSince < at) {
      unofferedMs += Math.max(0, at - freeSince - graceMs);
      latestMs = Math.max(latestMs, at - freeSince);
      freeSince = Infinity;
    }
  }
  // Tables that may have been free beyond those of the parties ahead are anybody's.
  const isJump = (taker: KeptTable) => {
    const others = kept.filter(({ id, surely }) => id !== taker.id && lastsThrough(surely, taker));
    const free = tables - new Set(others.map(({ id }) => id)).size;
    return !taker.isFree && listed.filter((party) => isBefore(party, taker)).length >= free;
  };
  const queueJumps = kept.filter((taker) => isJump(taker)).length;
  return { queueJumps, soldTwice, unofferedMs, latestMs };
}

const covers = ({ from, until }: Span, at: number): boolean => from <= at && at < until;

/** Whether something lasted through all of the time in which a table was given. */
const lastsThrough = ({ from, until }: Span, { given }: KeptTable): boolean =>
  from <= given.from && given.until < until;

/** Whether a party waited while somebody who joined later, or never, got a table. */
const isBefore = ({ id, joinedAt, waited }: ListedParty, taker: KeptTable): boolean =>
  id !== taker.id && joinedAt < (taker.joinedAt ?? Infinity) && lastsThrough(waited, taker);
