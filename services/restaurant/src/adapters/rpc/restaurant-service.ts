import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import { RestaurantService } from '@tablewell/proto/restaurant/v1/restaurant_service_pb';
import type { Ports } from '../../ports';
import { addRestaurant } from '../../use-cases/add-restaurant';
import { confirmAddress } from '../../use-cases/addresses';
import * as layouts from '../../use-cases/layouts';
import { deleteRestaurant } from '../../use-cases/delete-restaurant';
import { foundRestaurant } from '../../use-cases/found-restaurant';
import { getPublicRestaurant, getRestaurant, listRestaurants } from '../../use-cases/read-restaurants';
import { updateRestaurant } from '../../use-cases/update-restaurant';
import { toChange, toLayoutMessage, toMessage, toPublicMessage } from '../mapping';

/** `RestaurantService` on the use cases. */
export function restaurantService(ports: Ports): Implementation {
  const cases = {
    found: foundRestaurant(ports),
    add: addRestaurant(ports),
    get: getRestaurant(ports),
    getPublic: getPublicRestaurant(ports),
    list: listRestaurants(ports),
    update: updateRestaurant(ports),
    confirmAddress: confirmAddress(ports),
    remove: deleteRestaurant(ports),
  };
  return implement(RestaurantService, {
    async createRestaurant({ id, ...founding }, context) {
      const made = id
        ? await cases.found(id, founding)
        : await cases.add(context.values.get(actorKey), founding);
      return { restaurant: toMessage(orThrowRefusal(made)) };
    },
    async getRestaurant({ id }, context) {
      return { restaurant: toMessage(orThrowRefusal(await cases.get(context.values.get(actorKey), id))) };
    },
    async getPublicRestaurant({ id }) {
      return { restaurant: toPublicMessage(orThrowRefusal(await cases.getPublic(id))) };
    },
    async listRestaurants(_request, context) {
      return { restaurants: (await cases.list(context.values.get(actorKey))).map(toMessage) };
    },
    async updateRestaurant(request, context) {
      const changed = await cases.update(context.values.get(actorKey), request.id, toChange(request));
      return { restaurant: toMessage(orThrowRefusal(changed)) };
    },
    async confirmAddress({ token }) {
      const { name, email } = orThrowRefusal(await cases.confirmAddress(token));
      return { restaurantName: name, email };
    },
    async deleteRestaurant({ id }, context) {
      orThrowRefusal(await cases.remove(context.values.get(actorKey), id));
      return {};
    },
  });
}

/** `LayoutService` on the use cases. */
export function layoutService(ports: Ports): Implementation {
  const cases = {
    list: layouts.listLayouts(ports),
    create: layouts.createLayout(ports),
    save: layouts.saveLayout(ports),
    remove: layouts.deleteLayout(ports),
  };
  return implement(LayoutService, {
    async listLayouts({ restaurantId }, context) {
      const found = orThrowRefusal(await cases.list(context.values.get(actorKey), restaurantId));
      return { layouts: found.map(toLayoutMessage) };
    },
    async createLayout({ restaurantId, name }, context) {
      return {
        layout: toLayoutMessage(
          orThrowRefusal(await cases.create(context.values.get(actorKey), restaurantId, name)),
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
      const request = {
        restaurantId,
        layoutId,
        fixedComponents: components,
        baseVersion: Number(baseVersion),
      };
      return {
        layout: toLayoutMessage(orThrowRefusal(await cases.save(context.values.get(actorKey), request))),
      };
    },
    async deleteLayout({ restaurantId, layoutId }, context) {
      orThrowRefusal(await cases.remove(context.values.get(actorKey), restaurantId, layoutId));
      return {};
    },
  });
}
