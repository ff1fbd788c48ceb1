import { type Clock, events, type IdSource, outboxEntry } from '@tablewell/chassis';
import type { Facts } from '../../ports';
import { toMessage } from '../mapping';

/** The events of guests, in the shapes of the contracts. */
export function createFacts(clock: Clock, newId: IdSource): Facts {
  const made = () => ({ id: newId(), at: clock() });
  return {
    created: (guest) => outboxEntry(events.guestCreated, { guest: toMessage(guest) }, made()),
    updated: (guest) => outboxEntry(events.guestUpdated, { guest: toMessage(guest) }, made()),
    deleted: ({ id: guestId, restaurantId }) =>
      outboxEntry(events.guestDeleted, { restaurantId, guestId }, made()),
  };
}
