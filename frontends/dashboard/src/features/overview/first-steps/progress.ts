import { seatingMinutes } from '@tablewell/restaurant-rules/hours';
import type { FirstStep } from '../../../lib/first-steps';
import type { Restaurant } from '../../../lib/api/list-restaurants';
import { readTables } from '../availability/tables';

export type Known = Pick<
  Restaurant,
  'operatingHours' | 'tableAvailability' | 'timezone' | 'seatingMinutes' | 'phoneNumber'
>;

/** More reservations than are made to try it out: such a restaurant is past its setup. */
const runningFrom = 10;

export const isRunning = (restaurant: Known, reservations: number): boolean =>
  reservations >= runningFrom && readTables(restaurant.tableAvailability).length > 0;

/** The hours of a new restaurant (HOURS-1), which its owner has not set yet. */
function untouchedHours(periods: Known['operatingHours']): boolean {
  const [only, ...more] = periods;
  if (!only) return true;
  return (
    more.length === 0 &&
    only.openingTime.startsWith('11:00') &&
    only.closingTime.startsWith('22:00') &&
    String(only.reservationInterval) === '30' &&
    new Set(only.daysOfWeek).size === 7
  );
}

/** The facts besides the restaurant itself. */
interface Seen {
  reservations: number;
  isFloorPlanDrawn: boolean;
  browserZone: string;
}

/**
 * The steps that the server's answers prove done (OVERVIEW-9). A value that equals its default proves nothing: the
 * owner may never have seen it.
 */
export function provenSteps(
  restaurant: Known,
  { reservations, isFloorPlanDrawn, browserZone }: Seen,
): FirstStep[] {
  const proofs: Partial<Record<FirstStep, boolean>> = {
    hours: !untouchedHours(restaurant.operatingHours),
    tables: readTables(restaurant.tableAvailability).length > 0,
    'floor-plan': isFloorPlanDrawn,
    // If the owner's browser is in the restaurant's zone, the two agree; otherwise the owner is asked.
    timezone: restaurant.timezone === browserZone,
    'turn-time': restaurant.seatingMinutes !== seatingMinutes.default,
    phone: restaurant.phoneNumber !== '',
    booking: reservations > 0,
  };
  return (Object.keys(proofs) as FirstStep[]).filter((step) => proofs[step]);
}
