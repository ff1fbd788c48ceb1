import { serviceDateOf, serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Claim } from './claim';
import type { Interval } from './intervals';
import { occupiedInterval, seatedDuring, type Stay } from './stay';

const minuteMs = 60_000;

/*
 * A party that overstays its turn time keeps its table from parties that have no table yet. The parties that were planned at that
 * table keep their plan, although they collide: a host decides what to do, and nobody loses a table only because time passes.
 */

/**
 * A party that sits longer than its turn time is expected to leave within this time, counted from now on, so its table is
 * not offered before (PARTY-6).
 */
export const overstayMs = 15 * 60_000;

/**
 * The claim of a party as it counts at an instant. While a party sits beyond its turn time, its claim lasts until the party
 * is expected to leave; every other claim ends when it was planned to.
 */
export function claimAsOfNow(claim: Claim, now: number): ClaimAsOfNow {
  if (claim.seated !== true || seatedDuring(claim).until > now) return claim;
  const until = now + overstayMs + (claim.pauseMinutes ?? 0) * minuteMs;
  return until > claim.until ? { ...claim, until, storedUntil: claim.until } : claim;
}

/** The stretch for which a seated party needs its table, as expected at an instant; it may overstay its turn time by then. */
export function neededBy(stay: Stay, now: number): Interval {
  const { from, until } = occupiedInterval(stay);
  if (stay.until > now) return { from, until };
  return { from, until: Math.max(until, now + overstayMs + (stay.pauseMinutes ?? 0) * minuteMs) };
}

/** How long a party may sit beyond its turn time. If that is past midnight, its claim is stored on the next date too. */
const sitsOnMs = 5 * 3_600_000;

/** The stretch in which a party that sits down may have its table, which decides on which days its claim is stored. */
export function mightSit(stay: Stay): Interval {
  const { from, until } = occupiedInterval(stay);
  return { from, until: Math.max(until, stay.until + sitsOnMs) };
}

/** What decides when the service day turns. */
type ServiceClock = Pick<RestaurantRules, 'timezone' | 'dayTurnsAt'>;

/** A claim as it counts at an instant. It is computed, never stored. */
export interface ClaimAsOfNow extends Claim {
  /** For a party that overstays: the end of its stored claim. Its `until` moves with the clock. */
  readonly storedUntil?: number;
}

/**
 * The claims as they count at an instant: those of parties that overstay are extended. The same list is returned if
 * no party does. A party that sits beyond midnight overstays on the next date, too.
 */
export function withOverstays(
  rules: ServiceClock,
  claims: readonly Claim[],
  now: number,
): readonly ClaimAsOfNow[] {
  const minute = Math.ceil(now / minuteMs) * minuteMs;
  const overstays = (claim: Claim) => claim.seated === true && seatedDuring(claim).until <= minute;
  if (!claims.some(overstays)) return claims;
  // A party of an earlier service day has left, even if no host recorded it.
  const { start } = serviceDayBounds(serviceDateOf(now, rules), rules);
  return claims.map((claim) =>
    overstays(claim) && claim.until > start ? claimAsOfNow(claim, minute) : claim,
  );
}
