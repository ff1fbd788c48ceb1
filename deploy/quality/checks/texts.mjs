// The texts of pages and messages: catalogs in services/languages/catalogs/<catalog>/<language>.po, compiled to modules that
// programs import, and to types by which an unknown id or a missing value does not compile.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { root } from '../../local/src/paths.mjs';

const catalogsFolder = join(root, 'services', 'languages', 'catalogs');

/** Each catalog by its folder, with the name of its type. A remote of owners and hosts has one for each part of its pages. */
export const catalogs = {
  pages: 'PageTexts',
  embed: 'EmbedTexts',
  messages: 'MessageTexts',
  mails: 'MailTexts',
  shell: 'ShellTexts',
  'shell-page': 'ShellPageTexts',
  'public-page': 'PublicPageTexts',
  'dashboard/settings': 'SettingsTexts',
  'dashboard/requests': 'RequestsTexts',
  'dashboard/replies': 'RepliesTexts',
  'dashboard/host-form': 'HostFormTexts',
  'dashboard/common': 'CommonTexts',
  'dashboard/app': 'AppTexts',
  'dashboard/floor-plan': 'FloorPlanTexts',
  'dashboard/share-link': 'ShareLinkTexts',
  'dashboard/restaurants': 'RestaurantsTexts',
  'dashboard/on-your-site': 'OnYourSiteTexts',
  'dashboard/booking-page': 'BookingPageTexts',
  'dashboard/billing': 'BillingTexts',
  'dashboard/unfit': 'UnfitTexts',
  'dashboard/banners': 'BannersTexts',
  'dashboard/tonight': 'TonightTexts',
  'dashboard/reservations': 'ReservationsTexts',
  'dashboard/guests': 'GuestsTexts',
  'dashboard/overview': 'OverviewTexts',
  'dashboard/availability': 'AvailabilityTexts',
  'dashboard/activity': 'ActivityTexts',
  'dashboard/security': 'SecurityTexts',
  'dashboard/staff': 'StaffTexts',
  'floor-plan/panel': 'PanelTexts',
  'billing/prices': 'PricesTexts',
  'marketing/legal': 'LegalTexts',
  'marketing/landing': 'LandingTexts',
  'marketing/pricing': 'PricingTexts',
  'marketing/tour': 'TourTexts',
  'marketing/help': 'HelpTexts',
  'marketing/account': 'AccountTexts',
  'marketing/elements': 'ElementsTexts',
};

/** The remotes whose English is bundled with their code, and whose other languages are one file each. */
export const remotes = [
  ...new Set(
    Object.keys(catalogs)
      .filter((name) => name.includes('/'))
      .map(remoteOf),
  ),
];

/** @param {string} catalog */
function remoteOf(catalog) {
  return catalog.slice(0, catalog.indexOf('/'));
}

/** @typedef {Map<string, string>} Texts by their ids */

/** @param {string} file @returns {Texts} */
function readTexts(file) {
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
 * The values that a text needs: their names, with `number` for those that it counts.
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

/** The path to the sources from a file that is this many folders below them. @param {string} catalog @param {number} more */
const sourcesFrom = (catalog, more) => '../'.repeat(catalog.split('/').length + more);

/** The type of a catalog, from its English texts. @param {string} catalog @param {string} name @param {Texts} english */
function typeOf(catalog, name, english) {
  const lines = [...english].map(([id, text]) => {
    const values = [...valuesOf(text)].map(([value, type]) => `${value}: ${type}`);
    return `  '${id}': [${values.length > 0 ? `values: { ${values.join('; ')} }` : ''}];`;
  });
  const uses = lines.some((line) => line.includes(': Value'))
    ? `import type { Value } from '${sourcesFrom(catalog, 0)}texts';\n\n`
    : '';
  return `${generatedNote}${uses}/** The texts by their ids, each with the values that it needs. */\nexport interface ${name} {\n${lines.join('\n')}\n}\n`;
}

const generatedNote = '// Generated from services/languages/catalogs by `npm run generate`.\n';

/** A language's texts in the format of the library. @param {string} catalog @param {Texts} texts */
function moduleOf(catalog, texts) {
  const compiled = Object.fromEntries([...texts].map(([id, text]) => [id, compileMessage(text)]));
  return `${generatedNote}import type { Catalog } from '${sourcesFrom(catalog, 1)}texts';\n\nexport const catalog: Catalog = ${JSON.stringify(compiled, null, 1)};\n`;
}

/** Compiles all catalogs into a folder. @param {string} output */
export function writeTexts(output) {
  rmSync(output, { recursive: true, force: true });
  for (const [catalog, type] of Object.entries(catalogs)) {
    mkdirSync(join(output, catalog), { recursive: true });
    for (const [language, texts] of readCatalog(catalog)) {
      if (language === 'en') {
        writeFileSync(join(output, dirname(catalog), typeFile(type)), typeOf(catalog, type, texts));
      }
      // Other languages of a remote's parts are in one module, which `writeTranslations` writes.
      if (language === 'en' || !remotes.includes(remoteOf(catalog)))
        writeFileSync(join(output, catalog, `${language}.ts`), moduleOf(catalog, texts));
    }
  }
  for (const remote of remotes) writeTranslations(join(output, remote), remote);
}

/** `PageTexts` is in `page-texts.ts`. @param {string} type */
const typeFile = (type) => `${type.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.ts`;

/**
 * A remote's texts in each other language as one module, and how to load it.
 * @param {string} folder @param {string} remote
 */
function writeTranslations(folder, remote) {
  const parts = Object.keys(catalogs).filter((catalog) => remoteOf(catalog) === remote);
  const translated = parts.flatMap((part) =>
    [...readCatalog(part)].map(([language, texts]) => ({ language, texts })),
  );
  const languages = [...new Set(translated.map(({ language }) => language))].filter((each) => each !== 'en');
  for (const language of languages) {
    const own = translated.filter((each) => each.language === language).flatMap(({ texts }) => [...texts]);
    writeFileSync(join(folder, `${language}.ts`), moduleOf(remote, new Map(own)));
  }
  const loads = languages.map((language) => `  ${language}: () => import('./${language}'),\n`);
  const list = loads.length > 0 ? `{\n${loads.join('')}}` : '{}';
  writeFileSync(
    join(folder, 'translations.ts'),
    `${generatedNote}import type { Translations } from '../../remote-texts';\n\nexport const translations: Translations = ${list};\n`,
  );
}
