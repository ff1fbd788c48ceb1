import { shortHash } from '@tablewell/chassis/crypto';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { comparedPhone } from '../limits/public-limits';

/** The hash of a phone number, specific to the restaurant; undefined without a number. */
export function hashPhone(
  { id: restaurantId, country }: Pick<RestaurantRules, 'id' | 'country'>,
  phoneNumber: string,
): string | undefined {
  const known = comparedPhone(phoneNumber, country);
  if (known === '') return undefined;
  return shortHash(`${restaurantId}:${known}`, 16);
}
