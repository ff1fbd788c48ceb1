/**
 * One restaurant on one local date, with everything that is taken on it. Written as a single document, so that
 * the store can refuse the second of two bookings.
 */
export interface ServiceDay {
  readonly restaurantId: string;
  /** Local date, YYYY-MM-DD. */
  readonly date: string;
  /** Grows with every write; a write names the version it was decided on. */
  readonly version: number;
  readonly claims: readonly Claim[];
}

/** A table type taken for a stretch of time. Times are epoch milliseconds, so that clock changes cost nothing. */
export interface Claim {
  /** `<reservation id>:<reservation version that it belongs to>` */
  readonly id: string;
  /** The type's key; empty under the fallback of 100 seats. */
  readonly tableType: string;
  /** How many of the type, pushed together for a party that none of them seats; 1 when absent. */
  readonly tables?: number;
  readonly partySize: number;
  readonly from: number;
  /** Not included. */
  readonly until: number;
  /** When it was made: a claim with no reservation behind it is released after a while. */
  readonly madeAt: number;
  /** A mark of the key that the booking was asked for by, if it had one. */
  readonly key?: string;
  /** A mark of the phone number, where the public made it and gave one. */
  readonly phone?: string;
}

/**
 * The code of a refusal that is no guest's business: a claim of this name lies on the day already, made by another
 * change of the same reservation. Two of one name could not be told apart when one of them is let go.
 */
export const twinCode = 'twin-claim';

/** The id of the claim that a reservation's version rests on. */
export function claimId(reservationId: string, version: number): string {
  return `${reservationId}:${version}`;
}

/** The reservation and version a claim was made for. */
export function claimOwner(id: string): { reservationId: string; version: number } {
  const at = id.lastIndexOf(':');
  return { reservationId: id.slice(0, at), version: Number(id.slice(at + 1)) };
}

/** How long a key stands for one booking. Later it may be used for another (contract §3). */
export const keyLifeMs = 24 * 3_600_000;

/** Whether two claims were asked for by one key within its life: then they are one party's, asked for again. */
export function isSameRequest(a: Pick<Claim, 'key' | 'madeAt'>, b: Pick<Claim, 'key' | 'madeAt'>): boolean {
  return a.key !== undefined && a.key === b.key && Math.abs(a.madeAt - b.madeAt) < keyLifeMs;
}

/**
 * The claims that one service day takes. Everything that is worked out about a day is worked out of so many at most;
 * the fallback's 100 seats in each half hour give 4,800 parties of one.
 */
export const mostClaimsADay = 5_000;

/** The key of a service day's document. */
export function dayKey(restaurantId: string, date: string): string {
  return `${restaurantId}:${date}`;
}
