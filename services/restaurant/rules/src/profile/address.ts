import { formatAddress } from 'localized-address-format';
import type { Profile } from './profile';

/**
 * The postal address in one line, in the order of its country (ISO 3166 alpha-2), without the country's name: "12 Mulberry
 * Street, New York, NY 10013", "Via Roma 12, 00184 Roma RM". Empty without an address.
 */
export function addressLine(
  { street, postalCode, city, region }: Pick<Profile, 'street' | 'postalCode' | 'city' | 'region'>,
  country: string,
): string {
  const lines = formatAddress({
    postalCountry: country,
    addressLines: street === '' ? [] : [street],
    postalCode,
    locality: city,
    administrativeArea: region,
  });
  return lines.join(', ');
}
