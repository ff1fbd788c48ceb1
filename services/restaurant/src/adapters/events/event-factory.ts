import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Clock } from '@tablewell/chassis/clock';
import { events } from '@tablewell/chassis/events';
import type { IdSource } from '@tablewell/chassis/ids';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { bookableFloor } from '../../domain/floor-of-layout';
import type { Layout } from '../../domain/layout';
import { noneInService } from '../../domain/restaurant';
import type { EventFactory } from '../../ports';
import { toFloorMessage } from '../layout-mapping';
import { toMessage } from '../mapping';

/** Creates the events of restaurants. */
export function createEventFactory(clock: Clock, newId: IdSource): EventFactory {
  const made = () => ({ id: newId(), at: clock() });
  return {
    created: (restaurant) =>
      outboxEntry(events.restaurantCreated, { restaurant: toMessage(restaurant, noneInService) }, made()),
    updated: (restaurant, changed, inService) =>
      outboxEntry(
        events.restaurantUpdated,
        { restaurant: toMessage(restaurant, inService), changed: [...changed] },
        made(),
      ),
    deleted: ({ id, ownerId, version }) =>
      outboxEntry(events.restaurantDeleted, { id, ownerId, version: BigInt(version) }, made()),
    addressConfirmationRequested: ({ expiresAt, ...link }, token) =>
      outboxEntry(
        events.addressConfirmationRequested,
        { ...link, token, expiresAt: timestampFromDate(expiresAt) },
        made(),
      ),
    rulesDraftKept: (restaurantId, name) =>
      outboxEntry(events.rulesDraftKept, { restaurantId, name }, made()),
    rulesDraftDiscarded: (restaurantId, name) =>
      outboxEntry(events.rulesDraftDiscarded, { restaurantId, name }, made()),
    layoutCreated: (layout) => outboxEntry(events.layoutCreated, { ...layoutFields(layout) }, made()),
    layoutSaved: (layout) => {
      const floor = bookableFloor(layout);
      const saved = { ...layoutFields(layout), version: BigInt(layout.version) };
      return outboxEntry(
        events.layoutSaved,
        { ...saved, ...(floor ? { floor: toFloorMessage(floor) } : {}) },
        made(),
      );
    },
    guestSharingSet: ({ id: groupId, ownerId }, { on, name, version }, restaurants) =>
      outboxEntry(
        events.groupGuestSharingSet,
        {
          ...{ groupId, ownerId, on, name, version: BigInt(version) },
          restaurants: restaurants.map((restaurant) => ({ id: restaurant.id, name: restaurant.name })),
        },
        made(),
      ),
    layoutDeleted: (layout) => outboxEntry(events.layoutDeleted, { ...layoutFields(layout) }, made()),
  };
}

const layoutFields = ({ id: layoutId, restaurantId, name }: Layout) => ({ restaurantId, layoutId, name });
