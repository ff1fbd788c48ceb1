import type { Refusal } from '@tablewell/chassis/refusal';
import { keepConfirmation } from './confirmation';
import { instantAfterGap } from '@tablewell/shared/zone';
import type { Placement } from '../day/claims/placement';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { dayZoneOf, serviceDates } from '../day/claims/service-dates';
import { next as transition, stageOf } from './lifecycle';
import { nextVersion, type Outcome, type Write } from './outcome';
import { changeEvent } from './party-event';
import { replanned, type Reservation } from './reservation';

type Zones = Pick<RestaurantRules, 'timezone' | 'dayZone'>;

/**
 * The plan of a reservation that keeps its local time and its tables in the restaurant's zone, which was another one
 * (HOURS-14); undefined if it has that instant already, or if the party is there or over.
 * @param now epoch milliseconds
 */
export function keptLocalTime(
  rules: Zones,
  reservation: Pick<Reservation, 'placement' | 'status' | 'progress' | 'request'>,
  now: number,
): Placement | undefined {
  const { placement } = reservation;
  const from = instantAfterGap(placement, rules.timezone);
  if (from === placement.from || Math.max(from, placement.from) < now) return undefined;
  if (transition(stageOf(reservation), 'replan') === 'refused') return undefined;
  const until = placement.until + from - placement.from;
  return { ...placement, from, until, dates: serviceDates({ from, until }, dayZoneOf(rules)) };
}

/**
 * The reservations to be moved, in an order in which each finds its tables free: those that move to a later instant
 * beginning with the latest, those that move to an earlier instant beginning with the earliest.
 */
export function toMove<R extends Parameters<typeof keptLocalTime>[1]>(
  rules: Zones,
  reservations: readonly R[],
  now: number,
): R[] {
  const moves = reservations.flatMap((reservation) => {
    const kept = keptLocalTime(rules, reservation, now);
    return kept ? [{ reservation, from: reservation.placement.from, to: kept.from }] : [];
  });
  const later = moves.filter(({ from, to }) => to > from).sort((one, other) => other.from - one.from);
  const earlier = moves.filter(({ from, to }) => to < from).sort((one, other) => one.from - other.from);
  return [...later, ...earlier].map(({ reservation }) => reservation);
}

/**
 * Moves a party to its local time in the restaurant's zone, with its tables, and without a message to the diner, whose
 * local time stays (HOURS-14).
 */
export function keepLocalTime(party: Reservation, rules: Zones, write: Write): Exclude<Outcome, Refusal> {
  const kept = keptLocalTime(rules, party, write.at.getTime());
  if (!kept) return 'unchanged';
  const moved = nextVersion(party, write, {});
  const reservation = keepConfirmation(replanned(moved, write.claimed?.placement ?? kept), party);
  return { next: reservation, events: [changeEvent(party, reservation, { withoutNotice: true })] };
}
