import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { bookableFloor, bookingProblems } from '../domain/floor-of-layout';
import { type InService, noneInService, type Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { layoutNotFound, layoutsOf, restaurantToPlan } from './layouts';
import { restaurantNotFound } from './restaurant-not-found';

const attempts = 8;

export const puttingInService = (layoutId: string): string => `in service: ${layoutId}`;

/** The layout that a restaurant is booked on, with its tables as they are now. */
export async function inServiceOf(
  { layouts }: Pick<Ports, 'layouts'>,
  { id, layoutInService }: Restaurant,
): Promise<InService> {
  const layout = layoutInService ? await layouts.find(id, layoutInService) : undefined;
  if (!layout) return noneInService;
  const floor = bookableFloor(layout);
  return { layoutId: layout.id, layoutVersion: layout.version, ...(floor ? { floor } : {}) };
}

/**
 * Books by the tables of a layout, or by counts again for an empty id, which no plan forbids: a restaurant on Basic keeps
 * the layout that it has in service (LAYOUT-7, LAYOUT-11).
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
    const permitted = await restaurantToPlan(ports, actor, restaurantId);
    if (isRefusal(permitted)) return permitted;
    const limit = layoutsOf(restaurantId);
    const change = puttingInService(layoutId);
    const refused = await ports.claims.take(limit, change, async (underWay) => {
      const layout = await ports.layouts.find(restaurantId, layoutId);
      if (!layout || underWay.includes(layoutId)) return layoutNotFound();
      const problems = bookingProblems(layout);
      return problems.length > 0 ? invalid(problems, 'layout-not-bookable') : undefined;
    });
    if (refused) return refused;
    const outcome = await write(ports, restaurantId, layoutId);
    await ports.claims.release(limit, change);
    return outcome;
  };
}

async function write(ports: Ports, restaurantId: string, layoutId: string): Promise<Restaurant | Refusal> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const current = await ports.restaurants.find(restaurantId);
    if (!current) return restaurantNotFound();
    if ((current.layoutInService ?? '') === layoutId) return current;
    const next = { ...current, layoutInService: layoutId, version: current.version + 1 };
    const event = ports.eventFactory.updated(next, ['layoutInService'], await inServiceOf(ports, next));
    if (await ports.restaurants.replace(next, [event])) return next;
  }
  return new Refusal('unavailable', 'busy', 'These settings are being changed by others. Please try again.');
}
