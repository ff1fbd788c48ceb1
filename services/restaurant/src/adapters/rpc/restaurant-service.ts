import { actorKey, implement, type Implementation, orRefuse } from '@tablewell/chassis';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import { RestaurantService } from '@tablewell/proto/restaurant/v1/restaurant_service_pb';
import type { Ports } from '../../ports';
import * as layouts from '../../use-cases/layouts';
import * as restaurants from '../../use-cases/restaurants';
import { toChange, toLayoutMessage, toMessage, toPublicMessage } from '../mapping';

/** `RestaurantService`: translates, and nothing else. */
export function restaurantService(ports: Ports): Implementation {
  const cases = {
    found: restaurants.foundRestaurant(ports),
    add: restaurants.addRestaurant(ports),
    get: restaurants.getRestaurant(ports),
    getPublic: restaurants.getPublicRestaurant(ports),
    list: restaurants.listRestaurants(ports),
    update: restaurants.updateRestaurant(ports),
    remove: restaurants.deleteRestaurant(ports),
  };
  return implement(RestaurantService, {
    async createRestaurant({ id, ...founding }, context) {
      const made = id
        ? await cases.found(id, founding)
        : await cases.add(context.values.get(actorKey), founding);
      return { restaurant: toMessage(orRefuse(made)) };
    },
    async getRestaurant({ id }, context) {
      return { restaurant: toMessage(orRefuse(await cases.get(context.values.get(actorKey), id))) };
    },
    async getPublicRestaurant({ id }) {
      return { restaurant: toPublicMessage(orRefuse(await cases.getPublic(id))) };
    },
    async listRestaurants(_request, context) {
      return { restaurants: (await cases.list(context.values.get(actorKey))).map(toMessage) };
    },
    async updateRestaurant(request, context) {
      const changed = await cases.update(context.values.get(actorKey), request.id, toChange(request));
      return { restaurant: toMessage(orRefuse(changed)) };
    },
    async deleteRestaurant({ id }, context) {
      orRefuse(await cases.remove(context.values.get(actorKey), id));
      return {};
    },
  });
}

/** `LayoutService`: translates, and nothing else. */
export function layoutService(ports: Ports): Implementation {
  const cases = {
    list: layouts.listLayouts(ports),
    create: layouts.createLayout(ports),
    save: layouts.saveLayout(ports),
    remove: layouts.deleteLayout(ports),
  };
  return implement(LayoutService, {
    async listLayouts({ restaurantId }, context) {
      const found = orRefuse(await cases.list(context.values.get(actorKey), restaurantId));
      return { layouts: found.map(toLayoutMessage) };
    },
    async createLayout({ restaurantId, name }, context) {
      return {
        layout: toLayoutMessage(
          orRefuse(await cases.create(context.values.get(actorKey), restaurantId, name)),
        ),
      };
    },
    async saveLayout({ restaurantId, layoutId, fixedComponents, baseVersion }, context) {
      const components = fixedComponents.map(({ id, type, x, y, rotation, tableNumber }) => ({
        id,
        type,
        x,
        y,
        rotation,
        tableNumber,
      }));
      const ask = { restaurantId, layoutId, fixedComponents: components, baseVersion: Number(baseVersion) };
      return { layout: toLayoutMessage(orRefuse(await cases.save(context.values.get(actorKey), ask))) };
    },
    async deleteLayout({ restaurantId, layoutId }, context) {
      orRefuse(await cases.remove(context.values.get(actorKey), restaurantId, layoutId));
      return {};
    },
  });
}
