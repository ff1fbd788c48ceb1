import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import type { ClaimRequest } from '../day/claim-request';
import { holdsTable, stageOf } from '../party/lifecycle';
import type { Placement } from '../day/claims/placement';
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
  settle?(next: Reservation, claimed: Placement | undefined): Reservation;
  /** The quota slot of a restored reservation, under a plan with a limit. */
  quota?(version: number): QuotaRequest | undefined;
  /** The phone hold, after a public change of the number. */
  hold?(version: number): PhoneBookingRequest | undefined;
  /** Absent: no event. */
  event?(next: Reservation): OutboxEntry;
}

const attempts = 8;

/**
 * Reads, plans and writes a reservation, conditional on its version, and retries after a concurrent change. The new
 * table is claimed before the write and the old one released after it, so that the party has a table after a crash at
 * any point; the sweep releases leftover claims.
 */
export async function revise(
  ports: Ports,
  read: () => Promise<Reservation | Refusal>,
  plan: (current: Reservation) => Promise<Revision | Refusal | 'unchanged'>,
): Promise<Reservation | Refusal> {
  let skipped = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const current = await read();
    if (isRefusal(current)) return current;
    const revision = await plan(current);
    if (revision === 'unchanged') return current;
    if (isRefusal(revision)) return revision;

    const version = current.version + 1 + skipped;
    const heldClaim = holdsTable(stageOf(current)) ? claimId(current.id, current.claimVersion) : undefined;
    let claimed: Placement | undefined;
    if (revision.request) {
      const placed = await ports.days.claim({
        ...revision.request,
        ...(current.online ? { online: true } : {}),
        ...(revision.next.area ? { area: revision.next.area } : {}),
        ...(stageOf(revision.next) === 'arrived' ? { arrived: true } : {}),
        claimId: claimId(current.id, version),
        restaurantId: current.restaurantId,
      });
      if (isRefusal(placed)) {
        if (placed.code !== concurrentChangeCode) return placed;
        // A concurrent change has claimed this version: use the next one.
        skipped += 1;
        continue;
      }
      claimed = placed;
    }
    const releaseClaim = async () => {
      if (claimed)
        await ports.days.release(current.restaurantId, claimed.dates, claimId(current.id, version));
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
    const planned: Reservation = {
      ...revision.next,
      version,
      claimVersion: claimed ? version : current.claimVersion,
      updatedAt: ports.clock(),
    };
    const next =
      revision.settle?.(planned, claimed) ?? (claimed ? { ...planned, placement: claimed } : planned);
    const leaves = heldClaim !== undefined && (claimed !== undefined || !holdsTable(stageOf(next)));
    const pending: PendingRelease[] = leaves ? [{ claimId: heldClaim, dates: current.placement.dates }] : [];
    const events = revision.event ? [revision.event(next)] : [];
    if (await ports.reservations.replace(next, current.version, events, pending)) {
      await releaseClaims(ports, next, pending);
      return next;
    }
    // The quota slot is kept, because it may also be that of the concurrent change.
    await releaseClaim();
  }
  return new Refusal('unavailable', 'busy', 'This reservation is being changed by others. Please try again.');
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
