import { type Actor, refuseNonMember } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { countryOf } from '../domain/texting-countries';
import type { Holiday, Ports } from '../ports';
import { restaurantNotFound } from './restaurant-not-found';

const yearsBack = 1;
const yearsAhead = 3;

/** The public holidays of a restaurant's country in a year, for its members (AVAIL-11). */
export function listHolidays({
  restaurants,
  holidays,
  clock,
}: Pick<Ports, 'restaurants' | 'holidays' | 'clock'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, year }: { restaurantId: string; year: number },
  ): Promise<{ country: string; holidays: readonly Holiday[] } | Refusal> => {
    const refused = refuseNonMember(actor, restaurantId);
    if (refused) return refused;
    const present = clock().getUTCFullYear();
    const [first, last] = [present - yearsBack, present + yearsAhead];
    if (!Number.isInteger(year) || year < first || year > last)
      return invalid([{ field: 'year', message: `Please give a year from ${first} to ${last}` }]);
    const restaurant = await restaurants.find(restaurantId);
    if (!restaurant) return restaurantNotFound();
    const country = countryOf(restaurant);
    return { country, holidays: await holidays(country, year) };
  };
}
