import { type EventHandler, events, on } from '@tablewell/chassis/events';
import { isRefusal } from '@tablewell/chassis/refusal';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import type { Ports } from '../../ports';
import { removeRestaurant } from '../../use-cases/delete-restaurant';
import { createRestaurant } from '../../use-cases/create-restaurant';
import { followPlan } from '../../use-cases/own-name';
import type { MongoEntitlements } from '../mongo/entitlements';

/** Creates a new account's restaurant, in case the call at sign-up failed, and stores entitlements. */
export function createHandlers(ports: Ports, entitlements: MongoEntitlements): EventHandler[] {
  const create = createRestaurant(ports);
  const remove = removeRestaurant(ports);
  const follow = followPlan(ports);
  return [
    on(events.userSignedUp, async ({ user, restaurantId, restaurantName: name, timezone }) => {
      if (!user) return;
      const made = await create(restaurantId, { ownerId: user.id, name, timezone, email: user.email });
      if (isRefusal(made) && made.kind !== 'not-found')
        throw new Error(`creating a new account’s restaurant was refused: ${made.code}`);
    }),
    // The address of the account was never verified, so its restaurants are deleted.
    on(events.userReleased, async ({ userId }) => {
      for (const id of await ports.restaurants.ownedBy(userId)) await remove(id);
    }),
    on(events.entitlementsChanged, async ({ ownerId, version, entitlements: allowed }) => {
      if (!allowed) return;
      const { customFloorPlans, maxRestaurants, effectivePlan, sms } = allowed;
      const whiteLabel = effectivePlan === PlanId.ENTERPRISE;
      await entitlements.put(ownerId, Number(version), { customFloorPlans, maxRestaurants, whiteLabel, sms });
      await follow(ownerId);
    }),
  ];
}
