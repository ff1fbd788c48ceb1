import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { notFound, Refusal } from '@tablewell/chassis/refusal';
import type { Guest } from '../domain/guest';
import type { Ports } from '../ports';

const attempts = 8;
const missing = () => notFound('Guest not found.');

/** The guest of a request. */
export interface GuestRef {
  readonly restaurantId: string;
  readonly guestId: string;
}

/**
 * This service's data of a guest, for the owner: the guest and the ids of their reservations. The export is published
 * as an event.
 */
export function exportGuest({
  guests,
  visits,
  eventFactory,
}: Pick<Ports, 'guests' | 'visits' | 'eventFactory'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, guestId }: GuestRef,
  ): Promise<{ guest: Guest; reservationIds: string[] } | Refusal> => {
    const refused = refuseWithoutPermission('privacy', actor, restaurantId);
    if (refused) return refused;
    const guest = await guests.find(restaurantId, guestId);
    if (!guest) return missing();
    const reservationIds = await visits.ofGuest(restaurantId, guestId);
    await guests.appendEvents(guest, [eventFactory.exported(guest)]);
    return { guest, reservationIds };
  };
}

/**
 * Erases a guest, for the owner. The event makes the other services erase them, too. Their reservations are detached,
 * so that late events do not recreate the guest.
 */
export function eraseGuest({
  guests,
  visits,
  eventFactory,
}: Pick<Ports, 'guests' | 'visits' | 'eventFactory'>) {
  return async (actor: Actor | undefined, { restaurantId, guestId }: GuestRef): Promise<void | Refusal> => {
    const refused = refuseWithoutPermission('privacy', actor, restaurantId);
    if (refused) return refused;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const guest = await guests.find(restaurantId, guestId);
      if (!guest) return missing();
      const theirs = await visits.ofGuest(restaurantId, guestId);
      if (await guests.erase(guest, [eventFactory.erased(guest, theirs)])) {
        await visits.detach(theirs);
        return undefined;
      }
    }
    return new Refusal('unavailable', 'busy', 'This guest is being changed by others. Please try again.');
  };
}
