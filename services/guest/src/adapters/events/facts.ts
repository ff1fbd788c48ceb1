import { type Clock, events, type IdSource, outboxEntry } from '@tablewell/chassis';
import type { Facts } from '../../ports';
import { toMessage } from '../mapping';

/** The events of guests, in the shapes of the contracts. */
export function createFacts(clock: Clock, newId: IdSource): Facts {
  const made = () => ({ id: newId(), at: clock() });
  return {
    created: (guest, imported = false) =>
      outboxEntry(events.guestCreated, { guest: toMessage(guest), imported }, made()),
    updated: (guest, imported = false) =>
      outboxEntry(events.guestUpdated, { guest: toMessage(guest), imported }, made()),
    imported: (restaurantId, done) => {
      const of = (kind: 'create' | 'update') =>
        done.flatMap((step) => (step.kind === kind ? [toMessage(step.guest)] : []));
      return outboxEntry(
        events.guestsImported,
        { restaurantId, created: of('create'), updated: of('update') },
        made(),
      );
    },
    deleted: ({ id: guestId, restaurantId }) =>
      outboxEntry(events.guestDeleted, { restaurantId, guestId }, made()),
    erased: ({ id: guestId, restaurantId }, reservationIds) =>
      outboxEntry(events.guestErased, { restaurantId, guestId, reservationIds: [...reservationIds] }, made()),
    exported: ({ id: guestId, restaurantId }) =>
      outboxEntry(events.guestExported, { restaurantId, guestId }, made()),
  };
}
