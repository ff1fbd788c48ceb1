import { fromRulesMessage } from '@tablewell/restaurant-rules/availability/message';
import { defaultRequests } from '@tablewell/restaurant-rules/settings';
import { fromWaitlistMessage } from '@tablewell/restaurant-rules/waitlist';
import type { Clock } from '@tablewell/chassis/clock';
import { type EventHandler, events, on } from '@tablewell/chassis/events';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import type {
  LayoutInService,
  RequestSettings,
  Restaurant,
} from '@tablewell/proto/restaurant/v1/restaurant_pb';
import { toFloor } from '../floor-mapping';
import type { MongoBoards } from '../mongo/boards';
import type { MongoEntitlements } from '../mongo/entitlements';
import type { LayoutFloor, MongoLayoutFloors } from '../mongo/layout-floors';
import type { MovedClocks } from '../mongo/moved-clocks';
import type { MongoRestaurantRules } from '../mongo/restaurant-rules';
import type { PublishedRules } from '../mongo/restaurant-rules-model';

/** Updates the read copies of restaurants and of their owners' entitlements. */
export function restaurantHandlers(
  store: MongoRestaurantRules,
  {
    entitlements,
    floors,
    boards,
    clocks,
  }: {
    entitlements: MongoEntitlements;
    floors: MongoLayoutFloors;
    boards: MongoBoards;
    clocks: MovedClocks;
  },
  clock: Clock,
): EventHandler[] {
  const take = async (restaurant: Restaurant | undefined) => {
    if (!restaurant) return;
    await store.put(toRules(restaurant), toLayoutFloor(restaurant.layoutInService), clock());
    clocks.note({ restaurantId: restaurant.id, aheadMs: Number(restaurant.clockAheadMs) });
  };
  return [
    on(events.restaurantCreated, ({ restaurant }) => take(restaurant)),
    on(events.restaurantUpdated, ({ restaurant }) => take(restaurant)),
    on(events.restaurantDeleted, async ({ id, ownerId, version }) => {
      await store.markDeleted(id, Number(version), clock());
      clocks.forget(id);
      await boards.removeRestaurant(id);
      if (!(await store.hasAny(ownerId))) await boards.removeSpace(ownerId);
    }),
    on(events.layoutSaved, async ({ restaurantId, layoutId, version, floor }) => {
      // The last floor that can be booked stays in force.
      if (!floor) return;
      const saved = { layoutId, layoutVersion: Number(version), floor: toFloor(floor) };
      await store.putFloor(restaurantId, saved, clock());
    }),
    on(events.layoutDeleted, ({ layoutId }) => floors.remove(layoutId)),
    on(events.entitlementsChanged, async ({ ownerId, version, entitlements: allowed }) => {
      if (!allowed) return;
      // PLAN-16.
      const boards = allowed.effectivePlan === PlanId.ENTERPRISE;
      await entitlements.put(ownerId, Number(version), { ...allowed, boards });
      await store.propagateEntitlements(ownerId);
    }),
  ];
}

const noLayout = { layoutId: '', layoutVersion: 0n, floor: undefined };

function toLayoutFloor(published: LayoutInService | undefined): LayoutFloor {
  const { layoutId, layoutVersion, floor } = published ?? noLayout;
  return { layoutId, layoutVersion: Number(layoutVersion), ...(floor ? { floor: toFloor(floor) } : {}) };
}

function toRequestSettings({ expireAfterMinutes, largePartiesHoldTable }: RequestSettings) {
  return { expireAfterMinutes, largePartiesHoldTable };
}

function toRules(restaurant: Restaurant): PublishedRules {
  return {
    id: restaurant.id,
    version: Number(restaurant.version),
    ownerId: restaurant.ownerId,
    name: restaurant.name,
    phoneNumber: restaurant.phoneNumber,
    timezone: restaurant.timezone,
    country: restaurant.country,
    seatingMinutes: restaurant.seatingMinutes,
    ...(restaurant.localTimesKeptSince > 0n
      ? { localTimesKeptSince: Number(restaurant.localTimesKeptSince) }
      : {}),
    dayTurnsAt: restaurant.dayTurnsAt,
    periods: restaurant.operatingPeriods.map(
      ({ id, name, opensAt, closesAt, intervalMinutes, daysOfWeek }) => ({
        id,
        name,
        opensAt,
        closesAt,
        intervalMinutes,
        daysOfWeek,
      }),
    ),
    closures: { weekly: restaurant.closures?.weekly ?? [], special: restaurant.closures?.special ?? [] },
    tables: restaurant.tableTypes.map(({ key, count, capacity }) => ({ key, count, capacity })),
    availabilityRules: restaurant.availabilityRules ? fromRulesMessage(restaurant.availabilityRules) : {},
    ...(restaurant.isTest ? { isTest: true as const } : {}),
    ...(restaurant.clockAheadMs > 0n ? { clockAheadMs: Number(restaurant.clockAheadMs) } : {}),
    autoConfirm: restaurant.autoConfirm,
    ...(restaurant.giveUpLateAfterMinutes === undefined
      ? {}
      : {
          givingUp: {
            afterMinutes: restaurant.giveUpLateAfterMinutes,
            byItself: restaurant.givesUpLateByItself,
          },
        }),
    waitlist: fromWaitlistMessage(restaurant.waitlist),
    requests: restaurant.requests ? toRequestSettings(restaurant.requests) : defaultRequests,
  };
}
