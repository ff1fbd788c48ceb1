// The catalogs of texts, found from the folders of `catalogs/`. Only Node's own modules may be imported here: `npm start`
// asks for them before packages are installed.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const catalogsFolder = join(import.meta.dirname, '..', 'catalogs');

/**
 * What is compiled together.
 * @typedef {object} Unit
 * @property {string} name the folder in `catalogs/`
 * @property {string[]} catalogs their paths in `catalogs/`: the folder itself, or each part of a remote
 * @property {boolean} isRemote whether its English is bundled with the code of the parts, and its other languages are one
 *   file each
 */

/** A folder with files of its own is one catalog; a remote has a folder for each part of its pages. @returns {Unit[]} */
export function unitsOf(folder = catalogsFolder) {
  return foldersIn(folder).map((name) => {
    const parts = foldersIn(join(folder, name)).map((part) => `${name}/${part}`);
    return { name, catalogs: parts.length > 0 ? parts : [name], isRemote: parts.length > 0 };
  });
}

/** The languages of a catalog, English first. @param {string} catalog @returns {string[]} */
export function languagesOf(catalog, folder = catalogsFolder) {
  return readdirSync(join(folder, catalog))
    .filter((name) => name.endsWith('.po'))
    .map((name) => name.slice(0, -'.po'.length))
    .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
}

/** @param {string} catalog @param {string} language */
export const fileOf = (catalog, language, folder = catalogsFolder) => join(folder, catalog, `${language}.po`);

/** @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
