import { type Actor, refuseNonMember, refuseWithoutPermission } from '@tablewell/chassis/access';
import { notFound, type Refusal, isRefusal } from '@tablewell/chassis/refusal';
import type { Reservation } from '../domain/reservation';
import type { Ports } from '../ports';

const missing = () => notFound('Reservation not found.');

/** A reservation for the holder of its id; a deleted one is not found. */
export async function findForHolder(ports: Ports, id: string): Promise<Reservation | Refusal> {
  const reservation = await ports.reservations.find(id);
  return reservation && reservation.status !== 'deleted' ? reservation : missing();
}

/** A reservation for members of its restaurant. */
export async function findForMember(
  ports: Ports,
  actor: Actor | undefined,
  id: string,
): Promise<Reservation | Refusal> {
  const reservation = await findForHolder(ports, id);
  return refuseForMember(actor, isRefusal(reservation) ? undefined : reservation);
}

/** The refusal to a member for a reservation that was already read; deleted reservations pass. */
export function refuseForMember(
  actor: Actor | undefined,
  reservation: Reservation | undefined,
): Reservation | Refusal {
  if (!reservation) return actor ? missing() : (refuseNonMember(actor, '') ?? missing());
  const refused = refuseWithoutPermission('reservations', actor, reservation.restaurantId);
  if (!refused) return reservation;
  return refused.kind === 'not-found' ? missing() : refused;
}
