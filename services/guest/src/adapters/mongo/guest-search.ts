import { containsText } from '@tablewell/chassis/mongo';

/** Fewer digits are not searched as a phone number. */
const minSearchDigits = 3;

/** Name or phone contains the text, literally; digits also match phone numbers in other notations. */
export function matching(search: string) {
  if (search === '') return {};
  const literal = containsText(search);
  const digits = /^[\d\s\-().+]+$/.test(search) ? search.replace(/\D/g, '') : '';
  // A local number may begin with a zero that it does not have after the country code.
  const notations = [digits, digits.replace(/^0+/, '')].filter(({ length }) => length >= minSearchDigits);
  const byDigits = notations.map((each) => ({ key: new RegExp(`^phone:\\+?\\d*${each}`) }));
  return { $or: [{ name: literal }, { phoneNumber: literal }, ...byDigits] };
}
