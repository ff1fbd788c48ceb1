import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import { turnOf } from '@tablewell/restaurant-rules/availability/day-hours';
import { addDays } from '@tablewell/shared/calendar';
import { type LostHour, lostByHour, onServiceDays } from '../day/starts/demand';
import { refuseRange } from '../restaurant/date-problems';
import type { ReadingPorts } from './reading-ports';

const maxRangeDays = 100;

/** The demand of a range of service days. */
interface DemandOfDates {
  readonly lost: readonly LostHour[];
  /** People of reservations that were not canceled. */
  readonly bookedCovers: number;
}

/** The unmet demand, for members who may change the settings (AVAIL-21). */
export function getDemand(ports: Pick<ReadingPorts, 'demand' | 'reservations' | 'restaurants'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, from, until }: { restaurantId: string; from: string; until: string },
  ): Promise<DemandOfDates | Refusal> => {
    const refused =
      refuseWithoutPermission('settings', actor, restaurantId) ??
      refuseRange(['from', from], ['until', until], maxRangeDays);
    if (refused) return refused;
    const rules = (await ports.restaurants.find(restaurantId)) ?? {};
    const [counts, booked] = await Promise.all([
      // The last evening may end on the next date.
      ports.demand.between(restaurantId, from, addDays(until, 1)),
      ports.reservations.countByDate(restaurantId, from, until, turnOf(rules)),
    ]);
    const lost = onServiceDays(rules, counts).filter(({ date }) => from <= date && date <= until);
    return {
      lost: lostByHour(lost),
      bookedCovers: booked.reduce((sum, { covers }) => sum + covers, 0),
    };
  };
}
