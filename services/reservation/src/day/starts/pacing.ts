import { pacingOn } from '@tablewell/restaurant-rules/availability/rules-on';
import type { PacingRule } from '@tablewell/restaurant-rules/availability/rules';
import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { clockLabel } from '@tablewell/shared/calendar';
import { type LocalTime, localTimeOf } from '@tablewell/shared/zone';
import { ExplainedRefusal } from './explained-refusal';
import { intervalOf } from '../claims/intervals';
import type { Interval } from '../claims/intervals';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Claim } from '../claims/claim';

/** The claims that pacing counts: those of other parties, and the party's own earlier claim. */
export interface PacedClaims {
  readonly others: readonly Claim[];
  readonly own?: Claim | undefined;
}

/** A party that is to start at a time. */
interface PacedParty {
  readonly partySize: number;
  readonly audience: TableAudience;
  readonly when: LocalTime;
  /** Epoch milliseconds. */
  readonly from: number;
  /** The party already has this time, so only additional people count (AVAIL-4). */
  readonly keepsTime: boolean;
}

/** A limit that a party would exceed. */
interface PacingExcess {
  readonly limit: 'covers' | 'parties';
  /** The limit is that of the public's own share. */
  readonly isOnline: boolean;
  readonly max: number;
  /** The parties that start in the interval, without this one. */
  readonly counted: number;
  /** By how much the limit would be exceeded with the party. */
  readonly over: number;
  readonly interval: Interval;
}

type Counts = Record<'mostCovers' | 'mostParties' | 'publicCovers' | 'publicParties', number>;

type Limit = Pick<PacingExcess, 'limit' | 'isOnline'> & { readonly name: keyof Counts };
const limitsOfStaff: readonly Limit[] = [
  { name: 'mostCovers', limit: 'covers', isOnline: false },
  { name: 'mostParties', limit: 'parties', isOnline: false },
];
const limitsOfPublic: readonly Limit[] = [
  ...limitsOfStaff,
  { name: 'publicCovers', limit: 'covers', isOnline: true },
  { name: 'publicParties', limit: 'parties', isOnline: true },
];

/** The first limit that a party would exceed (AVAIL-3). The public's share does not apply to the staff. */
export function pacingExcess(
  rules: RestaurantRules,
  { others, own }: PacedClaims,
  { partySize, audience, when, from, keepsTime }: PacedParty,
): PacingExcess | undefined {
  if (keepsTime && (!own || partySize <= own.partySize)) return undefined;
  const pacing = pacingOn(rules, when.date, when.minute);
  // Thirty rules have at most three different lengths of intervals.
  const known = new Map<number, { interval: Interval; counts: Counts }>();
  const limits = audience === 'everyone' ? limitsOfPublic : limitsOfStaff;
  for (const rule of pacing) {
    let counted = known.get(rule.intervalMinutes);
    if (!counted) {
      const interval = intervalOf(from, rule.intervalMinutes, rules.timezone);
      known.set(rule.intervalMinutes, (counted = { interval, counts: countStarts(others, interval) }));
    }
    const found = exceeded(rule, counted.counts, partySize, limits);
    if (found) return { ...found, interval: counted.interval };
  }
  return undefined;
}

function countStarts(claims: readonly Claim[], { from, until }: Interval): Counts {
  const counts = { mostCovers: 0, mostParties: 0, publicCovers: 0, publicParties: 0 };
  for (const claim of claims) {
    if (claim.from < from || claim.from >= until) continue;
    counts.mostCovers += claim.partySize;
    counts.mostParties += 1;
    if (!claim.online) continue;
    counts.publicCovers += claim.partySize;
    counts.publicParties += 1;
  }
  return counts;
}

function exceeded(
  rule: PacingRule,
  counts: Counts,
  partySize: number,
  limits: readonly Limit[],
): Omit<PacingExcess, 'interval'> | undefined {
  for (const { name, limit, isOnline } of limits) {
    const max = rule[name];
    if (max === undefined) continue;
    const over = counts[name] + (limit === 'covers' ? partySize : 1) - max;
    if (over > 0) return { limit, isOnline, max, counted: counts[name], over };
  }
  return undefined;
}

/** The refusal of a party by a limit: short for the public, and with the numbers for the staff (AVAIL-4). */
export function refusePacing(
  overLimit: PacingExcess,
  audience: TableAudience,
  timezone: string,
): ExplainedRefusal {
  const words = pacingWords(overLimit, timezone);
  const message =
    audience === 'everyone'
      ? 'Sorry, this time is fully booked. Please select another time.'
      : `${words}, and this party would be ${overLimit.over} over the limit.`;
  const left = overLimit.max - overLimit.counted;
  const explanation =
    left > 0 ? `${words}; ${left === 1 ? 'the one left is' : `the ${left} left are`} too few` : words;
  return new ExplainedRefusal('conflict', 'pacing', message, explanation);
}

/** As in: `Pacing: 24 of 24 covers start between 7:00 PM and 7:15 PM`. */
function pacingWords({ limit, isOnline, counted, max, interval }: PacingExcess, timezone: string): string {
  const [from, until] = [interval.from, interval.until].map((at) =>
    clockLabel(localTimeOf(at, timezone).minute),
  );
  const what = isOnline ? `${limit} booked online` : limit;
  return `Pacing: ${counted} of ${max} ${what} start between ${from} and ${until}`;
}
