/** The parts of a restaurant's profile that fit in one line. */
export interface FaceWords {
  cuisine?: string;
  priceLevel?: number;
  /** The postal address in one line. */
  address?: string;
  country?: string;
}

/**
 * A restaurant's cuisine, price level and address in one line: "Italian · €€ · Via Roma 12, 00179 Roma"; empty when
 * nothing is known. The server writes it into the booking page and its code renders it again, so both use this function.
 */
export function faceLine(face: FaceWords): string {
  const { cuisine = '', priceLevel = 0, country = '', address = '' } = face;
  return [cuisine, priceRange({ priceLevel, country }), address].filter(Boolean).join(' · ');
}

/** The price level in the currency sign of the country: "€€"; empty when it is not stated. */
export const priceRange = ({ priceLevel = 0, country = '' }: FaceWords): string =>
  signOf(country).repeat(priceLevel);

const signs: Record<string, string> = { GB: '£', JP: '¥', CN: '¥', IN: '₹', KR: '₩' };
const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME'.split(
  ' ',
);

/** The sign in which a country states price levels. */
function signOf(country: string): string {
  return euroCountries.includes(country) ? '€' : (signs[country] ?? '$');
}
