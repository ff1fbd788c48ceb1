import { type Actor, isMember } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import { isTooLate } from '../../day/starts/booking-rules';
import { next, stageOf, storedStage } from '../../party/lifecycle';
import { refusals } from '../../restaurant/refusals';
import { overForDiner } from '../../party/step-refusals';
import { withdrawn } from '../../party/request';
import type { Reservation } from '../../party/reservation';
import { findByLink } from '../access';
import type { Ports } from '../../ports';
import { revise } from '../revise';

/**
 * Cancels, for the holder of the id (BOOKING-9). Idempotent, with one event (BOOKING-12). Not possible once the party
 * is seated or gone (PARTY-8); for the public, not after the last moment to cancel (AVAIL-6).
 */
export function cancel(ports: Ports) {
  return (actor: Actor | undefined, id: string): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => findByLink(ports, id),
      async (current) => {
        const stage = next(stageOf(current), 'cancel');
        if (stage === 'same') return 'unchanged';
        if (stage === 'refused') return overForDiner(stageOf(current));
        if (!isMember(actor, current.restaurantId) && (await isTooLateFor(ports, current)))
          return refusals.tooLateToCancel();
        return {
          next: { ...current, ...storedStage(stage), request: withdrawn(current.request) },
          event: (reservation) => ({ kind: 'canceled', reservation }),
        };
      },
    );
}

async function isTooLateFor(ports: Ports, { restaurantId, placement }: Reservation): Promise<boolean> {
  const restaurant = await ports.restaurants.find(restaurantId);
  return restaurant !== undefined && isTooLate(restaurant, placement, 'cancel', ports.clock());
}
