import { pacingOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { fallbackSeats } from '@tablewell/restaurant-rules/tables';
import { Refusal } from '@tablewell/chassis/refusal';
import { intervalOf } from './claims/intervals';
import type { Interval } from './claims/intervals';
import type { PlacementRequest } from './starts/place-party';
import type { Placement } from './claims/placement';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { DayView } from './tables/day-view';
import { hasTables, planOf } from './tables/plans';
import type { Claim } from './claims/claim';
import { occupiedInterval } from './claims/stay';
import { isDinersHold } from './claims/table-hold';

/** Holds take at most a quarter of what the public can book at a time: they need no captcha, and must not block a restaurant. */
const share = 4;

/** The refusal of a hold, not of the table, which can still be booked. */
export const refuseHold = () =>
  new Refusal('too-many', 'too-many-holds', 'This table cannot be held right now. You can still book it.');

/**
 * Whether a hold would exceed the share of holds (HOLD-5): of the tables that the public can book at once, and of the
 * covers and parties that pacing lets start together; with an area, of the tables there too. The first hold is always
 * within the share.
 * @param day without the hold that this one replaces
 */
export function exceedsShare(
  { rules, claims }: DayView,
  placement: Placement,
  { partySize, area }: Pick<PlacementRequest, 'partySize' | 'area'>,
): boolean {
  const holds = claims.filter(isDinersHold);
  if (holds.length === 0) return false;
  return (
    tooManyTables(rules, holds, placement, { partySize, area }) ||
    tooManyStarts(rules, holds, placement, partySize)
  );
}

function tooManyTables(
  rules: RestaurantRules,
  holds: readonly Claim[],
  placement: Placement,
  { partySize, area }: Pick<PlacementRequest, 'partySize' | 'area'>,
): boolean {
  const interval = occupiedInterval(placement);
  const others = holds.filter((hold) => hold.from < interval.until && interval.from < hold.until);
  if (others.length === 0) return false;
  if (!hasTables(rules)) return covers(others) + partySize > fallbackSeats / share;
  const plan = planOf(rules);
  const own = placement.tables ?? 1;
  if (tablesOf(others) + own > plan.onlineTables / share) return true;
  const key = plan.areaOf(area);
  if (key === undefined) return false;
  // One person must not hold all of an area, such as the terrace, either. The first hold of an area is always within
  // its share.
  const there = others.filter((hold) => plan.areaOf(hold.area) === key);
  return there.length > 0 && tablesOf(there) + own > plan.within(key).onlineTables / share;
}

const tablesOf = (holds: readonly Claim[]): number =>
  holds.reduce((sum, hold) => sum + (hold.tables ?? 1), 0);

function tooManyStarts(
  rules: RestaurantRules,
  holds: readonly Claim[],
  { date, minute, from }: Placement,
  partySize: number,
): boolean {
  return pacingOn(rules, date, minute).some((rule) => {
    const others = startingIn(holds, intervalOf(from, rule.intervalMinutes, rules.timezone));
    if (others.length === 0) return false;
    const mostCovers = Math.min(rule.mostCovers ?? Infinity, rule.publicCovers ?? Infinity);
    const mostParties = Math.min(rule.mostParties ?? Infinity, rule.publicParties ?? Infinity);
    return covers(others) + partySize > mostCovers / share || others.length + 1 > mostParties / share;
  });
}

const startingIn = (holds: readonly Claim[], { from, until }: Interval) =>
  holds.filter((hold) => from <= hold.from && hold.from < until);

const covers = (holds: readonly Claim[]): number => holds.reduce((sum, { partySize }) => sum + partySize, 0);
