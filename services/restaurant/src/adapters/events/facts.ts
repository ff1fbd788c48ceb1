import { type Clock, events, type IdSource, outboxEntry } from '@tablewell/chassis';
import type { Layout } from '../../domain/layout';
import type { Facts } from '../../ports';
import { toMessage } from '../mapping';

/** The events of restaurants, in the shapes of the contracts. */
export function createFacts(clock: Clock, newId: IdSource): Facts {
  const made = () => ({ id: newId(), at: clock() });
  return {
    created: (restaurant) =>
      outboxEntry(events.restaurantCreated, { restaurant: toMessage(restaurant) }, made()),
    updated: (restaurant, changed) =>
      outboxEntry(
        events.restaurantUpdated,
        { restaurant: toMessage(restaurant), changed: [...changed] },
        made(),
      ),
    deleted: ({ id, ownerId, version }) =>
      outboxEntry(events.restaurantDeleted, { id, ownerId, version: BigInt(version) }, made()),
    layoutCreated: (layout) => outboxEntry(events.layoutCreated, { ...toLayoutNews(layout) }, made()),
    layoutSaved: (layout) =>
      outboxEntry(events.layoutSaved, { ...toLayoutNews(layout), version: BigInt(layout.version) }, made()),
    layoutDeleted: (layout) => outboxEntry(events.layoutDeleted, { ...toLayoutNews(layout) }, made()),
  };
}

const toLayoutNews = ({ id: layoutId, restaurantId, name }: Layout) => ({ restaurantId, layoutId, name });
