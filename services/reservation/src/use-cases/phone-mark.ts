import { createHash } from 'node:crypto';
import { comparedPhone } from '../domain/public-limits';

/** By which claims of one number at one restaurant are known; undefined where no number was given. */
export function phoneMark(restaurantId: string, phoneNumber: string): string | undefined {
  const known = comparedPhone(phoneNumber);
  if (known === '') return undefined;
  return createHash('sha256').update(`${restaurantId}:${known}`).digest('base64url').slice(0, 16);
}
