import {
  AsYouType,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js';

/** Country of a number without a country code (spec owner §9). */
export const defaultRegion = 'US';

/** Longer input is not read at all (spec owner §5). */
const longestInput = 250;

/** What the digits mean: 10, or 11 after a leading 1, are US numbers; otherwise international (spec owner §5). */
function parse(text: string): { digits: string; number: PhoneNumber | undefined } {
  const stripped = text.slice(0, longestInput).replace(/\D/g, '');
  const digits = stripped.length === 11 && stripped.startsWith('1') ? stripped.slice(1) : stripped;
  const number =
    digits.length === 10
      ? parsePhoneNumberFromString(digits, defaultRegion)
      : parsePhoneNumberFromString(`+${digits}`);
  return { digits, number };
}

/**
 * A number for display (spec owner §5): national format when valid, else formatted as far as typed, else its
 * digits. `warn` hears of what could not be parsed, and the original comes back.
 */
export function displayPhone(
  text: string,
  warn: (message: string, error: unknown) => void = () => {},
): string {
  if (text.replace(/\D/g, '') === '') return '';
  try {
    const { digits, number } = parse(text);
    if (number?.isValid()) return number.formatNational();
    const typed =
      digits.length === 10 ? new AsYouType(defaultRegion).input(digits) : new AsYouType().input(`+${digits}`);
    return typed || digits;
  } catch (error) {
    warn('Phone number formatting failed', error);
    return text;
  }
}

/** The number as +<country><number>, by which two spellings are one; undefined when it is no valid number. */
export function normalisePhone(text: string): string | undefined {
  if (text.replace(/\D/g, '') === '') return undefined;
  const direct = text.trim().startsWith('+')
    ? parsePhoneNumberFromString(text.slice(0, longestInput))
    : undefined;
  const number = direct ?? parse(text).number;
  return number?.isValid() ? number.number : undefined;
}

/** Phone entry (spec owner §5): at least 10 digits, and accepted by the library. */
export function isEnteredPhoneValid(text: string): boolean {
  return text.replace(/\D/g, '').length >= 10 && isValidPhoneNumber(text, defaultRegion);
}

/** The countries that a number may be of, by their two letters; none for one of no country, such as a satellite phone's. */
export function countriesOfPhone(text: string): readonly string[] {
  const normal = normalisePhone(text);
  const number = normal === undefined ? undefined : parsePhoneNumberFromString(normal);
  if (!number) return [];
  return number.country ? [number.country] : number.getPossibleCountries();
}
