import { hasStart, isClosedAt } from '@tablewell/restaurant-rules/availability/day-hours';
import { fallbackSeats } from '@tablewell/restaurant-rules/tables';
import { extraCoversOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { localTimeOf } from '@tablewell/shared/zone';
import { startOfHalfHour } from '../day/tables/shared-seats';
import { claimOf } from '../party/claim-of';
import type { Reservation } from '../party/reservation';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { planOf } from '../day/tables/plans';
import { Seating } from '../day/tables/seating';
import { type Claim, claimId, isHard } from '../day/claims/claim';

/** Why a reservation no longer fits its restaurant's settings. */
export type ReviewReason = 'closed-day' | 'outside-hours' | 'no-table';

/** A reservation that the settings would refuse. */
export interface ToReview {
  readonly reservation: Reservation;
  readonly reasons: readonly ReviewReason[];
}

/**
 * The reservations that the settings would refuse, in the given order: on a closed day, outside the opening hours, or
 * without a table. They remain valid.
 * @param tableless the ids of those without a table
 */
export function reservationsToReview(
  rules: RestaurantRules,
  upcoming: readonly Reservation[],
  tableless: ReadonlySet<string>,
): ToReview[] {
  return upcoming.flatMap((reservation) => {
    const { date, minute } = localTimeOf(reservation.placement.from, rules.timezone);
    const reasons: ReviewReason[] = [];
    if (isClosedAt({ date, minute }, rules)) reasons.push('closed-day');
    else if (!hasStart(date, minute, rules)) reasons.push('outside-hours');
    if (tableless.has(reservation.id)) reasons.push('no-table');
    return reasons.length > 0 ? [{ reservation, reasons }] : [];
  });
}

/** The reservations of each service day; one past midnight is in two days. */
export function byServiceDay(upcoming: readonly Reservation[]): ReadonlyMap<string, readonly Reservation[]> {
  const days = new Map<string, Reservation[]>();
  for (const reservation of upcoming) {
    for (const date of reservation.placement.dates) {
      const day = days.get(date);
      if (day) day.push(reservation);
      else days.set(date, [reservation]);
    }
  }
  return days;
}

/**
 * The ids of a service day's reservations without a table.
 * @param stored the day's claims, which have the numbers of tables; undefined for draft settings
 */
export function tablelessOn(
  rules: RestaurantRules,
  reservations: readonly Reservation[],
  stored: readonly Claim[] | undefined,
): string[] {
  const numbers = new Map(stored?.map(({ id, tableNumbers }) => [id, tableNumbers]));
  const names = new Map(reservations.map(({ id, claimVersion }) => [claimId(id, claimVersion), id]));
  const claims = reservations.map((reservation): Claim => {
    const claim = claimOf(reservation, reservation.createdAt);
    const tableNumbers = numbers.get(claim.id) ?? claim.tableNumbers;
    return { ...claim, ...(tableNumbers ? { tableNumbers } : {}) };
  });
  // A party that booked without a table by the owner's rule fits as long as there is such a rule.
  const fits = new Set(
    reservations.flatMap(({ id, placement: { beyondTables, date, minute } }) =>
      beyondTables && (stored !== undefined || extraCoversOn(rules, date, minute) > 0) ? [id] : [],
    ),
  );
  return unplaced(rules, claims, stored === undefined).flatMap(({ id }) => {
    const name = names.get(id);
    return name === undefined || fits.has(name) ? [] : [name];
  });
}

/** Parties without a table; for draft tables also those pinned to a table that is too small. */
function unplaced(rules: RestaurantRules, claims: readonly Claim[], isTried: boolean): Claim[] {
  const plan = planOf(rules);
  const seating = new Seating(plan, claims);
  return claims.filter((claim) => {
    const tables = seating.tablesOf(claim.id);
    return !tables || (isTried && isHard(claim) && plan.seatsAt(tables) < claim.partySize);
  });
}

/** Under the fallback: the ids of reservations made after the seats of a half hour were taken. */
export function withoutSeats(timezone: string, upcoming: readonly Reservation[]): ReadonlySet<string> {
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
