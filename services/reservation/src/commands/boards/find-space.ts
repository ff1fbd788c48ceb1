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
}

/** Where an owner or a manager of a restaurant has boards, whatever the plan. */
export async function findSpace(
  ports: Pick<Ports, 'restaurants'>,
  actor: Actor | undefined,
  restaurantId: string,
): Promise<BoardSpace | Refusal> {
  const restaurant = await findRestaurant(ports, 'boards', actor, restaurantId);
  if (isRefusal(restaurant)) return restaurant;
  return { space: spaceOf(restaurant), reader: readerAt(actor as Actor, restaurantId), restaurant };
}

/** The refusal under another plan. */
export const boardsNotIncluded = ({ entitlements }: KnownRestaurant): Refusal | undefined =>
  entitlements.boards
    ? undefined
    : new Refusal('plan-required', 'plan-required', 'Own dashboards are part of the Enterprise plan.', {
        requiredPlan,
      });
