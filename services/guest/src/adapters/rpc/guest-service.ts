import { mapInPieces } from '@tablewell/chassis/resilience';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import type { Ports } from '../../ports';
import { importGuests } from '../../use-cases/import-guests';
import { addGuest, deleteGuest, listGuests } from '../../use-cases/manage-list';
import { recognizeGuests } from '../../use-cases/recognize-guests';
import { withdrawConsent } from '../../use-cases/withdraw-consent';
import { toMessage, toRecognized, toRow } from '../mapping';

/** `GuestService` on the use cases. */
export function guestService(ports: Ports): Implementation {
  const cases = {
    list: listGuests(ports),
    recognize: recognizeGuests(ports),
    add: addGuest(ports),
    remove: deleteGuest(ports),
    import: importGuests(ports),
    withdrawConsent: withdrawConsent(ports),
  };
  return implement(GuestService, {
    async listGuests(request, context) {
      const { guests, total } = orThrowRefusal(await cases.list(context.values.get(actorKey), request));
      return { guests: await mapInPieces(guests, toMessage), total };
    },
    async recognizeGuests({ restaurantId, people }, context) {
      const request = { restaurantId, people };
      const found = orThrowRefusal(await cases.recognize(context.values.get(actorKey), request));
      return { guests: found.people.map(toRecognized), groupName: found.groupName ?? '' };
    },
    async addGuest(request, context) {
      return { guest: toMessage(orThrowRefusal(await cases.add(context.values.get(actorKey), request))) };
    },
    async deleteGuest({ restaurantId, guestId }, context) {
      orThrowRefusal(await cases.remove(context.values.get(actorKey), restaurantId, guestId));
      return {};
    },
    async withdrawConsent({ restaurantId, guestId }, { values }) {
      const after = await cases.withdrawConsent(values.get(actorKey), { restaurantId, guestId });
      return { guest: toMessage(orThrowRefusal(after)) };
    },
    async importGuests({ restaurantId, guests }, context) {
      const rows = guests.map(toRow);
      const actor = context.values.get(actorKey);
      const summary = orThrowRefusal(await cases.import(actor, restaurantId, rows, context.signal));
      return { ...summary, errors: [...summary.errors] };
    },
  });
}
