/** A stretch for which one network address held a table of a restaurant. Instants in epoch milliseconds. */
export interface HoldUsage {
  readonly holdId: string;
  readonly from: number;
  /** The end of the hold, or when it was released. */
  readonly until: number;
}

/** The period in which holds are added up. */
const windowMs = 3_600_000;
/** Bounds the list, even if a program makes holds without pause. */
const maxHolds = 40;

/**
 * The times with one more hold, or undefined if together they would exceed the limit of an hour (HOLD-4). A live hold
 * counts until its end, so that few are live at once.
 * @param replaced a hold that ends now; empty for none
 */
export function addHold(
  times: readonly HoldUsage[],
  hold: HoldUsage,
  replaced: string,
  maxMs: number,
): HoldUsage[] | undefined {
  const now = hold.from;
  const recent = endHold(times, replaced, now).filter(({ until }) => until > now - windowMs);
  const held = recent.reduce((sum, { from, until }) => sum + until - Math.max(from, now - windowMs), 0);
  if (recent.length >= maxHolds || held + (hold.until - hold.from) > maxMs) return undefined;
  return [...recent, hold];
}

/** The times after a hold was released. */
export function endHold(times: readonly HoldUsage[], holdId: string, now: number): readonly HoldUsage[] {
  return times.map((time) => (time.holdId === holdId && time.until > now ? { ...time, until: now } : time));
}

/** The times without a hold that became a booking, which does not count towards the limit (HOLD-4). */
export function withoutHold(times: readonly HoldUsage[], holdId: string): readonly HoldUsage[] {
  return times.filter((time) => time.holdId !== holdId);
}
