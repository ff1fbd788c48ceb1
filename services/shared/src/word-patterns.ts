import { folded, searchedWords } from './fold';

/** More words, or longer ones, find nothing that a person would look for. */
const maxWords = 8;
const longestWord = 40;

/** Marks after a letter, and the signs that people leave out, as in O’Brien. */
const between = "[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670'\u2018\u2019\u02bc`´.]*";

/** The letters with marks and the ligatures, by what people type for them: `n` for ñ, `ss` for ß. */
const variants = variantsIn([
  [0xc0, 0x24f],
  [0x370, 0x4ff],
  [0x1e00, 0x1eff],
]);

/**
 * Patterns that together match a text with all words of `search`, however the two are written: with or without marks,
 * composed or not, in any case and order. Each word may be a part of one. Empty for a search without words.
 */
export function wordPatterns(search: string): RegExp[] {
  return searchedWords(search)
    .slice(0, maxWords)
    .map((word) => new RegExp(patternOf([...word].slice(0, longestWord)), 'i'));
}

function patternOf(letters: readonly string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at++) {
    const [one = '', two = ''] = letters.slice(at, at + 2);
    const ligatures = variants.get(one + two);
    if (ligatures && two) at += 1;
    parts.push(
      ligatures && two
        ? `(?:${letterOf(one)}${letterOf(two)}|${classOf(ligatures)}${between})`
        : letterOf(one),
    );
  }
  return parts.join('');
}

const letterOf = (letter: string): string => classOf([letter, ...(variants.get(letter) ?? [])]) + between;

const classOf = (letters: readonly string[]): string =>
  letters.length === 1 ? (letters[0] ?? '') : `[${letters.join('')}]`;

function variantsIn(ranges: readonly (readonly [number, number])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [first, last] of ranges)
    for (let code = first; code <= last; code++) {
      const letter = String.fromCodePoint(code);
      const base = folded(letter);
      if (base === '' || base === letter.toLowerCase()) continue;
      found.set(base, [...(found.get(base) ?? []), letter]);
    }
  return found;
}
