import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { next, stageOf, storedStage } from '../../party/lifecycle';
import { withOverstays } from '../../day/claims/overstay';
import { audienceOfTables, findSlot, placeInSlot } from '../../day/starts/place-party';
import { accepted } from '../../party/request';
import { replanned, type Reservation } from '../../party/reservation';
import { findForMember } from '../access';
import { quotaRequest } from '../monthly-limit';
import type { Ports } from '../../ports';
import { revise } from '../revise';
import { startOf } from '../when';

/** Restores a canceled reservation, for members, if a table and a slot of its month are left (BOOKING-11, PLAN-3). */
export function restore(ports: Ports) {
  return (actor: Actor | undefined, id: string): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => findForMember(ports, actor, id),
      async (current) => {
        const stage = next(stageOf(current), 'restore');
        if (stage === 'same' || stage === 'refused') return 'unchanged';
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        const { partySize, area } = current;
        // At the reserved instant, whatever the restaurant's current zone.
        const when = startOf(current.placement, restaurant.timezone);
        const preference = { area, isAreaOptional: true };
        const audience = audienceOfTables('member');
        const request = { when, partySize, ...preference, rules: 'keep', audience } as const;
        const now = ports.clock();
        const slot = findSlot(restaurant, request, now);
        if (isRefusal(slot)) return slot;
        return {
          next: { ...current, ...storedStage(stage), request: accepted(current.request) },
          settle: replanned,
          request: {
            dates: slot.dates,
            partySize,
            decide: (claims, _own, restrictions) =>
              placeInSlot(
                restaurant,
                withOverstays(restaurant, claims, slot.from, now.getTime()),
                request,
                slot,
                restrictions,
              ),
          },
          // It counts in the month in which it was made, so it needs a slot there again.
          quota: (version) => quotaRequest(restaurant, current.id, version, current.createdAt),
          event: (reservation) => ({ kind: 'restored', reservation }),
        };
      },
    );
}
