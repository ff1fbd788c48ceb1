import type { Clock } from '@tablewell/chassis/clock';
import { changeDocument } from '@tablewell/chassis/resilience';
import { addDays } from '@tablewell/shared/zone';
import {
  isSameClaim,
  reassignDay as reassignClaims,
  type PlacedReservation,
  type TableChange,
  tableChanges,
} from './day-reassignment';
import { mergeRestrictions } from '../day/claims/day-restrictions';
import type { Inventory } from '../day/tables/plans';
import { type Claim, claimOwner, type ServiceDay } from '../day/claims/claim';

const batch = 500;

/** Service days and their reservations, whose tables are reassigned after a change of settings. */
export interface DaysToReassign {
  day(restaurantId: string, date: string): Promise<ServiceDay | undefined>;
  /** Replaces the day's claims; false after a concurrent write. */
  rewrite(day: ServiceDay, claims: readonly Claim[]): Promise<boolean>;
  /** Reservations with their tables, tombstones included. */
  withTables(ids: readonly string[]): Promise<PlacedReservation[]>;
  /** Writes the changes whose version is unchanged; returns their number. */
  moveTables(changes: readonly TableChange[], at: Date): Promise<number>;
}

/** The result for one day. */
interface ReassignedDay {
  /** Reservations whose table changed. */
  readonly moved: number;
  /** True after concurrent writes: the day must be processed again. */
  readonly unfinished: boolean;
  /** Claims past midnight, which keep this day's tables on the next day. */
  readonly pastMidnight: ReadonlySet<string>;
}

const unfinishedDay: ReassignedDay = { moved: 0, unfinished: true, pastMidnight: new Set() };

/**
 * Reassigns tables on a service day: the day in one conditional update, then its reservations in batches. Idempotent: a
 * reservation that a crash left without its claim's new table is updated by the next run.
 * @param fixed ids of the claims that were assigned with the previous day
 */
export async function reassignDay(
  { days, clock }: { days: DaysToReassign; clock: Clock },
  restaurantId: string,
  date: string,
  inventory: Inventory,
  fixed: ReadonlySet<string>,
): Promise<ReassignedDay> {
  const reassigned = await changeDocument<ReassignedDay | 'conflict'>(async () => {
    const [today, tomorrow] = await Promise.all([
      days.day(restaurantId, date),
      days.day(restaurantId, addDays(date, 1)),
    ]);
    if (!today) return unfinishedDay;
    const { blocks = [] } = mergeRestrictions(today, tomorrow);
    const onDays = { ...inventory, blocks };
    const next = reassignClaims(today.claims, tomorrow?.claims ?? [], onDays, fixed);
    // The later day first, as in every write, so that a decision on a day sees all of its claims.
    if (tomorrow && !(await rewrite(days, tomorrow, next.tomorrow))) return 'conflict';
    if (!(await rewrite(days, today, next.today))) return 'conflict';
    const { moved, missed } = await followClaims(days, next.today, clock);
    return { moved, unfinished: missed > 0, pastMidnight: next.pastMidnight };
  });
  return reassigned === 'busy' ? unfinishedDay : reassigned;
}

/** One write, if a table changed. False after a concurrent write. */
async function rewrite(days: DaysToReassign, day: ServiceDay, claims: readonly Claim[]): Promise<boolean> {
  const isSame = claims.every((claim, index) => isSameClaim(claim, day.claims[index]));
  return isSame || days.rewrite(day, claims);
}

/** Copies the types of the claims' tables to the reservations. Concurrently changed ones are left to the next run. */
export async function followClaims(
  days: Pick<DaysToReassign, 'withTables' | 'moveTables'>,
  claims: readonly Claim[],
  clock: Clock,
): Promise<{ moved: number; missed: number }> {
  let moved = 0;
  let missed = 0;
  for (let start = 0; start < claims.length; start += batch) {
    const some = claims.slice(start, start + batch);
    const changes = tableChanges(
      some,
      await days.withTables(some.map(({ id }) => claimOwner(id).reservationId)),
    );
    if (changes.length === 0) continue;
    const written = await days.moveTables(changes, clock());
    moved += written;
    missed += changes.length - written;
  }
  return { moved, missed };
}
