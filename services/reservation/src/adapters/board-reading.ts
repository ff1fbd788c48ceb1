import { orThrowRefusal } from '@tablewell/chassis/rpc';
import type { BoardReading } from '../maintenance/mail-boards';
import type { Ports, WaitCountStore } from '../ports';
import { countGroup } from '../queries/count-group';
import { waitFigures } from '../queries/wait-figures';
import { memberOf } from './what-if/reading-by-thread';

/** Restaurants of one read. */
const restaurantsPerRead = 500;

/** The figures of boards that take no thread, by the use cases of members. */
export function boardReading(
  ports: Pick<Ports, 'restaurants' | 'reservations' | 'clock'> & { readonly waitCounts: WaitCountStore },
): Pick<BoardReading, 'waits' | 'evenings'> {
  const waits = waitFigures(ports);
  const count = countGroup(ports);
  return {
    async waits(restaurantId, days) {
      const asked = { restaurantId, ...days };
      const { within, sooner, later, left } = orThrowRefusal(await waits(memberOf([restaurantId]), asked));
      return [within, sooner, later, left];
    },
    async evenings(restaurantIds, date) {
      const found = [];
      for (let at = 0; at < restaurantIds.length; at += restaurantsPerRead) {
        const ids = restaurantIds.slice(at, at + restaurantsPerRead);
        found.push(...orThrowRefusal(await count(memberOf(ids), { restaurantIds: ids, date })));
      }
      return found;
    },
  };
}
