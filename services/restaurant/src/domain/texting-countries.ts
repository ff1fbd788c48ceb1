import { countriesOfPhone, defaultRegion } from '@tablewell/booking-rules/phone';
import { getAllCountries, getCountryForTimezone } from 'countries-and-timezones';
import type { Restaurant } from './restaurant';

/**
 * The countries whose numbers a restaurant texts: those it chose, else the one of its time zone, the one of its own
 * number, and the one that numbers written without a code are read as (spec owner §9).
 */
export function textingCountries({
  smsCountries,
  timezone,
  phoneNumber,
}: Pick<Restaurant, 'smsCountries' | 'timezone' | 'phoneNumber'>): string[] {
  if (smsCountries) return [...smsCountries];
  const ofZone = getCountryForTimezone(timezone, { deprecated: true })?.id ?? defaultRegion;
  return [...new Set<string>([ofZone, ...countriesOfPhone(phoneNumber), defaultRegion])];
}

/** Those of some codes that are no country's. */
export function unknownCountries(codes: readonly string[]): string[] {
  const known = getAllCountries({ deprecated: true }) as Record<string, unknown>;
  return codes.filter((code) => !Object.hasOwn(known, code));
}
