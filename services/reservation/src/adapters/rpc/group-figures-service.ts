import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { GroupFiguresService } from '@tablewell/proto/reservation/v1/group_figures_service_pb';
import type { Ports } from '../../ports';
import { countGroup } from '../../queries/count-group';
import { searchGroup } from '../../queries/search-group';
import { toListed } from '../mapping';

/** `GroupFiguresService` on the use cases. */
export function groupFiguresService(ports: Ports): Implementation {
  const cases = { count: countGroup(ports), search: searchGroup(ports) };
  return implement(GroupFiguresService, {
    async countGroup({ restaurantIds, localDate: date }, { values }) {
      const counted = orThrowRefusal(await cases.count(values.get(actorKey), { restaurantIds, date }));
      return { restaurants: counted.map(({ date: localDate, ...each }) => ({ ...each, localDate })) };
    },
    async searchGroup({ restaurantIds, text }, { values }) {
      const found = orThrowRefusal(await cases.search(values.get(actorKey), { restaurantIds, text }));
      return { reservations: found.reservations.map(toListed), truncated: found.truncated };
    },
  });
}
