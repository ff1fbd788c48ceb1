import { closureOn } from '@tablewell/restaurant-rules/availability/day-hours';
import { serviceDateOf } from '@tablewell/restaurant-rules/availability/service-day';
import { localTimeOf } from '@tablewell/shared/zone';
import { claimOf } from '../party/claim-of';
import { closureWords } from '../day/starts/explain';
import { pacingExcess, refusePacing } from '../day/starts/pacing';
import type { Reservation } from '../party/reservation';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { Claim } from '../day/claims/claim';
import type { ReviewReason, ToReview } from './to-review';

/** A rule that refuses a reservation, in the words of the restaurant. */
export interface UnfitReason {
  readonly code: 'closed' | 'not-offered' | 'no-tables-available' | 'pacing';
  readonly explanation: string;
}

/** A reservation that changed rules would refuse. */
export interface Unfit {
  readonly reservation: Reservation;
  readonly reasons: readonly UnfitReason[];
}

/** The reservations that do not fit, by time: those to review, and those over the limits of pacing (AVAIL-10). */
export function unfit(
  rules: RestaurantRules,
  upcoming: readonly Reservation[],
  toReview: readonly ToReview[],
  pacing: 'with-pacing' | 'without-pacing' = 'with-pacing',
): Unfit[] {
  const reviewed = new Map(toReview.map(({ reservation, reasons }) => [reservation.id, reasons]));
  const paced = pacing === 'with-pacing' ? overPaced(rules, upcoming) : new Map<string, string>();
  return upcoming.flatMap((reservation) => {
    const overLimit = paced.get(reservation.id);
    const reasons: UnfitReason[] = [
      ...(reviewed.get(reservation.id) ?? []).map((reason) => worded(rules, reservation, reason)),
      ...(overLimit === undefined ? [] : [{ code: 'pacing', explanation: overLimit } as const]),
    ];
    return reasons.length > 0 ? [{ reservation, reasons }] : [];
  });
}

/** Leaves out rules that a host overrode on purpose, which need no mark. */
export function withoutOverridden(found: readonly Unfit[]): Unfit[] {
  return found.flatMap(({ reservation, reasons }) => {
    const overridden = new Set(reservation.hostsChanges?.flatMap((change) => change.overridden));
    const left = reasons.filter(({ code }) => !overridden.has(code));
    return left.length > 0 ? [{ reservation, reasons: left }] : [];
  });
}

function worded(
  rules: RestaurantRules,
  { placement, partySize }: Reservation,
  reason: ReviewReason,
): UnfitReason {
  if (reason === 'no-table')
    return {
      code: 'no-tables-available',
      explanation: `Tables: none is left for this party of ${partySize}`,
    };
  const date = serviceDateOf(placement.from, rules);
  return reason === 'closed-day'
    ? { code: 'closed', explanation: closureWords(closureOn(date, rules), date) }
    : { code: 'not-offered', explanation: 'Hours: no start at this time' };
}

/**
 * The reason of each reservation that exceeds a limit: of the reservations in one interval, those that were booked
 * last.
 */
function overPaced(rules: RestaurantRules, upcoming: readonly Reservation[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const byDate = new Map<string, Claim[]>();
  const inOrder = [...upcoming].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const reservation of inOrder) {
    const { partySize, online } = reservation;
    const claim = claimOf(reservation, reservation.createdAt);
    const when = localTimeOf(claim.from, rules.timezone);
    const others = byDate.get(when.date) ?? [];
    byDate.set(when.date, others);
    const audience = online ? 'everyone' : 'staff';
    const party = { partySize, audience, when, from: claim.from, keepsTime: false } as const;
    const overLimit = pacingExcess(rules, { others }, party);
    if (overLimit) words.set(reservation.id, refusePacing(overLimit, audience, rules.timezone).explanation);
    others.push(claim);
  }
  return words;
}
