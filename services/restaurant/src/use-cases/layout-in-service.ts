import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { bookingProblems } from '../domain/floor-of-layout';
import type { Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { changeRestaurant } from './change-restaurant';
import { findForLayoutChange, layoutLimit, layoutNotFound } from './layouts';

export const puttingInService = (layoutId: string): string => `in service: ${layoutId}`;

/**
 * Puts a layout in service, or for an empty id none, so that tables are made from counts again. The latter needs no
 * plan. A restaurant that changes to Basic keeps its layout in service (LAYOUT-7, LAYOUT-11).
 */
export function putLayoutInService(ports: Ports) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
    layoutId: string,
  ): Promise<Restaurant | Refusal> => {
    const stranger = refuseWithoutPermission('settings', actor, restaurantId);
    if (stranger) return stranger;
    if (layoutId === '') return write(ports, restaurantId, '');
    const permitted = await findForLayoutChange(ports, actor, restaurantId);
    if (isRefusal(permitted)) return permitted;
    const limit = layoutLimit(restaurantId);
    const change = puttingInService(layoutId);
    const refused = await ports.pendingChanges.take(limit, change, async (underWay) => {
      const layout = await ports.layouts.find(restaurantId, layoutId);
      if (!layout || underWay.includes(layoutId)) return layoutNotFound();
      const problems = bookingProblems(layout);
      return problems.length > 0 ? invalid(problems, 'layout-not-bookable') : undefined;
    });
    if (refused) return refused;
    const outcome = await write(ports, restaurantId, layoutId);
    await ports.pendingChanges.release(limit, change);
    return outcome;
  };
}

const write = (ports: Ports, restaurantId: string, layoutId: string): Promise<Restaurant | Refusal> =>
  changeRestaurant(ports, restaurantId, ['layoutInService'], (current) =>
    (current.layoutInService ?? '') === layoutId
      ? current
      : { ...current, layoutInService: layoutId, version: current.version + 1 },
  );
