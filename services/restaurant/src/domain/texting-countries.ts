import { countriesOfPhone, defaultRegion } from '@tablewell/shared/phone';
import { getAllCountries, getCountryForTimezone } from 'countries-and-timezones';
import type { Restaurant } from './restaurant';

/** The restaurant's country: the setting, else that of its time zone. ISO 3166 alpha-2. */
export function countryOf({ country, timezone }: Pick<Restaurant, 'country' | 'timezone'>): string {
  return country ?? getCountryForTimezone(timezone, { deprecated: true })?.id ?? defaultRegion;
}

/**
 * The countries to which a restaurant sends SMS: the setting, else its own country, its phone number's, and the default
 * region of numbers without a country code.
 */
export function textingCountries({
  smsCountries,
  phoneNumber,
  ...place
}: Pick<Restaurant, 'smsCountries' | 'country' | 'timezone' | 'phoneNumber'>): string[] {
  if (smsCountries) return [...smsCountries];
  const own = countryOf(place);
  return [...new Set<string>([own, ...countriesOfPhone(phoneNumber, own), defaultRegion])];
}

/** The codes that are not those of countries. */
export function unknownCountries(codes: readonly string[]): string[] {
  const known = getAllCountries({ deprecated: true }) as Record<string, unknown>;
  return codes.filter((code) => !Object.hasOwn(known, code));
}
