// cspell:ignore OBRIEN deburr Erikson lukasz
import { deburr } from 'es-toolkit/string';

/** Marks that people leave out: of Latin, Greek and Cyrillic letters, and the vowel points of Hebrew and Arabic. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** Apostrophes and points in names: O’Brien, St. John. */
const silent = /[\u02bc\u2018\u2019'`´.]/g;
const separators = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A text as people search and compare it: without case, marks, signs, and repeated or odd spaces. `O’Brien`, `o'brien`
 * and `OBRIEN` are the same; so are `Łukasz Żak` and `lukasz zak`, composed or decomposed.
 */
export const folded = (text: string): string =>
  deburr(text.normalize('NFKD'))
    .replace(marks, '')
    .normalize('NFC')
    .replace(silent, '')
    .toLowerCase()
    .replace(separators, ' ')
    .trim();

const wordsOf = (text: string): string[] => folded(text).split(' ').filter(Boolean);

/** The characters of names. A text with any other one is searched as it is. */
const ofNames = /^[\p{L}\p{M}\p{N}\s\p{Pd}\u02bc\u2018\u2019'`´.,&]*$/u;

/** The words of a search for a name, folded; none for a text that is not one, such as a pattern. */
export const searchedWords = (search: string): string[] => (ofNames.test(search) ? wordsOf(search) : []);
