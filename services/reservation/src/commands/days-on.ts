import { type Claim, ofDays } from '../day/claims/claim';
import { type DayRestrictions, restrictionsAt } from '../day/claims/day-restrictions';
import type { ServiceDays } from '../ports';

/** The claims of these service days. A single day's list is returned by identity, so that its capacity is cached. */
export async function claimsOn(
  { days }: { readonly days: Pick<ServiceDays, 'claims'> },
  restaurantId: string,
  dates: readonly string[],
  own: string | undefined,
): Promise<readonly Claim[]> {
  const [only = [], ...more] = await Promise.all(dates.map((date) => days.claims(restaurantId, date)));
  if (more.length === 0 && own === undefined) return only;
  return ofDays([only, ...more]).filter(({ id }) => id !== own);
}

/** The restrictions of a start on these service days. */
export async function restrictionsOn(
  { days }: { readonly days: Pick<ServiceDays, 'restrictions'> },
  restaurantId: string,
  dates: readonly string[],
): Promise<(startsAt: number) => DayRestrictions> {
  return restrictionsAt(await Promise.all(dates.map((date) => days.restrictions(restaurantId, date))));
}
