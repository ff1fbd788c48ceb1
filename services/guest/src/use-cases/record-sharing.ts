import { sharingTextVersion } from '@tablewell/booking-rules/guest-sharing';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import { type Guest, withSharing } from '../domain/guest';
import { isKnownElsewhere } from '../domain/identity';
import { saidUnder, type SharingRecord } from '../domain/sharing';
import type { Ports } from '../ports';
import { endSharing } from './end-sharing';
import type { GuestRef } from './privacy';
import { type SharedGuest, withShared } from './shared-guest';
import { sharingGroup } from './shared-records';

/**
 * Records what a guest said to the staff about sharing, for members (GROUP-23). Idempotent. A consent opens only what this restaurant
 * knows: a member who could open the others' records would learn where anybody eats whose number they type.
 */
export function recordSharing(ports: Pick<Ports, 'guests' | 'groups' | 'ends' | 'eventFactory' | 'clock'>) {
  const { guests, eventFactory, clock } = ports;
  return async (
    actor: Actor | undefined,
    { restaurantId, guestId, agreed }: GuestRef & { readonly agreed: boolean },
  ): Promise<SharedGuest | Refusal> => {
    const refused = refuseWithoutPermission('guests', actor, restaurantId);
    if (refused || !actor) return refused ?? notFound('Guest not found.');
    const group = await sharingGroup(ports, restaurantId);
    if (agreed && !group) return notSharing();
    const at = clock();
    const recordedBy = { id: actor.userId, name: actor.name };
    const said = ({ key }: Guest): SharingRecord => {
      const evidence = { at, way: 'staff', recordedBy } as const;
      if (!agreed || !group) return { ended: evidence };
      const text = { textVersion: sharingTextVersion, groupName: group.name };
      return saidUnder(key, { recorded: { ...evidence, ...text } });
    };
    const changed = await changeDocument<Guest | Refusal | 'conflict'>(async () => {
      const guest = await guests.find(restaurantId, guestId);
      if (!guest) return notFound('Guest not found.');
      if (agreed && !isKnownElsewhere(guest)) return unknownElsewhere();
      if (isSaid(guest, agreed)) return guest;
      // The others first: if this process ends between the two, the member sees that nothing was recorded, and tries again.
      if (!agreed) {
        const { ended } = said(guest);
        if (ended) await endSharing(ports, { restaurantId, people: [guest], ended, exceptId: guestId });
      }
      const after = withSharing(guest, said(guest));
      const isWritten = await guests.replace(after, [eventFactory.sharingRecorded(after, agreed)]);
      return isWritten ? after : 'conflict';
    });
    if (changed === 'busy')
      return new Refusal('unavailable', 'busy', 'This guest is being changed by others. Please try again.');
    return isRefusal(changed) ? changed : withShared(ports, actor, changed);
  };
}

/** Whether this restaurant's own record says so already. An end is always recorded: the consent may be another restaurant's. */
function isSaid({ key, sharing }: Guest, agreed: boolean): boolean {
  const { recorded, ended } = sharing ?? {};
  return agreed && recorded?.key === key && (!ended || recorded.at > ended.at);
}

const notSharing = () =>
  new Refusal('conflict', 'guests-not-shared', 'The restaurants of this group share no guests.');

const unknownElsewhere = () =>
  new Refusal(
    'conflict',
    'guest-without-contact',
    'This guest has neither a complete phone number nor an e-mail address by which other restaurants would recognize them.',
  );
