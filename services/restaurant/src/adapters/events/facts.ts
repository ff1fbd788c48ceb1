import { type Clock, events, type IdSource, outboxEntry } from '@tablewell/chassis';
import type { Facts } from '../../ports';
import { toMessage } from '../mapping';

/** The events of restaurants, in the shapes of the contracts. */
export function createFacts(clock: Clock, newId: IdSource): Facts {
  const made = () => ({ id: newId(), at: clock() });
  return {
    created: (restaurant) =>
      outboxEntry(events.restaurantCreated, { restaurant: toMessage(restaurant) }, made()),
    updated: (restaurant) =>
      outboxEntry(events.restaurantUpdated, { restaurant: toMessage(restaurant) }, made()),
    deleted: ({ id, ownerId, version }) =>
      outboxEntry(events.restaurantDeleted, { id, ownerId, version: BigInt(version) }, made()),
  };
}
