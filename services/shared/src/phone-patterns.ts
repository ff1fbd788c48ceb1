import { digitsToFind } from './phone';
import { plainPhone } from './text';

/** Fewer digits are not searched as a phone number. */
const fewest = 3;
/** A complete number with the prefix for calls abroad has fewer. */
const most = 20;

/**
 * Patterns of which any matches a phone number with these digits, however the two are written: in any notation, with or
 * without the country code or the zero before a local number. Empty if the text is not a part of a number.
 * @param country the restaurant's, for numbers without a country code; undefined: not known
 */
export function phonePatterns(search: string, country: string | undefined): RegExp[] {
  const typed = plainPhone(search);
  if (!/^[\d\s\-().+/]+$/.test(typed)) return [];
  return digitsToFind(typed, country)
    .filter(({ length }) => length >= fewest && length <= most)
    .map((digits) => new RegExp([...digits].join('\\D*')));
}
