import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { ReservationTimes, RestaurantService } from '@tablewell/proto/restaurant/v1/restaurant_service_pb';
import type { Ports } from '../../ports';
import { addRestaurant } from '../../use-cases/add-restaurant';
import { confirmAddress } from '../../use-cases/addresses';
import { deleteRestaurant } from '../../use-cases/delete-restaurant';
import { createRestaurant } from '../../use-cases/create-restaurant';
import { getPublicRestaurant, getRestaurant, listRestaurants } from '../../use-cases/read-restaurants';
import { shownSharing } from '../../use-cases/guest-sharing';
import { inServiceOf } from '../../use-cases/in-service';
import { updateRestaurant } from '../../use-cases/update-restaurant';
import type { Restaurant } from '../../domain/restaurant';
import { toChange, toMessage, toPublicMessage } from '../mapping';

/** `RestaurantService` on the use cases. */
export function restaurantService(ports: Ports): Implementation {
  const cases = {
    create: createRestaurant(ports),
    add: addRestaurant(ports),
    get: getRestaurant(ports),
    getPublic: getPublicRestaurant(ports),
    list: listRestaurants(ports),
    update: updateRestaurant(ports),
    confirmAddress: confirmAddress(ports),
    remove: deleteRestaurant(ports),
  };
  const describe = async (restaurant: Restaurant) =>
    toMessage(restaurant, await inServiceOf(ports, restaurant));
  return implement(RestaurantService, {
    async createRestaurant({ id, ...details }, context) {
      const made = id
        ? await cases.create(id, { ...details, isTest: false })
        : await cases.add(context.values.get(actorKey), details);
      return { restaurant: await describe(orThrowRefusal(made)) };
    },
    async getRestaurant({ id }, context) {
      return {
        restaurant: await describe(orThrowRefusal(await cases.get(context.values.get(actorKey), id))),
      };
    },
    async getPublicRestaurant({ id }) {
      const restaurant = orThrowRefusal(await cases.getPublic(id));
      const [inService, plan, sharing] = await Promise.all([
        inServiceOf(ports, restaurant),
        ports.entitlements.find(restaurant.ownerId),
        shownSharing(ports, restaurant),
      ]);
      const shown = toPublicMessage(restaurant, inService, restaurant.isTest ?? plan?.sms);
      return { restaurant: { ...shown, ...sharing } };
    },
    async listRestaurants(_request, context) {
      return {
        restaurants: await Promise.all((await cases.list(context.values.get(actorKey))).map(describe)),
      };
    },
    async updateRestaurant(request, context) {
      const keeps = request.reservationTimes === ReservationTimes.LOCAL ? 'local' : 'instant';
      const changed = await cases.update(context.values.get(actorKey), request.id, toChange(request), keeps);
      return { restaurant: await describe(orThrowRefusal(changed)) };
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
