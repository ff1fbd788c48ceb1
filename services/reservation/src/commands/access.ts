import {
  type Actor,
  type Permission,
  refuseNonMember,
  refuseWithoutPermission,
} from '@tablewell/chassis/access';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import type { Reservation } from '../party/reservation';
import type { KnownRestaurant } from '../restaurant/restaurant-rules';
import type { Ports, RestaurantRulesStore } from '../ports';

const missing = () => notFound('Reservation not found.');

/** A reservation for the holder of its id; a deleted one is not found, nor one that waits for a full start (WAIT-11). */
export async function findByLink(
  ports: Pick<Ports, 'reservations'>,
  id: string,
): Promise<Reservation | Refusal> {
  const reservation = await findParty(ports, id);
  return !isRefusal(reservation) && reservation.wait?.forStart ? missing() : reservation;
}

/** The same with those that wait for full starts. */
export async function findParty(
  ports: Pick<Ports, 'reservations'>,
  id: string,
): Promise<Reservation | Refusal> {
  const party = await ports.reservations.find(id);
  return party && party.status !== 'deleted' ? party : missing();
}

/** A reservation for members of its restaurant. */
export async function findForMember(
  ports: Pick<Ports, 'reservations'>,
  actor: Actor | undefined,
  id: string,
): Promise<Reservation | Refusal> {
  const reservation = await findByLink(ports, id);
  return onlyForMember(actor, isRefusal(reservation) ? undefined : reservation);
}

/** The given reservation, or the refusal of a caller who may not see it. Deleted reservations pass. */
export function onlyForMember(
  actor: Actor | undefined,
  reservation: Reservation | undefined,
): Reservation | Refusal {
  if (!reservation) return actor ? missing() : (refuseNonMember(actor, '') ?? missing());
  const refused = refuseWithoutPermission('reservations', actor, reservation.restaurantId);
  if (!refused) return reservation;
  return refused.kind === 'not-found' ? missing() : refused;
}

/** Finds a restaurant for an actor. Refuses unless the actor is a member whose role has the permission. */
export async function findRestaurant(
  { restaurants }: { readonly restaurants: Pick<RestaurantRulesStore, 'find'> },
  permission: Permission,
  actor: Actor | undefined,
  id: string,
): Promise<KnownRestaurant | Refusal> {
  const refused = refuseWithoutPermission(permission, actor, id);
  return refused ?? (await restaurants.find(id)) ?? notFound('Restaurant not found.');
}
