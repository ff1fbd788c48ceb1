import { type Actor, isMember } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import { isTooLate } from '../../day/starts/booking-rules';
import * as party from '../../party/cancel';
import type { Reservation } from '../../party/reservation';
import { findByLink } from '../access';
import type { Ports } from '../../ports';
import { revise, type RevisingPorts } from '../revise';

type CancelPorts = RevisingPorts & Pick<Ports, 'restaurants'>;

/**
 * Cancels, for the holder of the id (BOOKING-9). Idempotent, with one event (BOOKING-12). Not possible once the party
 * is seated or gone (PARTY-8); for the public, not after the last moment to cancel (AVAIL-6).
 */
export function cancel(ports: CancelPorts) {
  return (
    actor: Actor | undefined,
    id: string,
    way: 'link' | 'sms' = 'link',
  ): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => findByLink(ports, id),
      async (current) => {
        const isDiner = !isMember(actor, current.restaurantId);
        const isLate = isDiner && (await isTooLateFor(ports, current));
        const facts = { isTooLate: isLate, declinedBy: isDiner ? way : undefined };
        return { change: (write) => party.cancel(current, facts, write) };
      },
    );
}

async function isTooLateFor(
  { restaurants, clock }: CancelPorts,
  { restaurantId, placement }: Reservation,
): Promise<boolean> {
  const restaurant = await restaurants.find(restaurantId);
  return restaurant !== undefined && isTooLate(restaurant, placement, 'cancel', clock(restaurantId));
}
