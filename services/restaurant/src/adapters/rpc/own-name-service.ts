import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { OwnNameService } from '@tablewell/proto/restaurant/v1/own_name_service_pb';
import type { Restaurant } from '../../domain/restaurant';
import type { Ports } from '../../ports';
import { checkOwnDomain, findOwnDomain } from '../../use-cases/own-domain';
import { putOwnName } from '../../use-cases/own-name';
import { getRestaurant } from '../../use-cases/read-restaurants';
import { toOwnNameSettings } from '../own-name-mapping';

/** `OwnNameService` on the use cases. */
export function ownNameService(ports: Ports): Implementation {
  const cases = {
    get: getRestaurant(ports),
    put: putOwnName(ports),
    check: checkOwnDomain(ports),
    find: findOwnDomain(ports),
  };
  async function answer(restaurant: Restaurant) {
    const isAllowed = (await ports.entitlements.find(restaurant.ownerId))?.whiteLabel ?? false;
    return {
      ownName: toOwnNameSettings(restaurant, isAllowed, ports.ownDomainTarget),
      version: BigInt(restaurant.ownName?.version ?? 0),
    };
  }
  return implement(OwnNameService, {
    async getOwnName({ restaurantId }, context) {
      return answer(orThrowRefusal(await cases.get(context.values.get(actorKey), restaurantId)));
    },
    async putOwnName({ restaurantId, hidesProduct, host, baseVersion }, context) {
      const command = { restaurantId, hidesProduct, host, baseVersion: Number(baseVersion) };
      return answer(orThrowRefusal(await cases.put(context.values.get(actorKey), command)));
    },
    async checkOwnDomain({ restaurantId }, context) {
      return answer(orThrowRefusal(await cases.check(context.values.get(actorKey), restaurantId)));
    },
    async findOwnDomain({ host }) {
      return { restaurantId: orThrowRefusal(await cases.find(host)) };
    },
  });
}
