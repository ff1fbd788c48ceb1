import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { HousesService } from '@tablewell/proto/reservation/v1/houses_service_pb';
import type { Ports } from '../../ports';
import { countHouses } from '../../queries/count-houses';
import { searchHouses } from '../../queries/search-houses';
import { toListed } from '../mapping';

/** `HousesService` on the use cases. */
export function housesService(ports: Ports): Implementation {
  const cases = { count: countHouses(ports), search: searchHouses(ports) };
  return implement(HousesService, {
    async countHouses({ restaurantIds, localDate: date }, { values }) {
      const houses = orThrowRefusal(await cases.count(values.get(actorKey), { restaurantIds, date }));
      return { houses: houses.map(({ date: localDate, ...house }) => ({ ...house, localDate })) };
    },
    async searchHouses({ restaurantIds, text }, { values }) {
      const found = orThrowRefusal(await cases.search(values.get(actorKey), { restaurantIds, text }));
      return { reservations: found.reservations.map(toListed), truncated: found.truncated };
    },
  });
}
