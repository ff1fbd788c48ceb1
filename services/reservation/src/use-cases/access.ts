import { type Actor, refuseStrangers, refuseWithout } from '@tablewell/chassis';
import { notFound, type Refusal, isRefusal } from '@tablewell/chassis/refusal';
import type { Reservation } from '../domain/reservation';
import type { Ports } from './ports';

const missing = () => notFound('Reservation not found.');

/** The reservation, for whoever holds its id; a deleted one is not there. */
export async function held(ports: Ports, id: string): Promise<Reservation | Refusal> {
  const reservation = await ports.reservations.find(id);
  return reservation && reservation.status !== 'deleted' ? reservation : missing();
}

/** The reservation, for members of its restaurant only. */
export async function managed(
  ports: Ports,
  actor: Actor | undefined,
  id: string,
): Promise<Reservation | Refusal> {
  const reservation = await held(ports, id);
  if (isRefusal(reservation)) return actor ? reservation : (refuseStrangers(actor, '') ?? reservation);
  const stranger = refuseWithout('reservations', actor, reservation.restaurantId);
  if (!stranger) return reservation;
  return stranger.kind === 'not-found' ? missing() : stranger;
}
