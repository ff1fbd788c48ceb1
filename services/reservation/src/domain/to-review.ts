import { fallbackSeats, hasStart, isClosedOn } from '@tablewell/booking-rules';
import { localTimeOf } from '@tablewell/booking-rules/zone';
import { startOfHalfHour } from './capacity';
import { houseParties, overfull } from './housing';
import { inService } from './occupancy';
import type { Reservation } from './reservation';
import type { RestaurantRules } from './restaurant-rules';
import { type Claim, claimId } from './service-day';

/** Why a reservation does not fit the settings of its restaurant any more. */
export type ReviewReason = 'closed-day' | 'outside-hours' | 'no-table';

/** A reservation that the restaurant should look at, because its settings of now would refuse it. */
export interface ToReview {
  readonly reservation: Reservation;
  readonly reasons: readonly ReviewReason[];
}

/**
 * Which of these reservations the settings of now would refuse, in the order given: those on a closed day or outside the
 * opening hours, and those that came after others had taken all tables or seats. Their promises stand all the same.
 */
export function reservationsToReview(rules: RestaurantRules, upcoming: readonly Reservation[]): ToReview[] {
  const tableless = withoutTable(rules, upcoming);
  return upcoming.flatMap((reservation) => {
    const { date, minute } = localTimeOf(reservation.placement.from, rules.timezone);
    const reasons: ReviewReason[] = [];
    if (isClosedOn(date, rules.closures)) reasons.push('closed-day');
    else if (!hasStart(date, minute, rules.periods)) reasons.push('outside-hours');
    if (tableless.has(reservation.id)) reasons.push('no-table');
    return reasons.length > 0 ? [{ reservation, reasons }] : [];
  });
}

function withoutTable(rules: RestaurantRules, upcoming: readonly Reservation[]): ReadonlySet<string> {
  const owned = inService(rules.tables);
  if (owned.length === 0) return withoutSeats(rules.timezone, upcoming);
  const days = new Map<string, Claim[]>();
  const names = new Map<Claim['id'], string>();
  for (const reservation of upcoming) {
    const claim = claimOf(reservation);
    names.set(claim.id, reservation.id);
    for (const date of reservation.placement.dates) {
      const day = days.get(date);
      if (day) day.push(claim);
      else days.set(date, [claim]);
    }
  }
  const tableless = new Set<string>();
  for (const claims of days.values()) {
    for (const { id } of overfull(owned, houseParties(rules.tables, claims)))
      tableless.add(names.get(id) ?? '');
  }
  return tableless;
}

/** Under the fallback: whoever came after the seats of a half hour were taken. */
function withoutSeats(timezone: string, upcoming: readonly Reservation[]): ReadonlySet<string> {
  const taken = new Map<number, number>();
  const inOrder = [...upcoming].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return new Set(
    inOrder.flatMap(({ id, partySize, placement }) => {
      const half = startOfHalfHour(placement.from, timezone);
      const seats = (taken.get(half) ?? 0) + partySize;
      if (seats > fallbackSeats) return [id];
      taken.set(half, seats);
      return [];
    }),
  );
}

function claimOf({ id, claimVersion, partySize, placement, createdAt }: Reservation): Claim {
  const { tableType, tables, from, until } = placement;
  return {
    id: claimId(id, claimVersion),
    tableType,
    ...(tables ? { tables } : {}),
    partySize,
    from,
    until,
    madeAt: createdAt.getTime(),
  };
}
