import Papa from 'papaparse';
import { t } from './texts';

/** Excel begins a file with this line to name the character between its cells. */
const separatorLine = /^sep=(.)(?:\r\n|\n|\r)/i;

/**
 * The rows of a file. A quotation mark that is not closed would take the rows after it into one cell, so such a file is
 * refused, with the row at which it begins.
 */
export function csvRows(text: string): { rows: string[][] } | { error: string } {
  const content = text.replace(/^\uFEFF/, '').replace(/(?:\r\n|\n|\r)$/, '');
  const [line = '', delimiter] = separatorLine.exec(content) ?? [];
  const { data, errors } = Papa.parse<string[]>(content.slice(line.length), {
    ...(delimiter === undefined ? {} : { delimiter }),
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { error: t('guests.csv.openQuote', { row: (broken.row ?? 0) + 1 }) };
  return { rows: data };
}
