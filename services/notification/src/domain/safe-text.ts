declare const isSafe: unique symbol;
/**
 * Text that may be sent to strangers: what people typed after {@link safeText}, or the product's own words. The compiler
 * refuses a message's field that is neither.
 */
export type SafeText = string & { readonly [isSafe]: true };

const maxNameLength = 60;

// Characters that clients treat as a dot, and zero-width or bidirectional control characters.
const otherDots = /[\u3002\uFF0E\uFF61\u2024]/gu;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * Makes a name safe for a message: one line, truncated, and without anything that a phone or mail client would turn into
 * a link.
 */
export function safeName(text: string): SafeText {
  return safeText(text, maxNameLength);
}

/** The same for a person's text, with another maximum length. */
export function safeText(text: string, maxLength: number): SafeText {
  const words = text
    // It is typed as an apostrophe; its compatible form is a space with an accent.
    .replaceAll('´', '’')
    .normalize('NFKC')
    .replace(/[\n\r\t]+/g, ' ')
    .replace(invisible, '')
    .replace(otherDots, '.')
    .replace(/[a-z][a-z\d+.-]*:\/\//giu, ' ')
    .replace(/(?<=[\p{L}\p{N}_-])\.(?=\p{L}[\p{L}\p{N}-])/gu, ' ')
    .replace(/(?<=\d)\.(?=\d+\.\d)/gu, ' ')
    // A house number has a slash, as in 12/3.
    .replace(/[\\@]+|(?<!\d)\/+|\/(?![\p{L}\d])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = [...words];
  return ownText(
    letters.length <= maxLength
      ? words
      : `${letters
          .slice(0, maxLength - 1)
          .join('')
          .trimEnd()}…`,
  );
}

/** Text that no person typed: times, counts and sentences of the catalogs, whose values are safe themselves. */
export const ownText = (text: string): SafeText => text as SafeText;

const maxAddressLength = 160;
const maxPhoneLength = 40;
const maxNotesLength = 500;

/** An address in one line. */
export const safeAddress = (text: string): SafeText => safeText(text, maxAddressLength);

export const safePhone = (text: string): SafeText => safeText(text, maxPhoneLength);

/** A diner's notes, in one line. */
export const safeNotes = (text: string): SafeText => safeText(text, maxNotesLength);
