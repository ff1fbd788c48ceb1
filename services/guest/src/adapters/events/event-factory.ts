import type { Clock } from '@tablewell/chassis/clock';
import { events } from '@tablewell/chassis/events';
import type { IdSource } from '@tablewell/chassis/ids';
import { outboxEntry } from '@tablewell/chassis/outbox';
import type { EventFactory } from '../../ports';
import { toMessage } from '../mapping';

const partOf = (importId: string) => ({ imported: importId !== '', importId });

/** Creates the events of guests. */
export function createEventFactory(clock: Clock, newId: IdSource): EventFactory {
  const made = () => ({ id: newId(), at: clock() });
  return {
    created: (guest, importId = '') =>
      outboxEntry(events.guestCreated, { guest: toMessage(guest), ...partOf(importId) }, made()),
    updated: (guest, importId = '') =>
      outboxEntry(events.guestUpdated, { guest: toMessage(guest), ...partOf(importId) }, made()),
    imported: (restaurantId, importId, done) => {
      const of = (kind: 'create' | 'update') =>
        done.flatMap((step) => (step.kind === kind ? [toMessage(step.guest)] : []));
      return outboxEntry(
        events.guestsImported,
        { restaurantId, importId, created: of('create'), updated: of('update') },
        made(),
      );
    },
    deleted: ({ id: guestId, restaurantId }) =>
      outboxEntry(events.guestDeleted, { restaurantId, guestId }, made()),
    erased: ({ id: guestId, restaurantId }, reservationIds) =>
      outboxEntry(events.guestErased, { restaurantId, guestId, reservationIds: [...reservationIds] }, made()),
    sharingRecorded: ({ id: guestId, restaurantId }, agreed) =>
      outboxEntry(events.guestSharingRecorded, { restaurantId, guestId, agreed }, made()),
    exported: ({ id: guestId, restaurantId }) =>
      outboxEntry(events.guestExported, { restaurantId, guestId }, made()),
  };
}
