import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import type { ClaimRequest } from '../day/claim-request';
import { holdsTable, stageOf } from '../party/lifecycle';
import { type ClaimEffects, noEffects, type Placement } from '../day/claims/placement';
import type { PartyEvent } from '../party/party-event';
import type { Reservation } from '../party/reservation';
import { claimId, concurrentChangeCode } from '../day/claims/claim';
import type {
  PendingRelease,
  PhoneBookingRequest,
  Ports,
  QuotaRequest,
  Reservations,
  ServiceDays,
} from '../ports';
import { reserveQuota } from './monthly-limit';
import { addPhoneBooking } from './phone-booking';

/** A planned change: the next state, a new table if needed, and the event. */
export interface Revision {
  readonly next: Reservation;
  /** Absent: no new table is needed. */
  readonly request?: Pick<ClaimRequest, 'dates' | 'partySize' | 'phone' | 'seated' | 'decide'>;
  /** The state to store, given the new version and the claimed table; absent: `next` with that table as its plan. */
  settle?(next: Reservation, claimed: Placement | undefined, effects: ClaimEffects): Reservation;
  /** The quota slot of a restored reservation, under a plan with a limit. */
  quota?(version: number): QuotaRequest | undefined;
  /** The phone hold, after a public change of the number. */
  hold?(version: number): PhoneBookingRequest | undefined;
  /** Absent: no event. */
  event?(next: Reservation, effects: ClaimEffects): PartyEvent;
}

/** A reservation after a change, with what its new claim took and overrode. */
interface Revised {
  readonly reservation: Reservation;
  readonly effects: ClaimEffects;
}

type Read = () => Promise<Reservation | Refusal>;
type Plan = (current: Reservation) => Promise<Revision | Refusal | 'unchanged'>;

/** See {@link reviseWithEffects}, for changes that take no table from others. */
export async function revise(ports: Ports, read: Read, plan: Plan): Promise<Reservation | Refusal> {
  const revised = await reviseWithEffects(ports, read, plan);
  return isRefusal(revised) ? revised : revised.reservation;
}

/**
 * Reads, plans and writes a reservation, conditional on its version, and retries after a concurrent change. The new
 * table is claimed before the write and the old one released after it, so that the party has a table after a crash at
 * any point; the sweep releases leftover claims.
 */
export async function reviseWithEffects(ports: Ports, read: Read, plan: Plan): Promise<Revised | Refusal> {
  let skipped = 0;
  const revised = await changeDocument<Revised | Refusal | 'conflict'>(async () => {
    const current = await read();
    if (isRefusal(current)) return current;
    const revision = await plan(current);
    if (revision === 'unchanged') return { reservation: current, effects: noEffects };
    if (isRefusal(revision)) return revision;

    const version = current.version + 1 + skipped;
    const claimed = revision.request && (await ports.days.claim(claimRequest(current, revision, version)));
    if (isRefusal(claimed)) {
      if (claimed.code !== concurrentChangeCode) return claimed;
      // A concurrent change has claimed this version: use the next one.
      skipped += 1;
      return 'conflict';
    }
    const releaseClaim = async () => {
      if (claimed)
        await ports.days.release(current.restaurantId, claimed.placement.dates, claimId(current.id, version));
    };
    const quota = revision.quota?.(version);
    const hold = revision.hold?.(version);
    const refused =
      (quota && (await reserveQuota(ports, quota, 'member'))) ??
      (hold && (await addPhoneBooking(ports, hold)));
    if (refused) {
      await releaseClaim();
      return refused;
    }
    const effects = claimed?.effects ?? noEffects;
    const next = stateAfter(revision, {
      version,
      claimed: claimed?.placement,
      effects,
      claimVersion: claimed ? version : current.claimVersion,
      updatedAt: ports.clock(),
    });
    const pending = releasesOf(current, next, claimed !== undefined);
    const events = revision.event ? [ports.eventFactory.ofParty(revision.event(next, effects))] : [];
    if (await ports.reservations.replace(next, current.version, events, pending)) {
      await releaseClaims(ports, next, pending);
      return { reservation: next, effects };
    }
    // The quota slot is kept, because it may also be that of the concurrent change.
    await releaseClaim();
    return 'conflict';
  });
  if (revised !== 'busy') return revised;
  return new Refusal('unavailable', 'busy', 'This reservation is being changed by others. Please try again.');
}

function claimRequest(current: Reservation, { next, request }: Revision, version: number): ClaimRequest {
  return {
    ...(request as NonNullable<Revision['request']>),
    ...(current.online ? { online: true } : {}),
    ...(next.area ? { area: next.area } : {}),
    ...(stageOf(next) === 'arrived' ? { arrived: true } : {}),
    claimId: claimId(current.id, version),
    restaurantId: current.restaurantId,
  };
}

function stateAfter(
  { next, settle }: Revision,
  {
    claimed,
    effects,
    ...change
  }: Pick<Reservation, 'version' | 'claimVersion' | 'updatedAt'> & {
    readonly claimed: Placement | undefined;
    readonly effects: ClaimEffects;
  },
): Reservation {
  const planned: Reservation = { ...next, ...change };
  return settle?.(planned, claimed, effects) ?? (claimed ? { ...planned, placement: claimed } : planned);
}

/** The claim that a party gives up, because it has another one, or holds no table any more. */
function releasesOf(current: Reservation, next: Reservation, isReplaced: boolean): PendingRelease[] {
  if (!holdsTable(stageOf(current)) || (!isReplaced && holdsTable(stageOf(next)))) return [];
  return [{ claimId: claimId(current.id, current.claimVersion), dates: current.placement.dates }];
}

/** Releases replaced claims. After a failure the sweep retries. */
export async function releaseClaims(
  ports: { days: Pick<ServiceDays, 'release'>; reservations: Pick<Reservations, 'clearPendingRelease'> },
  reservation: Pick<Reservation, 'id' | 'restaurantId'>,
  pendingReleases: readonly PendingRelease[],
): Promise<void> {
  for (const left of pendingReleases) {
    await ports.days.release(reservation.restaurantId, left.dates, left.claimId);
    await ports.reservations.clearPendingRelease(reservation.id, left);
  }
}
