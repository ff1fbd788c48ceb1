import { Refusal } from '@tablewell/chassis/refusal';
import type { DayRestrictions } from './day-restrictions';

/**
 * A restaurant's local date with its claims. It is a single document, so that conditional updates prevent double
 * bookings.
 */
export interface ServiceDay extends DayRestrictions {
  readonly restaurantId: string;
  /** Local date, YYYY-MM-DD. */
  readonly date: string;
  /** Incremented with every write; writes are conditional on the version on which they were decided. */
  readonly version: number;
  readonly claims: readonly Claim[];
  /** The ids of the latest blocks that were lifted. */
  readonly liftedBlocks?: readonly string[];
}

/** A table of a type, taken for a stretch of time in epoch milliseconds, which clock changes do not affect. */
export interface Claim {
  /** `<reservation id>:<reservation version>` */
  readonly id: string;
  /** The type's key; empty under the fallback of 100 seats. */
  readonly tableType: string;
  /** How many tables the party has together; absent: 1. It is stored even if the numbers are not. */
  readonly tables?: number;
  /** The numbers of its tables; absent if no table is free for it. */
  readonly tableNumbers?: readonly string[];
  /** A host chose its tables, so that no decision moves it. */
  readonly pinned?: boolean;
  readonly partySize: number;
  /** The area that the party requested, in the owner's spelling; absent: anywhere. */
  readonly area?: string;
  readonly from: number;
  /** Not included. The pause after the party is part of the claim. */
  readonly until: number;
  /** The pause after the party's turn time, in minutes of the claim; absent: 0. */
  readonly pauseMinutes?: number;
  /** When it was made: a claim without a reservation is released after a while. */
  readonly madeAt: number;
  /** The party sits there and holds the table until it is freed. */
  readonly seated?: boolean;
  /** The party waits at the door, so that others are moved first (TABLE-16). */
  readonly arrived?: boolean;
  /** The id of the last step that swapped its tables with those of another party. */
  readonly swap?: string;
  /** It was made at a start without a table (OVERBOOK-7), so that it may do without one. */
  readonly beyondTables?: boolean;
  /** Hash of the booking's idempotency key, if it has one. */
  readonly key?: string;
  /** Hash of a public caller's phone number, if given. */
  readonly phone?: string;
  /** The public made the booking. */
  readonly online?: boolean;
  /** The end of a hold's claim, which has no reservation, in epoch milliseconds (HOLD-1). */
  readonly expiresAt?: number;
}

/**
 * The code of an internal refusal: the day already has a claim with this id, from a concurrent change of the same
 * reservation. Two claims with one id could not be released separately.
 */
export const concurrentChangeCode = 'concurrent-change';

/** The refusal after too many concurrent writes of a day. */
export const busyDay = () =>
  new Refusal('unavailable', 'busy', 'Many people are booking this day right now. Please try again.');

/** Whether a claim keeps its tables: a host chose them, or the party sits there. No decision moves it (TABLE-14). */
export function isHard({ pinned, seated }: Pick<Claim, 'pinned' | 'seated'>): boolean {
  return pinned === true || seated === true;
}

/** The claim without table numbers, so that it gets other tables when it is read. */
export function withoutNumbers({ tableNumbers: _, ...claim }: Claim): Claim {
  return claim;
}

/**
 * The claims of successive days, each once. A claim past midnight is in two documents, and only that of its first day has
 * the numbers that decisions gave it since.
 */
export function ofDays(days: readonly (readonly Claim[])[]): Claim[] {
  const all = new Map<string, Claim>();
  for (const claims of days) for (const claim of claims) if (!all.has(claim.id)) all.set(claim.id, claim);
  return [...all.values()];
}

/** The list with each moved claim replaced. */
export function withMoves(claims: readonly Claim[], moves: readonly Claim[]): readonly Claim[] {
  if (moves.length === 0) return claims;
  const moved = new Map(moves.map((claim) => [claim.id, claim]));
  return claims.map((claim) => moved.get(claim.id) ?? claim);
}

/** The claim id of a reservation's version. */
export function claimId(reservationId: string, version: number): string {
  return `${reservationId}:${version}`;
}

/** The reservation id and version of a claim. */
export function claimOwner(id: string): { reservationId: string; version: number } {
  const at = id.lastIndexOf(':');
  return { reservationId: id.slice(0, at), version: Number(id.slice(at + 1)) };
}

/** Lifetime of an idempotency key (API-4). */
export const keyLifeMs = 24 * 3_600_000;

/** True if two claims have the same key within its lifetime: a repeated request of one party. */
export function isSameRequest(a: Pick<Claim, 'key' | 'madeAt'>, b: Pick<Claim, 'key' | 'madeAt'>): boolean {
  return a.key !== undefined && a.key === b.key && Math.abs(a.madeAt - b.madeAt) < keyLifeMs;
}

/**
 * The maximum number of claims per service day, which bounds every computation on a day. The fallback of 100 seats per
 * half hour allows 4,800 parties of one.
 */
export const maxClaimsPerDay = 5_000;

/** The key of a service day's document. */
export function dayKey(restaurantId: string, date: string): string {
  return `${restaurantId}:${date}`;
}
