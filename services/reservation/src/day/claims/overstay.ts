import { serviceDateOf, serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Claim } from './claim';
import type { Interval } from './intervals';
import { occupiedInterval, seatedDuring, type Stay } from './stay';

const minuteMs = 60_000;

/*
 * A party that is over keeps its table from parties that have none yet. The parties that were planned there keep their
 * plan: a collision is for a host to solve, and no table is lost because time passes.
 */

/**
 * A party that sits longer than its turn time is expected to leave within this time, counted from now on, so its table is
 * not offered before (PARTY-6).
 */
export const overstayMs = 15 * 60_000;

/**
 * The claim of a party as it counts at an instant: beyond the end of its turn it holds its table only once it is over,
 * and only while it sits.
 */
export function asHeld(claim: Claim, now: number): HeldClaim {
  if (claim.seated !== true || seatedDuring(claim).until > now) return claim;
  const until = now + overstayMs + (claim.pauseMinutes ?? 0) * minuteMs;
  return until > claim.until ? { ...claim, until, overSince: claim.until } : claim;
}

/** The stretch for which a party that sits needs its table, as of an instant: it may be over already. */
export function neededBy(stay: Stay, now: number): Interval {
  const { from, until } = occupiedInterval(stay);
  if (stay.until > now) return { from, until };
  return { from, until: Math.max(until, now + overstayMs + (stay.pauseMinutes ?? 0) * minuteMs) };
}

/** How long after its turn a party may still sit past midnight, where the next date has to know of it. */
const sitsOnMs = 5 * 3_600_000;

/** The stretch in which a party that sits down may have its table, which decides on which days its claim is stored. */
export function mightSit(stay: Stay): Interval {
  const { from, until } = occupiedInterval(stay);
  return { from, until: Math.max(until, stay.until + sitsOnMs) };
}

/** What decides when the service day turns. */
type ServiceClock = Pick<RestaurantRules, 'timezone' | 'dayTurnsAt'>;

/** A claim as it counts at an instant, which is not stored. */
export interface HeldClaim extends Claim {
  /** The end of the stored claim of a party that is over, whose `until` moves with the clock. */
  readonly overSince?: number;
}

/**
 * The claims as they count at an instant: those of parties that overstay are extended. The list itself is returned if
 * there are none. A party that sits beyond midnight is over on the next date, too.
 */
export function withOverstays(
  rules: ServiceClock,
  claims: readonly Claim[],
  now: number,
): readonly HeldClaim[] {
  const minute = Math.ceil(now / minuteMs) * minuteMs;
  const isOver = (claim: Claim) => claim.seated === true && seatedDuring(claim).until <= minute;
  if (!claims.some(isOver)) return claims;
  // Nobody has sat since the evening before, even if no host said that the party left.
  const { start } = serviceDayBounds(serviceDateOf(now, rules), rules);
  return claims.map((claim) => (isOver(claim) && claim.until > start ? asHeld(claim, minute) : claim));
}
