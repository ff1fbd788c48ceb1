import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import type { Ports } from '../../ports';
import { importGuests } from '../../use-cases/import-guests';
import { addGuest, deleteGuest, listGuests } from '../../use-cases/manage-list';
import { withdrawConsent } from '../../use-cases/withdraw-consent';
import { toMessage, toRow } from '../mapping';

/** `GuestService` on the use cases. */
export function guestService(ports: Ports): Implementation {
  const cases = {
    list: listGuests(ports),
    add: addGuest(ports),
    remove: deleteGuest(ports),
    import: importGuests(ports),
    withdrawConsent: withdrawConsent(ports),
  };
  return implement(GuestService, {
    async listGuests(request, context) {
      const { guests, total } = orThrowRefusal(await cases.list(context.values.get(actorKey), request));
      return { guests: guests.map(toMessage), total };
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
      const summary = orThrowRefusal(await cases.import(context.values.get(actorKey), restaurantId, rows));
      return { ...summary, errors: [...summary.errors] };
    },
  });
}
