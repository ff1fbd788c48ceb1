import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import { type Guest, withTags } from '../domain/guest';
import { type GuestTag, readTags } from '../domain/guest-tags';
import type { Ports } from '../ports';
import type { GuestRef } from './privacy';
import { type SharedGuest, withShared } from './shared-guest';

/** Replaces the tags of a guest, for members (GROUP-24). Idempotent. */
export function tagGuest(ports: Pick<Ports, 'guests' | 'groups' | 'eventFactory'>) {
  const { guests, eventFactory } = ports;
  return async (
    actor: Actor | undefined,
    { restaurantId, guestId, tags: typed }: GuestRef & { readonly tags: readonly GuestTag[] },
  ): Promise<SharedGuest | Refusal> => {
    const refused = refuseWithoutPermission('guests', actor, restaurantId);
    if (refused) return refused;
    const tags = readTags(typed);
    if (isRefusal(tags)) return tags;
    const changed = await changeDocument<Guest | Refusal | 'conflict'>(async () => {
      const guest = await guests.find(restaurantId, guestId);
      if (!guest) return notFound('Guest not found.');
      const after = withTags(guest, tags);
      const isWritten = after === guest || (await guests.replace(after, [eventFactory.updated(after)]));
      return isWritten ? after : 'conflict';
    });
    if (changed === 'busy')
      return new Refusal('unavailable', 'busy', 'This guest is being changed by others. Please try again.');
    return isRefusal(changed) ? changed : withShared(ports, actor, changed);
  };
}
