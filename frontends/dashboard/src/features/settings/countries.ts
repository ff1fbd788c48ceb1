import { phoneCountries } from '@tablewell/shared/phone';
import { inLocale, locale } from '../../lib/language';

const names = inLocale((each) => new Intl.DisplayNames([each], { type: 'region' }));

/** The name of a country by its two-letter code. */
export const countryName = (code: string): string => names().of(code) ?? code;

/** Every country by name, including those in use that the browser does not know. */
export const countries = (inUse: readonly string[]): { code: string; name: string }[] =>
  [...new Set([...phoneCountries(), ...inUse])]
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale()));
