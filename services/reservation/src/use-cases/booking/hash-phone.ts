import { shortHash } from '@tablewell/chassis/crypto';
import { comparedPhone } from '../../domain/reservation/public-limits';

/** The hash of a phone number, specific to the restaurant; undefined without a number. */
export function hashPhone(restaurantId: string, phoneNumber: string): string | undefined {
  const known = comparedPhone(phoneNumber);
  if (known === '') return undefined;
  return shortHash(`${restaurantId}:${known}`, 16);
}
