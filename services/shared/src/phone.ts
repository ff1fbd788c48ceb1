import {
  AsYouType,
  type CountryCode,
  getCountries,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
  parsePhoneNumberWithError,
  type PhoneNumber,
} from 'libphonenumber-js';
import { isMasked } from './masked-contact';

/** The default country of a number without a country code (PHONE-1). */
export const defaultRegion = 'US';

/** Longer input is not parsed. */
const longestInput = 250;

/** The digits of a text, without the leading 1 of a US number of 11 digits. */
function digitsOf(text: string): string {
  const digits = text.slice(0, longestInput).replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Parses ten digits, or eleven with a leading 1, as a US number; any others as an international one (PHONE-3). */
function parse(text: string): PhoneNumber | undefined {
  const digits = digitsOf(text);
  return digits.length === 10
    ? parsePhoneNumberFromString(digits, defaultRegion)
    : parsePhoneNumberFromString(`+${digits}`);
}

/**
 * A number for display: in national format if it is valid, otherwise formatted as far as it goes, otherwise its digits.
 * A text that the library cannot parse is returned unchanged, and passed to `warn`.
 */
export function displayPhone(
  text: string,
  warn: (message: string, error: unknown) => void = () => {},
): string {
  if (text.replace(/\D/g, '') === '') return '';
  try {
    const digits = digitsOf(text);
    const number =
      digits.length === 10
        ? parsePhoneNumberWithError(digits, defaultRegion)
        : parsePhoneNumberWithError(`+${digits}`);
    if (number.isValid()) return number.formatNational();
    const typed =
      digits.length === 10 ? new AsYouType(defaultRegion).input(digits) : new AsYouType().input(`+${digits}`);
    return typed || digits;
  } catch (error) {
    warn('Phone number formatting failed', error);
    return text;
  }
}

/**
 * The number as +<country><number>, which is equal for all notations; undefined for an invalid number. Numbers without
 * a country code are parsed as numbers of `country` (ISO 3166 alpha-2), and if that gives no valid number as those of
 * any country.
 */
export function normalizePhone(text: string, country: string = defaultRegion): string | undefined {
  if (text.replace(/\D/g, '') === '') return undefined;
  const typed = text.slice(0, longestInput);
  const local =
    text.trim().startsWith('+') || (country !== defaultRegion && isSupportedCountry(country))
      ? parsePhoneNumberFromString(typed, country as CountryCode)
      : undefined;
  const number = local?.isValid() || text.trim().startsWith('+') ? local : undefined;
  const found = number ?? dialledAbroad(typed) ?? parse(text);
  return found?.isValid() ? found.number : undefined;
}

/** A number as it is dialled from another country: with 00, or with 011 as in North America. */
function dialledAbroad(text: string): PhoneNumber | undefined {
  const digits = /^\D*(?:00|011)\D*(\d.*)$/s.exec(text)?.[1];
  const number = digits === undefined ? undefined : parsePhoneNumberFromString(`+${digits}`);
  return number?.isValid() ? number : undefined;
}

/**
 * The digits by which a number is found, however it and the search are written: as typed, without the leading zeros of
 * a local number, and without the country code of a complete one.
 */
export function digitsToFind(text: string, country?: string): readonly string[] {
  const digits = text.replace(/\D/g, '');
  const normal = normalizePhone(text, country);
  const national = normal === undefined ? undefined : parsePhoneNumberFromString(normal)?.nationalNumber;
  return [...new Set([digits, digits.replace(/^0+/, ''), national ?? digits])];
}

/** A complete number: at least 10 digits, and accepted by the library (PHONE-2). */
export function isEnteredPhoneValid(text: string): boolean {
  return text.replace(/\D/g, '').length >= 10 && isValidPhoneNumber(text, defaultRegion);
}

/** A number while it is entered: a US one in its national format (PHONE-3), any other as typed. */
export function formatEnteredPhone(text: string): string {
  const international = text.trim().startsWith('+');
  return !international && isEnteredPhoneValid(text) ? displayPhone(text) : text;
}

/**
 * The countries to which a number may belong, by their two letters; none for a number without a country, such as a
 * satellite phone's.
 */
export function countriesOfPhone(text: string, country?: string): readonly string[] {
  const normal = normalizePhone(text, country);
  const number = normal === undefined ? undefined : parsePhoneNumberFromString(normal);
  if (!number) return [];
  return number.country ? [number.country] : number.getPossibleCountries();
}

/**
 * Whether a number takes text messages of a restaurant in this country that sends them to these countries. A number
 * with several possible countries belongs to each of them.
 */
export function takesTexts(text: string, country: string, smsCountries: readonly string[]): boolean {
  return countriesOfPhone(text, country).some((code) => smsCountries.includes(code));
}

/** The countries and territories that have phone numbers, by their two letters. */
export const phoneCountries = (): readonly string[] => getCountries();

/** A phone number for the members of a restaurant. */
export interface ShownPhone {
  /** In national form; a foreign one with its country: `06 12 34 56 78 (FR)`. Empty without digits. */
  readonly text: string;
  /** Dials the number from any country; absent for a number that is not complete. */
  readonly href?: string;
}

/** A number as members of a restaurant in `country` read and dial it (PHONE-3); a masked one as it is (ROLE-8). */
export function phoneFor(
  text: string,
  country: string = defaultRegion,
  warn?: Parameters<typeof displayPhone>[1],
): ShownPhone {
  if (isMasked(text)) return { text };
  const normal = normalizePhone(text, country);
  const number = normal === undefined ? undefined : parsePhoneNumberFromString(normal);
  if (!number) return { text: displayPhone(text, warn) || (/\d/.test(text) ? text : '') };
  const { possible, national } = {
    possible: countriesOfPhone(number.number),
    national: number.formatNational(),
  };
  const isHome = possible.includes(country);
  const abroad = possible[0] ?? `+${number.countryCallingCode}`;
  return { text: isHome ? national : `${national} (${abroad})`, href: number.getURI() };
}
