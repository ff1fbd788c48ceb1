// The texts of pages and messages: catalogs in services/languages/catalogs/<catalog>/<language>.po, compiled to modules that
// programs import, and to types by which an unknown id or a missing value does not compile.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { root } from '../../local/src/paths.mjs';

export const catalogsFolder = join(root, 'services', 'languages', 'catalogs');

/** Each catalog by its folder, with the name of its type. */
export const catalogs = {
  pages: 'PageTexts',
  embed: 'EmbedTexts',
  messages: 'MessageTexts',
  mails: 'MailTexts',
};

/** @typedef {Map<string, string>} Texts by their ids */

/** @param {string} file @returns {Texts} */
export function readTexts(file) {
  const { items } = PO.parse(readFileSync(file, 'utf8'));
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')]));
}

/** The texts of a catalog by language, English first. @param {string} catalog @returns {Map<string, Texts>} */
export function readCatalog(catalog) {
  const folder = join(catalogsFolder, catalog);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .map((name) => name.slice(0, -'.po'.length))
    .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
  return new Map(names.map((name) => [name, readTexts(join(folder, `${name}.po`))]));
}

/**
 * What a text needs: the names of its values, those that it counts as `number`.
 * @param {string} text @returns {Map<string, 'Value' | 'number'>}
 */
export function valuesOf(text) {
  const values = /** @type {Map<string, 'Value' | 'number'>} */ (new Map());
  /** @param {unknown} tokens */
  const walk = (tokens) => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [name, format, choices] = token;
      const counts = format === 'plural' || format === 'number';
      if (name) values.set(name, counts || values.get(name) === 'number' ? 'number' : 'Value');
      if (choices && typeof choices === 'object') Object.values(choices).forEach(walk);
    }
  };
  walk(compileMessage(text));
  return values;
}

/** The type of a catalog, from its English texts. @param {string} name @param {Texts} english */
function typeOf(name, english) {
  const lines = [...english].map(([id, text]) => {
    const values = [...valuesOf(text)].map(([value, type]) => `${value}: ${type}`);
    return `  '${id}': [${values.length > 0 ? `values: { ${values.join('; ')} }` : ''}];`;
  });
  const uses = lines.some((line) => line.includes(': Value'))
    ? "import type { Value } from '../texts';\n\n"
    : '';
  return `${generatedNote}${uses}/** The texts by their ids, each with the values that it needs. */\nexport interface ${name} {\n${lines.join('\n')}\n}\n`;
}

const generatedNote = '// Generated from services/languages/catalogs by `npm run generate`.\n';

/** A language's texts as the library reads them. @param {Texts} texts */
function moduleOf(texts) {
  const compiled = Object.fromEntries([...texts].map(([id, text]) => [id, compileMessage(text)]));
  return `${generatedNote}import type { Catalog } from '../../texts';\n\nexport const catalog: Catalog = ${JSON.stringify(compiled, null, 1)};\n`;
}

/** Compiles all catalogs into a folder. @param {string} output */
export function writeTexts(output) {
  rmSync(output, { recursive: true, force: true });
  for (const [catalog, type] of Object.entries(catalogs)) {
    mkdirSync(join(output, catalog), { recursive: true });
    for (const [language, texts] of readCatalog(catalog)) {
      if (language === 'en') {
        writeFileSync(join(output, `${catalog.replace(/s$/, '')}-texts.ts`), typeOf(type, texts));
      }
      writeFileSync(join(output, catalog, `${language}.ts`), moduleOf(texts));
    }
  }
}
