import { type Actor, refuseWithout } from '@tablewell/chassis';
import { notFound, Refusal } from '@tablewell/chassis/refusal';
import type { Guest } from '../domain/guest';
import type { Ports } from '../ports';

const attempts = 8;
const missing = () => notFound('Guest not found.');

/** Which guest a request is about. */
export interface OfGuest {
  readonly restaurantId: string;
  readonly guestId: string;
}

/** What this service keeps of a guest, for the owner: the entry, and which reservations were theirs. It is told. */
export function exportGuest({ guests, visits, facts }: Pick<Ports, 'guests' | 'visits' | 'facts'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, guestId }: OfGuest,
  ): Promise<{ guest: Guest; reservationIds: string[] } | Refusal> => {
    const refused = refuseWithout('privacy', actor, restaurantId);
    if (refused) return refused;
    const guest = await guests.find(restaurantId, guestId);
    if (!guest) return missing();
    const reservationIds = await visits.ofGuest(restaurantId, guestId);
    await guests.tell(guest, [facts.exported(guest)]);
    return { guest, reservationIds };
  };
}

/**
 * Forgets a guest, for the owner, and tells: so the other services forget as well. Their reservations become nobody's,
 * so that late news of one brings nobody back.
 */
export function eraseGuest({ guests, visits, facts }: Pick<Ports, 'guests' | 'visits' | 'facts'>) {
  return async (actor: Actor | undefined, { restaurantId, guestId }: OfGuest): Promise<void | Refusal> => {
    const refused = refuseWithout('privacy', actor, restaurantId);
    if (refused) return refused;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const guest = await guests.find(restaurantId, guestId);
      if (!guest) return missing();
      const theirs = await visits.ofGuest(restaurantId, guestId);
      if (await guests.erase(guest, [facts.erased(guest, theirs)])) {
        await visits.disown(theirs);
        return undefined;
      }
    }
    return new Refusal('unavailable', 'busy', 'This guest is being changed by others. Please try again.');
  };
}
