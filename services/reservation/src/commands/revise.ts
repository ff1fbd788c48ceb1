import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import type { ClaimRequest } from '../day/claim-request';
import { holdsTable, stageOf } from '../party/lifecycle';
import { type ClaimEffects, noEffects } from '../day/claims/placement';
import type { Changed, Outcome, Write } from '../party/outcome';
import type { Reservation } from '../party/reservation';
import { claimId, concurrentChangeCode } from '../day/claims/claim';
import { followLine } from './waitlist/line-on-day';
import type { DayStore, PendingRelease, Ports, Reservations } from '../ports';

/** The claim on a new table for a party. */
export type TableRequest = Pick<
  ClaimRequest,
  'restaurant' | 'now' | 'dates' | 'partySize' | 'phone' | 'seated' | 'expiresAt' | 'table'
>;

/** What has to be taken before a change can be stored. */
export interface Needs {
  /** Undefined: no new table is needed. */
  readonly table?: TableRequest | undefined;
  /** Takes what it needs of the limits, once it has its table, or refuses. */
  takeLimits?(): Promise<Refusal | undefined>;
}

/** A change of a party. */
export interface Revision {
  /** The party's verb. Called again with the claimed table, if it needs one; it decides the same then. */
  change(write: Write): Outcome;
  /** What the change needs, given the party as it will be, still without its new table; absent: nothing. */
  needs?(planned: Reservation): Needs | Refusal | Promise<Needs | Refusal>;
}

/** A reservation after a change, with what its new claim took and overrode. */
interface Revised {
  readonly reservation: Reservation;
  readonly effects: ClaimEffects;
}

type Read = () => Promise<Reservation | Refusal>;
type Plan = (current: Reservation) => Promise<Revision | Refusal | 'unchanged'>;

/** The ports of every change. */
export type RevisingPorts = Pick<Ports, 'days' | 'reservations' | 'eventFactory' | 'clock'>;

/** See {@link reviseWithEffects}, for changes that take no table from others. */
export async function revise(ports: RevisingPorts, read: Read, plan: Plan): Promise<Reservation | Refusal> {
  const revised = await reviseWithEffects(ports, read, plan);
  return isRefusal(revised) ? revised : revised.reservation;
}

/**
 * Reads, changes and writes a reservation, conditional on its version, and retries after a concurrent change. The new
 * table is claimed before the write and the old one released after it, so that the party has a table after a crash at
 * any point; the sweep releases leftover claims.
 */
export async function reviseWithEffects(
  ports: RevisingPorts,
  read: Read,
  plan: Plan,
): Promise<Revised | Refusal> {
  let skipped = 0;
  const revised = await changeDocument<Revised | Refusal | 'conflict'>(async () => {
    const current = await read();
    if (isRefusal(current)) return current;
    const unchanged = { reservation: current, effects: noEffects };
    const revision = await plan(current);
    if (revision === 'unchanged') return unchanged;
    if (isRefusal(revision)) return revision;
    const write = { version: current.version + 1 + skipped, at: ports.clock(current.restaurantId) };
    const planned = revision.change(write);
    if (planned === 'unchanged') return unchanged;
    if (isRefusal(planned)) return planned;
    const needs = (await revision.needs?.(planned.next)) ?? {};
    if (isRefusal(needs)) return needs;

    const { table } = needs;
    const claimed = table && (await ports.days.claim(claimRequest(planned.next, table)));
    if (isRefusal(claimed)) {
      if (claimed.code !== concurrentChangeCode) return claimed;
      // A concurrent change has claimed this version: use the next one.
      skipped += 1;
      return 'conflict';
    }
    const releaseClaim = async () => {
      if (claimed)
        await ports.days.release(
          current.restaurantId,
          claimed.placement.dates,
          claimId(current.id, write.version),
        );
    };
    const refused = await needs.takeLimits?.();
    if (refused) {
      await releaseClaim();
      return refused;
    }
    const { next, events } = claimed ? withTable(revision, { ...write, claimed }) : planned;
    const pending = releasesOf(current, next, claimed !== undefined);
    const entries = events.map((event) => ports.eventFactory.ofParty(event));
    if (await ports.reservations.replace(next, current.version, entries, pending)) {
      await releaseClaims(ports, next, pending);
      if (current.wait || next.wait) await followLine(ports.days, current, next, write.at.getTime());
      return { reservation: next, effects: claimed?.effects ?? noEffects };
    }
    // The quota is kept, because the concurrent change may have reserved the same.
    await releaseClaim();
    return 'conflict';
  });
  if (revised !== 'busy') return revised;
  return new Refusal('unavailable', 'busy', 'This reservation is being changed by others. Please try again.');
}

function claimRequest(planned: Reservation, request: TableRequest): ClaimRequest {
  const { id, version, online, area } = planned;
  return {
    ...request,
    ...(online ? { online: true } : {}),
    ...(area ? { area } : {}),
    ...(stageOf(planned) === 'arrived' ? { arrived: true } : {}),
    claimId: claimId(id, version),
  };
}

/** The change with its table. The same facts were accepted without it, so a refusal now is a bug of the verb. */
function withTable(revision: Revision, write: Write): Changed {
  const changed = revision.change(write);
  if (changed === 'unchanged' || isRefusal(changed)) throw new Error('a change was refused with its table');
  return changed;
}

/** The claim that a party gives up, because it has another one, or holds no table any more. */
function releasesOf(current: Reservation, next: Reservation, isReplaced: boolean): PendingRelease[] {
  if (!holdsTable(stageOf(current)) || (!isReplaced && holdsTable(stageOf(next)))) return [];
  return [{ claimId: claimId(current.id, current.claimVersion), dates: current.placement.dates }];
}

/** Releases replaced claims. After a failure the sweep retries. */
export async function releaseClaims(
  ports: { days: Pick<DayStore, 'release'>; reservations: Pick<Reservations, 'clearPendingRelease'> },
  reservation: Pick<Reservation, 'id' | 'restaurantId'>,
  pendingReleases: readonly PendingRelease[],
): Promise<void> {
  for (const left of pendingReleases) {
    await ports.days.release(reservation.restaurantId, left.dates, left.claimId);
    await ports.reservations.clearPendingRelease(reservation.id, left);
  }
}
