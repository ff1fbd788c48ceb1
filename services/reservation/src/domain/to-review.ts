import { hasStart, isClosedOn } from '@tablewell/restaurant-rules/hours';
import { fallbackSeats } from '@tablewell/restaurant-rules/tables';
import { localTimeOf } from '@tablewell/shared/zone';
import { startOfHalfHour } from './capacity';
import { claimOf } from './claim-of';
import { reassignTables, overfull } from './table-reassignment';
import { inService } from './occupancy';
import type { Reservation } from './reservation';
import type { RestaurantRules } from './restaurant-rules';
import type { Claim } from './service-day';

/** Why a reservation no longer fits its restaurant's settings. */
export type ReviewReason = 'closed-day' | 'outside-hours' | 'no-table';

/** A reservation that the current settings would refuse. */
export interface ToReview {
  readonly reservation: Reservation;
  readonly reasons: readonly ReviewReason[];
}

/**
 * The reservations that the current settings would refuse, in the given order: on a closed day, outside the opening hours,
 * or made after others had taken all tables or seats. They remain valid.
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
    const claim = claimOf(reservation, reservation.createdAt);
    names.set(claim.id, reservation.id);
    for (const date of reservation.placement.dates) {
      const day = days.get(date);
      if (day) day.push(claim);
      else days.set(date, [claim]);
    }
  }
  const tableless = new Set<string>();
  for (const claims of days.values()) {
    for (const { id } of overfull(owned, reassignTables(rules.tables, claims)))
      tableless.add(names.get(id) ?? '');
  }
  return tableless;
}

/** Under the fallback: reservations made after a half hour's seats were taken. */
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
