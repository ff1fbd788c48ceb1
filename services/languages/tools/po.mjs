// Reads and writes the gettext files of the catalogs.
import { readFileSync } from 'node:fs';
import PO from 'pofile';

/**
 * An entry of a catalog.
 * @typedef {object} Text
 * @property {string} id
 * @property {string} text
 * @property {string | undefined} source the English text that it was translated from (`#.`); English has none
 * @property {boolean} isFuzzy whether a translator, or a translator's tool, marked it as unfinished
 * @property {string[]} comments of translators
 */

/**
 * A catalog in one language.
 * @typedef {object} Catalog
 * @property {string} header as it is in the file
 * @property {string[] | undefined} only the languages that the catalog is limited to (`X-Languages`)
 * @property {Text[]} texts
 */

/** @param {string} file @returns {Catalog} */
export function readCatalog(file) {
  const source = readFileSync(file, 'utf8').replace(/\r\n/g, '\n');
  const { headers, items } = PO.parse(source);
  return {
    header: source.slice(0, source.indexOf('\n\n')),
    only: headers['X-Languages']?.split(/[\s,]+/),
    texts: items.map(({ msgid, msgstr, extractedComments, flags, comments }) => ({
      id: msgid,
      text: msgstr.join(''),
      source: extractedComments.length > 0 ? extractedComments.join('\n') : undefined,
      isFuzzy: flags['fuzzy'] === true,
      comments,
    })),
  };
}

/** The contents of the file of a catalog. @param {Catalog} catalog */
export function writeCatalog({ header, texts }) {
  const entries = texts.map(({ id, text, source, isFuzzy, comments }) => {
    const item = new PO.Item();
    item.msgid = id;
    item.msgstr = [text];
    item.comments = comments;
    item.extractedComments = source === undefined ? [] : [source];
    item.flags = { fuzzy: isFuzzy };
    return item.toString();
  });
  return `${[header, ...entries].join('\n\n')}\n`;
}

/** The texts of a catalog by their ids. @param {string} file @returns {Map<string, string>} */
export const readTexts = (file) => new Map(readCatalog(file).texts.map(({ id, text }) => [id, text]));
