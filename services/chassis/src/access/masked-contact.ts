/** Stands for what is hidden. No phone number or mail address contains it. Pages know it as `isMasked` of the shared package. */
const sign = '•••';
/** Shorter numbers are hidden wholly: four digits would be most of them. */
const fewestDigits = 8;
const shownDigits = 4;

const mail = /[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(?:\.[^\s@.<>"(),:;[\]\\]+)+/g;
/** At least seven digits with the marks of numbers between them, and not a part of a word or an address of the internet. */
const number =
  /(?<![\p{L}\p{N}/._=-])\+?\(?\p{Nd}(?:[ \u00a0().\-\u2010-\u2015/]{0,3}\p{Nd}){6,}(?![\p{L}\p{N}])/gu;
const date = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\d{1,2}\1\d{4})/;

/** True for a phone number or mail address, or a text with one, that the caller was not shown. */
export const isMasked = (text: string): boolean => text.includes(sign);

/** A phone number by which people can tell that it is the one they have, and cannot dial it: `••• 4567`. Nothing stays nothing. */
export function maskedPhone(text: string): string {
  if (text === '') return '';
  const digits = text.replace(/\D/g, '');
  return digits.length < fewestDigits ? sign : `${sign} ${digits.slice(-shownDigits)}`;
}

/** A mail address of which the first letter is shown: `a•••@•••.com`. It has the form of an address. Nothing stays nothing. */
export function maskedEmail(text: string): string {
  if (text === '') return '';
  const end = /\.[^@.]+$/.exec(text)?.[0] ?? '.•••';
  return `${Array.from(text)[0] ?? ''}${sign}@${sign}${end}`;
}

/** What may be either. */
export const maskedContact = (text: string): string =>
  text.includes('@') ? maskedEmail(text) : maskedPhone(text);

/** A text in which what looks like a phone number or a mail address is masked. Dates stay. */
export const maskedText = (text: string): string =>
  text.replace(mail, maskedEmail).replace(number, (found) => (date.test(found) ? found : maskedPhone(found)));
