/**
 * Line breaks and other control characters, and all that is invisible or blank, with which one name is made to look like
 * another: also the fillers of Hangul, and the blank pattern of Braille.
 */
const hidden = /[\p{Cc}\p{Cf}\p{DI}\u2028\u2029\u2800\u{1d159}]/u;
/**
 * Invisible characters where spelling needs them: the joiners of Persian, of Indic languages and of emoji, and the
 * variants of a Chinese or Mongolian letter, of an emoji and of a digit in a key.
 */
const needed = [
  /(?<=[\p{M}\p{sc=Arab}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_C}/u,
  /(?<=\p{sc=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u,
  /(?<=\p{sc=Mong})[\u180b-\u180d\u180f]/u,
  /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]/u,
  /(?<=[\d#*])\ufe0f(?=\u20e3)/u,
];
const spelled = new RegExp(needed.map(({ source }) => source).join('|'), 'gu');

/** Whether a text has invisible characters that no spelling needs, or line breaks. */
export const hasHidden = (text: string): boolean => hidden.test(text.replace(spelled, ''));

const spelledOrHidden = new RegExp(`(${spelled.source})|${hidden.source}`, 'gu');

/** A text without them. Once one is dropped, the next one may be behind a letter that does not need it. */
export function withoutHidden(text: string): string {
  let shown = text;
  while (hasHidden(shown)) shown = shown.replace(spelledOrHidden, '$1');
  return shown;
}
