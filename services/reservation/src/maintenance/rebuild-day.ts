import type { Clock } from '@tablewell/chassis/clock';
import { addDays } from '@tablewell/shared/zone';
import { claimOf } from '../party/claim-of';
import { holdsTable, stageOf } from '../party/lifecycle';
import type { Claim } from '../day/claims/claim';

/** The fields of a reservation from which its claim is made. */
type RebuiltReservation = Parameters<typeof claimOf>[0];

/** A service day and its reservations. */
export interface RebuiltDays {
  /** Active reservations that start in a stretch of time, purged ones included. */
  active(restaurantId: string, from: Date, until: Date): Promise<RebuiltReservation[]>;
  /** Overwrites the claims of a day. */
  replace(restaurantId: string, date: string, claims: readonly Claim[], at: Date): Promise<void>;
}

/**
 * Rebuilds a service day from its reservations, which are the source of truth. For repair, while nothing is booked on
 * that day.
 */
export async function rebuildDay(
  { days, clock }: { days: RebuiltDays; clock: Clock },
  restaurantId: string,
  date: string,
): Promise<Claim[]> {
  // In every time zone the date's reservations start within these three days.
  const around = await days.active(restaurantId, new Date(addDays(date, -1)), new Date(addDays(date, 2)));
  const now = clock();
  const claims = around
    .filter((party) => holdsTable(stageOf(party)) && party.placement.dates.includes(date))
    .map((reservation) => claimOf(reservation, now));
  await days.replace(restaurantId, date, claims, now);
  return claims;
}
