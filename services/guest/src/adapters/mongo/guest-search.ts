import { containsText } from '@tablewell/chassis/mongo';

/** Fewer digits are not searched as a phone number. */
const minSearchDigits = 3;

/** Name or phone contains the text, literally; digits also match phone numbers in other notations. */
export function matching(search: string) {
  if (search === '') return {};
  const literal = containsText(search);
  const digits = /^[\d\s\-().+]+$/.test(search) ? search.replace(/\D/g, '') : '';
  const byDigits = digits.length >= minSearchDigits ? [{ key: new RegExp(`^phone:\\+?\\d*${digits}`) }] : [];
  return { $or: [{ name: literal }, { phoneNumber: literal }, ...byDigits] };
}
