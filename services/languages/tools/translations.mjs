// `npm run translations` prepares the other languages of every catalog for translators: adds what they lack, with an empty
// text, and removes what English no longer has. `--language=it` begins a language that is not there yet.
// `npm run translations -- [--language=fr] <id> …` records that these texts were translated anew from today's English.
import { existsSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { catalogsFolder, fileOf, languagesOf, unitsOf } from './catalogs.mjs';
import { readCatalog, writeCatalog } from './po.mjs';

/** @typedef {import('./po.mjs').Text} Text */
/** @typedef {import('./po.mjs').Catalog} Catalog */

/**
 * The texts of another language in the order of the English ones. Those with a renewed id are of today's English; all
 * others keep the English that they were translated from.
 * @param {readonly Text[]} english @param {readonly Text[]} translated @param {(id: string) => boolean} isRenewed
 * @returns {Text[]}
 */
export function prepared(english, translated, isRenewed) {
  const known = new Map(translated.map((each) => [each.id, each]));
  return english.map(({ id, text: source }) => {
    const before = known.get(id);
    if (!before) return { id, text: '', source, isFuzzy: false, comments: [] };
    return isRenewed(id) ? { ...before, source, isFuzzy: false } : before;
  });
}

/**
 * Writes the files of all languages other than English, or of one, which may be new. Throws an error for an id that no
 * catalog has.
 * @param {{ ids?: readonly string[], language?: string | undefined, folder?: string }} [options]
 */
export function prepareTranslations({ ids = [], language, folder = catalogsFolder } = {}) {
  const unknown = new Set(ids);
  for (const catalog of unitsOf(folder).flatMap(({ catalogs }) => catalogs)) {
    const english = readCatalog(fileOf(catalog, 'en', folder));
    for (const { id } of english.texts) unknown.delete(id);
    for (const other of translationsOf(catalog, english, language, folder)) {
      const file = fileOf(catalog, other, folder);
      const before = existsSync(file) ? readCatalog(file) : emptyCatalog(english, other);
      const texts = prepared(english.texts, before.texts, (id) => ids.includes(id));
      writeFileSync(file, writeCatalog({ ...before, texts }));
    }
  }
  if (unknown.size > 0) throw new Error(`No catalog has ${[...unknown].join(', ')}`);
}

/**
 * The languages to write. A new one is for the catalogs that have to be in every language.
 * @param {string} catalog @param {Catalog} english @param {string | undefined} language @param {string} folder
 */
function translationsOf(catalog, english, language, folder) {
  const others = languagesOf(catalog, folder).filter((each) => each !== 'en');
  if (language === undefined) return others;
  return others.includes(language) || !english.only ? [language] : [];
}

/** @param {Catalog} english @param {string} language @returns {Catalog} */
const emptyCatalog = ({ header }, language) => ({
  header: header.replace('"Language: en\\n"', `"Language: ${language}\\n"`),
  only: undefined,
  texts: [],
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , ...given] = process.argv;
  const [language] = given.flatMap((each) => /^--language=(.+)$/.exec(each)?.[1] ?? []);
  prepareTranslations({ ids: given.filter((each) => !each.startsWith('--')), language });
}
