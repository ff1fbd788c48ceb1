import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { GuestSharingService } from '@tablewell/proto/guest/v1/guest_sharing_service_pb';
import type { Ports } from '../../ports';
import { recordSharing } from '../../use-cases/record-sharing';
import { getSharedGuest } from '../../use-cases/shared-guest';
import { tagGuest } from '../../use-cases/tag-guest';
import { toSharedGuest } from '../sharing-mapping';

/** `GuestSharingService` on the use cases. */
export function guestSharingService(ports: Ports): Implementation {
  const cases = { get: getSharedGuest(ports), record: recordSharing(ports), tag: tagGuest(ports) };
  return implement(GuestSharingService, {
    async getSharedGuest({ restaurantId, guestId }, { values }) {
      const found = await cases.get(values.get(actorKey), { restaurantId, guestId });
      return { guest: toSharedGuest(orThrowRefusal(found)) };
    },
    async recordSharing({ restaurantId, guestId, agreed }, { values }) {
      const recorded = await cases.record(values.get(actorKey), { restaurantId, guestId, agreed });
      return { guest: toSharedGuest(orThrowRefusal(recorded)) };
    },
    async setTags({ restaurantId, guestId, tags: given }, { values }) {
      const tags = given.map(({ name, shared }) => ({ name, shared }));
      const tagged = await cases.tag(values.get(actorKey), { restaurantId, guestId, tags });
      return { guest: toSharedGuest(orThrowRefusal(tagged)) };
    },
  });
}
