import { createHash } from 'node:crypto';
import { comparedPhone } from '../../domain/reservation/public-limits';

/** The hash of a phone number, specific to the restaurant; undefined without a number. */
export function hashPhone(restaurantId: string, phoneNumber: string): string | undefined {
  const known = comparedPhone(phoneNumber);
  if (known === '') return undefined;
  return createHash('sha256').update(`${restaurantId}:${known}`).digest('base64url').slice(0, 16);
}
