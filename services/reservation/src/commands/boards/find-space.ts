import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { type Reader, readerAt, spaceOf } from '../../boards/board';
import type { Ports } from '../../ports';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { findRestaurant } from '../access';

/** The plan that includes boards (PLAN-16). */
export const requiredPlan = 'enterprise';

/** The boards that an actor has at a restaurant. */
export interface BoardSpace {
  readonly space: string;
  readonly reader: Reader;
  readonly restaurant: KnownRestaurant;
  /** The restaurants of the boards in which the actor works. */
  readonly restaurantIds: readonly string[];
}

/** Where an owner or a manager of a restaurant has boards, whatever the plan. */
export async function findSpace(
  ports: Pick<Ports, 'restaurants'>,
  actor: Actor | undefined,
  restaurantId: string,
): Promise<BoardSpace | Refusal> {
  const restaurant = await findRestaurant(ports, 'boards', actor, restaurantId);
  if (isRefusal(restaurant)) return restaurant;
  const space = spaceOf(restaurant);
  const all = await Promise.all(
    (actor?.memberships ?? []).map(({ restaurantId: id }) => ports.restaurants.find(id)),
  );
  const restaurantIds = all.flatMap((each) => (each && spaceOf(each) === space ? [each.id] : []));
  return { space, reader: readerAt(actor as Actor, restaurantId), restaurant, restaurantIds };
}

/** The refusal under another plan. */
export const boardsNotIncluded = ({ entitlements }: KnownRestaurant): Refusal | undefined =>
  entitlements.boards
    ? undefined
    : new Refusal('plan-required', 'plan-required', 'Own dashboards are part of the Enterprise plan.', {
        requiredPlan,
      });
