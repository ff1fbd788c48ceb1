import { isDate } from '@tablewell/shared/calendar';
import { addDays } from '@tablewell/shared/zone';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { type LostHour, lostByHour } from '../../domain/availability/demand';
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
    const refused = refuseWithoutPermission('settings', actor, restaurantId) ?? refuseDates(from, until);
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

function refuseDates(from: string, until: string): Refusal | undefined {
  const bad = Object.entries({ from, until }).filter(([, date]) => !isDate(date));
  if (bad.length > 0)
    return invalid(bad.map(([field]) => ({ field, message: 'Please give a date as YYYY-MM-DD' })));
  if (until < from)
    return invalid([{ field: 'until', message: 'The last day must not be before the first' }]);
  if (until >= addDays(from, maxRangeDays))
    return invalid([{ field: 'until', message: `At most ${maxRangeDays} days at a time` }]);
  return undefined;
}
