// Compares the catalogs of texts with each other and with the sources: every text exists in every language, was translated
// from the English text of today, has the same values and all the plurals of its language, and is used somewhere.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, languagesOf, unitsOf } from '../../../services/languages/tools/catalogs.mjs';
import { readCatalog } from '../../../services/languages/tools/po.mjs';
import { valuesOf } from '../../../services/languages/tools/values.mjs';
import { root } from '../../local/src/paths.mjs';

/** @typedef {import('../../../services/languages/tools/po.mjs').Text} Text */

/** The plurals that whole numbers have in a language. @param {string} language */
function pluralsOf(language) {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 121 }, (_, count) => rules.select(count)))];
}

/** The plurals that a text distinguishes; empty for one that counts nothing. @param {string} text */
function casesOf(text) {
  if (!/\bplural\b/.test(text)) return undefined;
  return new Set(
    [...text.matchAll(/(?:^|[\s,}])(zero|one|two|few|many|other)\s*\{/g)].map(([, name = '']) => name),
  );
}

/** The elements that a text marks, such as `<link>`, in order of their names. @param {string} text */
const elementsOf = (text) =>
  [...text.matchAll(/<(\/?\w+)>/g)]
    .map(([, name = '']) => name)
    .sort()
    .join(' ');

/**
 * What is wrong with one translation, or undefined.
 * @param {string} language @param {string} english @param {Text | undefined} translation
 */
function problemOf(language, english, translation) {
  if (translation === undefined || translation.text === '') return 'is not translated';
  const { text, source, isFuzzy } = translation;
  if (source !== english) return `was translated from ${quoted(source)}, which is now ${quoted(english)}`;
  if (isFuzzy) return 'is marked as fuzzy';
  return contradictionOf(language, english, text);
}

/** @param {string | undefined} text */
const quoted = (text) => (text === undefined ? 'an unknown text' : `"${text}"`);

/**
 * How a text differs from English in what both must have, or lacks a plural of its language; undefined if it does neither.
 * @param {string} language @param {string} english @param {string} text
 */
function contradictionOf(language, english, text) {
  const names = (/** @type {string} */ of) => [...valuesOf(of).keys()].sort().join(', ');
  if (names(text) !== names(english))
    return `has the values {${names(text)}} where English has {${names(english)}}`;
  if (elementsOf(text) !== elementsOf(english)) return 'marks other elements than the English text';
  const cases = casesOf(text);
  const missing = cases && pluralsOf(language).filter((name) => !cases.has(name));
  return missing && missing.length > 0 ? `lacks the plurals: ${missing.join(', ')}` : undefined;
}

/**
 * The contradictions of a catalog, one line each.
 * @param {string} catalog @param {ReadonlyMap<string, readonly Text[]>} byLanguage @param {readonly string[]} languages that must be there
 * @param {(id: string) => boolean} isUsed
 */
export function catalogProblems(catalog, byLanguage, languages, isUsed) {
  const problems = languages
    .filter((language) => !byLanguage.has(language))
    .map((language) => `${catalog}: there is no ${language}.po`);
  const english = byLanguage.get('en') ?? [];
  const ids = new Set(english.map(({ id }) => id));
  for (const [language, texts] of byLanguage) {
    const byId = new Map(texts.map((each) => [each.id, each]));
    for (const { id, text } of english) {
      const problem =
        language === 'en' ? contradictionOf(language, text, text) : problemOf(language, text, byId.get(id));
      if (problem) problems.push(`${catalog}/${language}.po: "${id}" ${problem}`);
    }
    for (const { id, text } of texts) {
      if (!ids.has(id)) problems.push(`${catalog}/${language}.po: "${id}" is not in en.po`);
      if (text !== text.trim())
        problems.push(
          `${catalog}/${language}.po: "${id}" begins or ends with a space, which the code should add`,
        );
    }
  }
  for (const id of ids) if (!isUsed(id)) problems.push(`${catalog}: "${id}" is not used`);
  return problems;
}

/**
 * Whether sources have an id: as a string, or as the beginning of a template such as `state.${name}`.
 * @param {string} sources
 */
export function usesOf(sources) {
  const quoted = new Set(
    [...sources.matchAll(/['"`]([a-zA-Z][\w-]*(?:\.[\w-]+)*)['"`]/g)].map(([, id = '']) => id),
  );
  const beginnings = [...sources.matchAll(/`([a-zA-Z][\w-]*\.(?:[\w-]+\.)*)\$\{/g)].map(
    ([, start = '']) => start,
  );
  return (/** @type {string} */ id) => quoted.has(id) || beginnings.some((start) => id.startsWith(start));
}

/** The lines of the sources that may name a text. */
function sourcesWithTexts() {
  const files = [
    'frontends/billing/src',
    'frontends/booking/src',
    'frontends/dashboard/src',
    'frontends/embed/src',
    'frontends/federation',
    'frontends/floor-plan/src',
    'frontends/marketing/src',
    'frontends/shell/src',
    'services/notification/src',
    'services/languages/src',
  ];
  const { stdout } = spawnSync(
    'git',
    [
      'grep',
      '-h',
      '--untracked',
      '-e',
      '[\'"`]',
      '--',
      ...files.flatMap((path) => [`${path}/*.ts`, `${path}/*.tsx`]),
      ':!*.test.ts*',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

/** The languages of diners, as the package names them. Read as text: a check does not compile TypeScript. */
function dinersLanguages() {
  const source = readFileSync(join(root, 'services/languages/src/languages.ts'), 'utf8');
  const [, list = ''] = /languages = \[([^\]]+)\]/.exec(source) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, id = '']) => id);
}

/**
 * A catalog has to be in every language, unless the header of its English file names fewer (`X-Languages: en`). Any other
 * language beside them has to be complete, too.
 * @param {string} catalog @param {(id: string) => boolean} isUsed
 */
function problemsOf(catalog, isUsed) {
  const files = languagesOf(catalog).map(
    (language) => /** @type {const} */ ([language, readCatalog(fileOf(catalog, language))]),
  );
  const [, english] = files[0] ?? [];
  return catalogProblems(
    catalog,
    new Map(files.map(([language, { texts }]) => [language, texts])),
    english?.only ?? dinersLanguages(),
    isUsed,
  );
}

/** Throws an error that names every contradiction. */
export async function checkLanguages() {
  const isUsed = usesOf(sourcesWithTexts());
  const problems = unitsOf().flatMap(({ catalogs }) =>
    catalogs.flatMap((catalog) => problemsOf(catalog, isUsed)),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
