import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { notFound, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import { type Guest, withoutConsent } from '../domain/guest';
import type { Ports } from '../ports';
import type { GuestRef } from './privacy';

/**
 * Records that a guest withdraws their consent, for members, because guests also say so at the restaurant (DINER-4).
 * Idempotent.
 */
export function withdrawConsent({
  guests,
  eventFactory,
  clock,
}: Pick<Ports, 'guests' | 'eventFactory' | 'clock'>) {
  return async (actor: Actor | undefined, { restaurantId, guestId }: GuestRef): Promise<Guest | Refusal> => {
    const refused = refuseWithoutPermission('guests', actor, restaurantId);
    if (refused) return refused;
    const changed = await changeDocument(async () => {
      const guest = await guests.find(restaurantId, guestId);
      if (!guest) return notFound('Guest not found.');
      const after = withoutConsent(guest, clock());
      const isWritten = after === guest || (await guests.replace(after, [eventFactory.updated(after)]));
      return isWritten ? after : 'conflict';
    });
    if (changed !== 'busy') return changed;
    return new Refusal('unavailable', 'busy', 'This guest is being changed by others. Please try again.');
  };
}
