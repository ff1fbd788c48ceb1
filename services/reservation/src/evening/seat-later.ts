import { isRefusal } from '@tablewell/chassis/refusal';
import { instantAfterGap, type LocalTime } from '@tablewell/shared/zone';
import type { DayOccupancy } from '../day/tables/day-occupancy';
import { occupiedInterval, stayFrom } from '../day/claims/stay';
import type { Reservation } from '../party/reservation';
import { findFreeTables } from './free-tables';

/**
 * Whether a late party can still be seated if its table is given up: at another table from now on, or at any from a later
 * start of the evening (PARTY-22).
 * @param day of all parties, its own included: its table is as good as taken
 * @param starts of the evening
 */
export function canSeatLater(
  day: DayOccupancy,
  { placement, partySize, area }: Pick<Reservation, 'placement' | 'partySize' | 'area'>,
  starts: readonly LocalTime[],
  now: number,
): boolean {
  const { rules } = day;
  const later = starts.map((when) => instantAfterGap(when, rules.timezone)).filter((at) => at > now);
  return [now, ...later].some((from) => {
    const interval = occupiedInterval(stayFrom(rules, from, placement, partySize));
    return !isRefusal(findFreeTables(day, { partySize, area, interval }, 'staff'));
  });
}
