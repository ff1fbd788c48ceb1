// The modules of a unit of catalogs: its texts in the format of Lingui's compiler, and types by which an unknown id or a
// missing value does not compile. `lingui compile` itself writes neither types of ids and values, nor one module of all
// parts of a remote.
import { basename, dirname } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { fileOf, languagesOf } from './catalogs.mjs';
import { readTexts } from './po.mjs';
import { valuesOf } from './values.mjs';

/** @typedef {import('./catalogs.mjs').Unit} Unit */
/** @typedef {ReadonlyMap<string, string>} Texts by their ids */

const note = '// Compiled from services/languages/catalogs.\n';

/** The modules of a unit by their paths in the output folder. @param {Unit} unit @param {string} folder of all catalogs */
export function modulesOf({ name, catalogs, isRemote }, folder) {
  const modules = /** @type {Map<string, string>} */ (new Map());
  const translated = /** @type {Map<string, [id: string, text: string][]>} */ (new Map());
  for (const catalog of catalogs) {
    for (const language of languagesOf(catalog, folder)) {
      const texts = readTexts(fileOf(catalog, language, folder));
      if (language === 'en') modules.set(`${catalog}-texts.ts`, typeOf(catalog, texts));
      if (language === 'en' || !isRemote) modules.set(`${catalog}/${language}.ts`, moduleOf(catalog, texts));
      else translated.set(language, [...(translated.get(language) ?? []), ...texts]);
    }
  }
  if (!isRemote) return modules;
  for (const [language, texts] of translated)
    modules.set(`${name}/${language}.ts`, moduleOf(name, new Map(texts)));
  modules.set(`${name}/translations.ts`, loadersOf([...translated.keys()].sort()));
  return modules;
}

/** The path to the sources from a file that is this many folders below the output folder. @param {number} depth */
const sourcesFrom = (depth) => `${'../'.repeat(depth + 1)}src`;

/** @param {string} catalog */
const depthOf = (catalog) => catalog.split('/').length;

/** `shell-page` has `ShellPageTexts`. @param {string} catalog */
const typeName = (catalog) =>
  `${basename(catalog).replace(/(?:^|-)([a-z])/g, (_all, letter) => letter.toUpperCase())}Texts`;

/** The type of a catalog, from its English texts. @param {string} catalog @param {Texts} english */
function typeOf(catalog, english) {
  const lines = [...english].map(([id, text]) => {
    const values = [...valuesOf(text)].map(([value, type]) => `${value}: ${type}`);
    return `  '${id}': [${values.length > 0 ? `values: { ${values.join('; ')} }` : ''}];\n`;
  });
  const depth = dirname(catalog) === '.' ? 0 : depthOf(dirname(catalog));
  const imports = lines.some((line) => line.includes(': Value'))
    ? `import type { Value } from '${sourcesFrom(depth)}/texts';\n\n`
    : '';
  return `${note}${imports}/** The texts by their ids, each with the values that it needs. */\nexport interface ${typeName(catalog)} {\n${lines.join('')}}\n`;
}

/** A language's texts in the format of the library. @param {string} catalog @param {Texts} texts */
function moduleOf(catalog, texts) {
  const lines = [...texts].map(
    ([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(compileMessage(text))},\n`,
  );
  return `${note}import type { Catalog } from '${sourcesFrom(depthOf(catalog))}/texts';\n\nexport const catalog: Catalog = {\n${lines.join('')}};\n`;
}

/** How to load a remote's texts in each language other than English. @param {readonly string[]} languages */
function loadersOf(languages) {
  const loads = languages.map((language) => `  ${language}: () => import('./${language}'),\n`);
  const list = loads.length > 0 ? `{\n${loads.join('')}}` : '{}';
  return `${note}import type { Translations } from '${sourcesFrom(1)}/remote-texts';\n\nexport const translations: Translations = ${list};\n`;
}
