/** Stands for what is hidden. No phone number or mail address contains it. Pages know it as `isMasked` of the shared package. */
const sign = '•••';
/** Shorter numbers are hidden wholly: four digits would be most of them. */
const fewestDigits = 8;
const shownDigits = 4;

const mail = /[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(?:\.[^\s@.<>"(),:;[\]\\]+)+/g;
/** At least seven digits with the marks of numbers between them, whatever is written before and after. */
const number = /\+?\(?\p{Nd}(?:(?:[ \u00a0().\-\u2010-\u2015/]{0,3}|,)\p{Nd}){6,}/gu;

/** A whole number in groups of three. */
const grouped = String.raw`[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)`;
/** Rows of as many digits that are no phone numbers, such as dates. Within a longer row of digits they are part of a number. */
const readable = new RegExp(
  [
    // A page of the product, by its path.
    String.raw`https?://[^\s/]+/(?:r|reservations|edit-reservation|waitlist|waitlist-entry)/[^\s?#]+`,
    // A date, or two with a hyphen.
    String.raw`(?<!\d[./-]?)(?:${date()})(?:-(?:${date()}))?(?![./-]?\d)`,
    // An amount in groups of three, with decimals or a currency.
    String.raw`(?<!\d[ .,-]?)[1-9]\d{0,2}(?:(?:,\d{3})+\.\d\d|(?:\.\d{3})+,\d\d)(?![.,]?\d)`,
    String.raw`[€$£¥] ?${grouped}(?![ .,-]?\d)`,
    String.raw`(?<!\d[ .,-]?)${grouped} ?(?:[€£¥]|EUR|USD|GBP|CHF)`,
  ].join('|'),
  'gu',
);

/** A date with the year first, or with the day or the month first and the same mark twice. */
function date(): string {
  const part = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
  const year = String.raw`(?:19|20)\d\d`;
  const dayFirst = ['\\.', '/', '-'].map((mark) => `${part}${mark}${part}${mark}${year}`);
  return [String.raw`${year}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])`, ...dayFirst].join('|');
}

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

/** For a text that may be either. */
export const maskedContact = (text: string): string =>
  text.includes('@') ? maskedEmail(text) : maskedPhone(text);

/** A text in which what looks like a phone number or a mail address is masked. Dates, times, amounts and links of the product stay (ROLE-8). */
export function maskedText(text: string): string {
  let masked = '';
  let end = 0;
  for (const { 0: kept, index } of text.matchAll(readable)) {
    masked += maskedNumbers(text.slice(end, index)) + kept;
    end = index + kept.length;
  }
  return masked + maskedNumbers(text.slice(end));
}

const maskedNumbers = (text: string): string => text.replace(mail, maskedEmail).replace(number, maskedPhone);
