import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import type { OutboxEntry } from '@tablewell/chassis';
import { holdsTable } from '../domain/lifecycle';
import type { Placement } from '../domain/place-party';
import type { Reservation } from '../domain/reservation';
import { claimId } from '../domain/service-day';
import type { ClaimWish, Leaving } from '../ports';
import type { Ports } from './ports';

/** How a reservation is to become: its next shape, the table it needs (if another one), and the event that tells. */
export interface Revision {
  readonly next: Reservation;
  /** Absent: it keeps the table it has, or holds none. */
  readonly wish?: Pick<ClaimWish, 'dates' | 'partySize' | 'decide'>;
  event(next: Reservation): OutboxEntry;
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
  for (let attempt = 0; attempt < attempts; attempt++) {
    const current = await read();
    if (isRefusal(current)) return current;
    const revision = await plan(current);
    if (revision === 'unchanged') return current;
    if (isRefusal(revision)) return revision;

    const version = current.version + 1;
    const held = holdsTable(current.status) ? claimId(current.id, current.claimVersion) : undefined;
    let placement: Placement = revision.next.placement;
    if (revision.wish) {
      const placed = await ports.days.claim({
        ...revision.wish,
        claimId: claimId(current.id, version),
        restaurantId: current.restaurantId,
        without: held,
      });
      if (isRefusal(placed)) return placed;
      placement = placed;
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
    if (await ports.reservations.replace(next, current.version, [revision.event(next)], leaving)) {
      await letGo(ports, next, leaving);
      return next;
    }
    if (revision.wish)
      await ports.days.release(current.restaurantId, placement.dates, claimId(current.id, version));
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
