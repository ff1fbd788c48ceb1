import type { Profile } from './profile';

/** The postal address in one line; empty without one. */
export function addressLine({
  street,
  postalCode,
  city,
}: Pick<Profile, 'street' | 'postalCode' | 'city'>): string {
  return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
