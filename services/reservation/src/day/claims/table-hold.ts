import { areaKey } from '@tablewell/restaurant-rules/areas';
import { addDays } from '@tablewell/shared/zone';
import { type Claim, claimId, claimOwner } from './claim';
import type { Interval } from './intervals';

/*
 * A hold reserves a table while a diner fills in the form: a claim with an expiry and no reservation (HOLD-1). Its id contains the
 * date of its service day, the number of its days and a random part, so that no index is needed to find it.
 */

/** The limits of holds (HOLD-4, HOLD-5). */
export interface HoldLimits {
  /** How long a table is held. */
  readonly seconds: number;
  /** The most time in an hour for which one network address may hold tables of a restaurant, all holds together. */
  readonly secondsByAddress: number;
}

export const defaultHoldLimits: HoldLimits = { seconds: 300, secondsByAddress: 600 };

const idForm = /^(\d{4})(\d{2})(\d{2})([12])[\w-]{22}$/;

/** The id of a hold on these service days. */
export function holdIdOf(dates: readonly string[], random: string): string {
  return `${(dates[0] ?? '').replaceAll('-', '')}${dates.length}${random}`;
}

/** The service days of a hold, by its id; undefined if it cannot be one. */
export function datesOfHold(holdId: string): readonly string[] | undefined {
  const [, year, month, day, count] = idForm.exec(holdId) ?? [];
  const date = `${year}-${month}-${day}`;
  if (Number.isNaN(Date.parse(date))) return undefined;
  return count === '2' ? [date, addDays(date, 1)] : [date];
}

/** The claim id of a hold. It has no reservation, so its version is one that no reservation has. */
export const holdClaimId = (holdId: string): string => claimId(holdId, 0);

/** Whether a claim ends by itself: a hold, or the ready table of a party on the waitlist (WAIT-5). */
export function isHold(claim: Pick<Claim, 'expiresAt'>): boolean {
  return claim.expiresAt !== undefined;
}

/** Whether a diner who is booking holds the table: the claim has no reservation. */
export function isDinersHold(claim: Claim): boolean {
  return isHold(claim) && claimOwner(claim.id).version === 0;
}

/** Whether a party books the time of its hold, with no more people, and in its area (HOLD-3). */
export function keepsHeldTime(
  hold: Claim | undefined,
  { from }: Interval,
  { partySize, area }: Pick<Claim, 'partySize'> & { readonly area?: string | undefined },
): boolean {
  if (!hold || !isHold(hold) || hold.from !== from || partySize > hold.partySize) return false;
  // A hold in an area also serves a booking without one. The name is compared to the held one, so that the area may have been
  // renamed since (AREA-6).
  return area === undefined || (hold.area !== undefined && areaKey(hold.area) === areaKey(area));
}

/** Whether the claim of a hold has ended and no longer counts (HOLD-2). */
export function isOver({ expiresAt }: Pick<Claim, 'expiresAt'>, now: number): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}

/** The claims without holds that have ended. The list itself is returned if there are none. */
export function activeClaims(claims: readonly Claim[], now: number): readonly Claim[] {
  return claims.some((claim) => isOver(claim, now)) ? claims.filter((claim) => !isOver(claim, now)) : claims;
}
