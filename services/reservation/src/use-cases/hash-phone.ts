import { createHash } from 'node:crypto';
import { comparedPhone } from '../domain/public-limits';

/** A phone number's hash, by restaurant; undefined without a number. */
export function hashPhone(restaurantId: string, phoneNumber: string): string | undefined {
  const known = comparedPhone(phoneNumber);
  if (known === '') return undefined;
  return createHash('sha256').update(`${restaurantId}:${known}`).digest('base64url').slice(0, 16);
}
