import { phoneFor } from '@tablewell/shared/phone';
import type { RestaurantRules } from '../restaurant/restaurant-rules';

type Known = Pick<RestaurantRules, 'id' | 'name' | 'phoneNumber' | 'timezone' | 'country'>;

/** What holders of a reservation or of a place in line see of the restaurant. */
export function toRestaurantSummary({ id, name, phoneNumber, timezone, country }: Known) {
  // Owners type their number as their town writes it, and diners call from other countries too.
  return { id, name, phoneNumber, timezone, phoneUri: phoneFor(phoneNumber, country).href ?? '' };
}
