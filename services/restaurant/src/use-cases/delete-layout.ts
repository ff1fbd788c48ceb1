import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import type { Ports } from '../ports';
import { puttingInService } from './layout-in-service';
import { findForLayoutChange, layoutLimit, layoutNotFound } from './layouts';

/** Deletes a floor plan that is neither the last one (LAYOUT-3) nor in service (LAYOUT-9). */
export function deleteLayout(ports: Ports) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
    layoutId: string,
  ): Promise<void | Refusal> => {
    const permitted = await findForLayoutChange(ports, actor, restaurantId);
    if (isRefusal(permitted)) return permitted;
    const layout = await ports.layouts.find(restaurantId, layoutId);
    if (!layout) return layoutNotFound();
    const limit = layoutLimit(restaurantId);
    const refused = await ports.pendingChanges.take(limit, layoutId, async (underWay) => {
      const restaurant = await ports.restaurants.find(restaurantId);
      if (restaurant?.layoutInService === layoutId || underWay.includes(puttingInService(layoutId)))
        return isInService();
      const others = (await ports.layouts.list(restaurantId)).filter(
        ({ id }) => id !== layoutId && !underWay.includes(id),
      );
      return others.length > 0
        ? undefined
        : new Refusal('conflict', 'last-layout', 'The last layout cannot be deleted.');
    });
    if (refused) return refused;
    const removed = await ports.layouts.remove(layout, ports.eventFactory.layoutDeleted(layout));
    await ports.pendingChanges.release(limit, layoutId);
    return removed ? undefined : layoutNotFound();
  };
}

function isInService(): Refusal {
  const message =
    'Reservations are booked on this layout. Book by another layout or by table counts first, then delete it.';
  return new Refusal('conflict', 'layout-in-service', message);
}
