import type { Actor } from '@tablewell/chassis';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { next } from '../domain/lifecycle';
import { findSlot, placeParty } from '../domain/place-party';
import type { Reservation } from '../domain/reservation';
import { managed } from './access';
import { placeWish } from './monthly-limit';
import type { Ports } from './ports';
import { revise } from './revise';
import { startOf } from './when';

/** Restores a canceled reservation: for members, and only while a table is left and its month
 * has a place (contract §3). */
export function restore(ports: Ports) {
  return (actor: Actor | undefined, id: string): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => managed(ports, actor, id),
      async (current) => {
        const status = next(current.status, 'restore');
        if (status === 'same' || status === 'refused') return 'unchanged';
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        const { partySize } = current;
        // The party comes back at the instant that it was promised, whatever zone the restaurant has by now.
        const when = startOf(current.placement, restaurant.timezone);
        const wish = { when, partySize, audience: 'member', rules: 'keep' } as const;
        const now = ports.clock();
        const slot = findSlot(restaurant, wish, now);
        if (isRefusal(slot)) return slot;
        return {
          next: { ...current, status, seatingMinutes: restaurant.seatingMinutes },
          wish: {
            dates: slot.dates,
            partySize,
            decide: (claims) => placeParty(restaurant, claims, wish, now),
          },
          // It counts in the month it was made in, so it needs a place there again.
          place: (version) => placeWish(restaurant, current.id, version, current.createdAt),
          event: (after) => ports.facts.restored(after),
        };
      },
    );
}
