import { hasHidden } from './hidden';

// cspell:ignore Κρήτη

/** Trims and strips angle brackets (BOOKING-7). Applied to typed text on pages and servers. */
export function sanitize(text: string): string {
  return text.replace(/[<>]/g, '').trim();
}

/** The digits of other scripts as 0 to 9. Each script has its ten digits in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** A text with the digits of every script, such as full-width and Arabic ones, as 0 to 9. */
export const plainDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit);

/**
 * A typed or pasted phone number, sanitized and in plain characters: without the invisible marks of copied numbers, with
 * the digits 0 to 9, and with ordinary hyphens and spaces.
 */
export const plainPhone = (text: string): string =>
  sanitize(
    plainDigits(text.normalize('NFKC'))
      .replace(/\s+/g, ' ')
      .replace(/[\p{Cf}\p{Cc}]/gu, '')
      .replace(/[\p{Pd}\u2212\u30fc]/gu, '-'),
  );

const scheme = /[a-z][a-z0-9+.-]*:\/\//i;
const www = /(^|[^\p{L}\p{N}])www\.[\p{L}\p{N}]/iu;
/** Matches `somewhere.tld/path`. A name with only dots, such as "Joe's Pizza.com" or "A.B. Co", is an ordinary name. */
const domainWithPath = /[\p{L}\p{N}-]\.\p{L}{2,}(:\d+)?\/\S/u;
/** More accents on one letter than any language writes; they would cover the lines around the name. */
const stackedMarks = /\p{M}{5}/u;
const latin = String.raw`(?=\p{L})\p{sc=Latin}`;
/** A letter of the scripts whose letters look like Latin ones. */
const lookalike = String.raw`(?=\p{L})[\p{sc=Cyrillic}\p{sc=Greek}]`;
/** Both in one word, as "Paypal" with one Cyrillic letter. Names of several scripts, such as "Café Κρήτη", are ordinary ones. */
const mixedWord = new RegExp(String.raw`${latin}\p{M}*${lookalike}|${lookalike}\p{M}*${latin}`, 'u');

/**
 * The problem of a line of text for use in mails and messages to other people; undefined if it has none. `label` is the
 * field's label.
 */
export function lineProblem(label: string, line: string): string | undefined {
  if (hasHidden(line)) return `${label} cannot contain control characters`;
  if (stackedMarks.test(line)) return `${label} has too many accents on one letter`;
  const isLink = [scheme, www, domainWithPath].some((shape) => shape.test(line));
  return isLink ? `${label} cannot contain a link` : undefined;
}

/** The same for the name of a person or a restaurant, which also must not look like another name (ACCOUNT-2). */
export function nameProblem(label: string, name: string): string | undefined {
  const mixed = `${label} mixes the letters of several scripts in one word`;
  return lineProblem(label, name) ?? (mixedWord.test(name) ? mixed : undefined);
}
