import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import { type LostHour, lostByHour } from '../../domain/availability/demand';
import { refuseRange } from '../../domain/date-problems';
import type { Ports } from '../../ports';

const maxRangeDays = 100;

/** The demand of a range of local dates. */
interface DemandOfDates {
  readonly lost: readonly LostHour[];
  /** People of reservations that were not canceled. */
  readonly bookedCovers: number;
}

/** The unmet demand, for members who may change the settings (AVAIL-21). */
export function getDemand(ports: Pick<Ports, 'demand' | 'reservations'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, from, until }: { restaurantId: string; from: string; until: string },
  ): Promise<DemandOfDates | Refusal> => {
    const refused =
      refuseWithoutPermission('settings', actor, restaurantId) ??
      refuseRange(['from', from], ['until', until], maxRangeDays);
    if (refused) return refused;
    const [counts, booked] = await Promise.all([
      ports.demand.between(restaurantId, from, until),
      ports.reservations.countByDate(restaurantId, from, until),
    ]);
    return {
      lost: lostByHour(counts),
      bookedCovers: booked.reduce((sum, { covers }) => sum + covers, 0),
    };
  };
}
