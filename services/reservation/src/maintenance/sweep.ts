import type { Clock } from '@tablewell/chassis/clock';
import type { Logger } from '@tablewell/chassis/ops';
import type { CountedBooking } from '../limits/counted-booking';
import { claimsToCheck, holdsDate, isDecided, ownsClaim, type StoredState, orphaned } from '../party/orphans';
import { type Claim, claimOwner, dayKey, type ServiceDay } from '../day/claims/claim';
import { isHold, isOver } from '../day/claims/table-hold';
import type { DayStore, PendingRelease, Reservations } from '../ports';
import type { RestaurantClock } from '../restaurant/restaurant-clock';
import { followClaims, type DaysToReassign } from './reassign-day';
import { releaseClaims } from '../commands/revise';

/** A claim without a reservation is an orphan after this long, which is longer than any request takes. */
const orphanMs = 30_000;

/** A service day with new claims, leased to this process. */
export interface SweptDay extends ServiceDay {
  /** Epoch milliseconds; claims made before were found to be kept, or were released. */
  readonly verifiedUntil?: number | undefined;
  /** Decisions moved parties to tables of other types, which their reservations may not have yet. */
  readonly moved?: boolean;
}

/** A month with pending bookings, leased to this process. */
export interface SweptMonth {
  readonly key: string;
  readonly version: number;
  readonly pending: readonly CountedBooking[];
}

/** Claims and holds that crashes left behind. */
export interface Leftovers {
  /** Reservations with releases that have been pending since before an instant. */
  pendingReleases(
    before: Date,
  ): Promise<{ id: string; restaurantId: string; pendingReleases: readonly PendingRelease[] }[]>;
  /** Days and months to check, each leased to one process, one at a time. */
  days(): AsyncIterable<SweptDay>;
  months(): AsyncIterable<SweptMonth>;
  /**
   * Records the instant up to which a day's claims are kept, unless the day has changed since; `isClean`: the day needs
   * no other sweep, and the reservations of moved parties have their tables.
   */
  markVerified(day: SweptDay, verifiedUntil: number, isClean: boolean): Promise<void>;
  /** Makes the month due for another check soon. */
  requeue(month: SweptMonth): Promise<void>;
  /** Marks the month clean, unless a booking was added since. */
  markClean(month: SweptMonth): Promise<void>;
  dropPending(monthKey: string, booking: CountedBooking): Promise<void>;
  /** The stored states of these reservations, tombstones included. */
  states(ids: readonly string[]): Promise<StoredState[]>;
  state(id: string): Promise<StoredState | undefined>;
  /** Makes a late write of this version fail; false after a concurrent change. */
  fence(reservationId: string, version: number, known: StoredState | undefined): Promise<boolean>;
}

interface SweepParts {
  readonly leftovers: Leftovers;
  readonly days: Pick<DayStore, 'release'>;
  /** The reservations of parties that a decision moved for another one. */
  readonly daysToReassign: Pick<DaysToReassign, 'withTables' | 'moveTables'>;
  readonly reservations: Pick<Reservations, 'clearPendingRelease'>;
  readonly clock: Clock;
  readonly timeIn: RestaurantClock;
  readonly logger: Logger;
}

/**
 * Cleans up, shared between processes: holds that have ended, releases that a change left pending after a crash, and
 * claims and quota that have no reservation. Before it releases one of these, it fences the reservation's id or version, so
 * that a process that was suspended cannot write the reservation late.
 */
export function sweep(parts: SweepParts): () => Promise<void> {
  const { leftovers, clock } = parts;
  return async () => {
    const before = new Date(clock().getTime() - orphanMs);
    for (const { pendingReleases, ...reservation } of await leftovers.pendingReleases(before))
      await releaseClaims(parts, reservation, pendingReleases);
    for await (const day of leftovers.days()) await releaseOrphans(parts, day);
    for await (const month of leftovers.months()) await dropDecided(parts, month);
  };
}

async function releaseOrphans(parts: SweepParts, day: SweptDay): Promise<void> {
  const { leftovers, days, daysToReassign, clock, timeIn, logger } = parts;
  const now = timeIn(day.restaurantId).getTime();
  const before = now - orphanMs;
  const holds = day.claims.filter(isHold);
  for (const hold of holds) if (isOver(hold, now)) await days.release(day.restaurantId, [day.date], hold.id);
  const { due, isAll } = claimsToCheck(
    { ...day, claims: day.claims.filter((claim) => !isHold(claim)) },
    before,
  );
  const ids = due.map(({ id }) => claimOwner(id).reservationId);
  const orphans = due.length === 0 ? [] : orphaned(day.date, due, await leftovers.states(ids));
  for (const claim of orphans) {
    if (await isKept(leftovers, day.date, claim)) continue;
    await days.release(day.restaurantId, [day.date], claim.id);
    logger.info({ day: dayKey(day.restaurantId, day.date) }, 'orphaned claim released');
  }
  const followed = day.moved ? await followClaims(daysToReassign, day.claims, clock) : { missed: 0 };
  if (followed.missed > 0) return;
  // Another process may crash before releasing one: the day is clean once a run finds no orphan.
  const isClean = isAll && holds.length === 0;
  if (orphans.length === 0 && (due.length > 0 || isClean)) await leftovers.markVerified(day, before, isClean);
}

/** Whether a reservation holds the claim. If none does, none can after this call. */
async function isKept(leftovers: Leftovers, date: string, claim: Claim): Promise<boolean> {
  const { reservationId, version } = claimOwner(claim.id);
  const known = await leftovers.state(reservationId);
  if (known && ownsClaim(known, claim)) return holdsDate(known, date);
  return !isDecided(version, known) && !(await leftovers.fence(reservationId, version, known));
}

/** Removes a month's pending bookings whose reservation is written, or is fenced. */
async function dropDecided({ leftovers, clock }: SweepParts, month: SweptMonth): Promise<void> {
  const before = clock().getTime() - orphanMs;
  let isDropped = false;
  for (const booking of month.pending.filter(({ madeAt }) => madeAt < before)) {
    const { reservationId, version } = booking;
    const known = await leftovers.state(reservationId);
    if (!isDecided(version, known) && !(await leftovers.fence(reservationId, version, known))) continue;
    await leftovers.dropPending(month.key, booking);
    isDropped = true;
  }
  // The month may be clean now.
  if (isDropped) await leftovers.requeue(month);
  if (month.pending.length === 0) await leftovers.markClean(month);
}
