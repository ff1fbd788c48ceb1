import { stageOf } from './lifecycle';
import { nextVersion, type Outcome, type Write } from './outcome';
import type { Reservation } from './reservation';
import type { Wait, WaitRange } from './wait';

const minuteMs = 60_000;
/** How often a party is told a new range at most; it would not believe a fourth. */
export const mostRequotes = 3;

/** The end of the wait that a party was told last, in epoch milliseconds; undefined: it was told none. */
export function toldUntil({ joinedAt, quote, requote, requotedAt }: Wait): number | undefined {
  if (requote && requotedAt) return requotedAt.getTime() + requote.until * minuteMs;
  return quote && joinedAt.getTime() + quote.until * minuteMs;
}

/**
 * Whether a party waits longer than it was told (WAIT-26), so that it has to be told a new range. Not if its table was
 * ready once, or if it does not want to sit before a later time.
 */
export function isQuoteBroken(party: Reservation, now: number): boolean {
  const { wait } = party;
  if (!wait || wait.forStart || wait.lapsedAt || stageOf(party) !== 'waiting') return false;
  const until = toldUntil(wait);
  if (until === undefined || (wait.requotes ?? 0) >= mostRequotes) return false;
  return Math.max(until, wait.notBefore?.getTime() ?? 0) < now;
}

/** Tells a party a new range, from now on. */
export function requote(party: Reservation, range: WaitRange, write: Write): Outcome {
  const { wait } = party;
  if (!wait || !isQuoteBroken(party, write.at.getTime())) return 'unchanged';
  const told = { requote: range, requotedAt: write.at, requotes: (wait.requotes ?? 0) + 1 };
  const reservation = nextVersion(party, write, { wait: { ...wait, ...told } });
  return { next: reservation, events: [{ kind: 'waited', reservation, news: 'requoted' }] };
}
