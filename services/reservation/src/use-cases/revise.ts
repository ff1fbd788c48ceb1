import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import type { OutboxEntry } from '@tablewell/chassis';
import { holdsTable } from '../domain/lifecycle';
import type { Placement } from '../domain/place-party';
import type { Reservation } from '../domain/reservation';
import { claimId, twinCode } from '../domain/service-day';
import type { ClaimWish, Leaving, PlaceWish } from '../ports';
import { takePlace } from './monthly-limit';
import type { Ports } from './ports';

/** How a reservation is to become: its next shape, the table it needs (if another one), and the event that tells. */
export interface Revision {
  readonly next: Reservation;
  /** Absent: it keeps the table it has, or holds none. */
  readonly wish?: Pick<ClaimWish, 'dates' | 'partySize' | 'phone' | 'decide'>;
  /** The place it needs in its month, when it comes back under a plan that limits them. */
  place?(version: number): PlaceWish | undefined;
  /** Absent: nothing that anybody needs to be told. */
  event?(next: Reservation): OutboxEntry;
}

const attempts = 8;

/**
 * Reads, plans and writes a reservation on its version, and plans again when another write came between. The new
 * table is claimed before the write and the old one let go after it, so that a crash at any point leaves the party
 * with a table, never without; what it leaves over, the sweep collects.
 */
export async function revise(
  ports: Ports,
  read: () => Promise<Reservation | Refusal>,
  plan: (current: Reservation) => Promise<Revision | Refusal | 'unchanged'>,
): Promise<Reservation | Refusal> {
  let twins = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const current = await read();
    if (isRefusal(current)) return current;
    const revision = await plan(current);
    if (revision === 'unchanged') return current;
    if (isRefusal(revision)) return revision;

    const version = current.version + 1 + twins;
    const held = holdsTable(current.status) ? claimId(current.id, current.claimVersion) : undefined;
    let placement: Placement = revision.next.placement;
    if (revision.wish) {
      const placed = await ports.days.claim({
        ...revision.wish,
        claimId: claimId(current.id, version),
        restaurantId: current.restaurantId,
      });
      if (isRefusal(placed)) {
        if (placed.code !== twinCode) return placed;
        // Another change of this reservation is under way with that version: ours takes the next one.
        twins += 1;
        continue;
      }
      placement = placed;
    }
    const giveUp = async () => {
      if (!revision.wish) return;
      await ports.days.release(current.restaurantId, placement.dates, claimId(current.id, version));
    };
    const place = revision.place?.(version);
    const refused = place && (await takePlace(ports, place, 'member'));
    if (refused) {
      await giveUp();
      return refused;
    }
    const next: Reservation = {
      ...revision.next,
      version,
      placement,
      claimVersion: revision.wish ? version : current.claimVersion,
      updatedAt: ports.clock(),
    };
    const leaves = held !== undefined && (revision.wish !== undefined || !holdsTable(next.status));
    const leaving: Leaving[] = leaves ? [{ claimId: held, dates: current.placement.dates }] : [];
    const told = revision.event ? [revision.event(next)] : [];
    if (await ports.reservations.replace(next, current.version, told, leaving)) {
      await letGo(ports, next, leaving);
      return next;
    }
    // A place that was taken stays: it may be the twin's too, and the version before us tells whose it is.
    await giveUp();
  }
  return new Refusal('unavailable', 'busy', 'This reservation is being changed by others. Please try again.');
}

/** Releases what a reservation left behind. A failure here costs nothing: the sweep does it again. */
export async function letGo(
  ports: Pick<Ports, 'days' | 'reservations'>,
  reservation: Pick<Reservation, 'id' | 'restaurantId'>,
  leaving: readonly Leaving[],
): Promise<void> {
  for (const left of leaving) {
    await ports.days.release(reservation.restaurantId, left.dates, left.claimId);
    await ports.reservations.settle(reservation.id, left);
  }
}
