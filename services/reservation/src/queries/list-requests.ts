import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import type { Reservation } from '../party/reservation';
import type { Ports } from '../ports';

const maxListed = 200;

/** The requests that wait for an answer, by the time of the party, for members. */
export function listRequests({ reservations }: Pick<Ports, 'reservations'>) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
  ): Promise<{ found: Reservation[]; total: number } | Refusal> =>
    refuseWithoutPermission('reservations', actor, restaurantId) ??
    reservations.requests(restaurantId, maxListed);
}
