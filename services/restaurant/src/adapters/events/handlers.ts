import { type EventHandler, events, isRefusal, on } from '@tablewell/chassis';
import type { Ports } from '../../ports';
import { foundRestaurant, removeRestaurant } from '../../use-cases/restaurants';
import type { MongoEntitlements } from '../mongo/entitlements';

/** A new account's restaurant, should the call at sign-up not have come through; and what plans allow. */
export function createHandlers(ports: Ports, entitlements: MongoEntitlements): EventHandler[] {
  const found = foundRestaurant(ports);
  const remove = removeRestaurant(ports);
  return [
    on(events.userSignedUp, async ({ user, restaurantId, restaurantName: name, timezone }) => {
      if (!user) return;
      const made = await found(restaurantId, { ownerId: user.id, name, timezone, email: user.email });
      if (isRefusal(made) && made.kind !== 'not-found')
        throw new Error(`no restaurant for a new account: ${made.code}`);
    }),
    // Its maker never proved the account's address: what they made with it serves nobody.
    on(events.userReleased, async ({ userId }) => {
      for (const id of await ports.restaurants.ownedBy(userId)) await remove(id);
    }),
    on(events.entitlementsChanged, async ({ ownerId, version, entitlements: allowed }) => {
      if (allowed) await entitlements.put(ownerId, Number(version), allowed);
    }),
  ];
}
