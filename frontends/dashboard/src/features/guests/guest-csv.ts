import Papa from 'papaparse';
import type { RestaurantClock } from '../../lib/service-day';
import type { Guest } from './guest-cache';
import { guestColumns, type GuestField, guestFields, type ImportedGuest } from './guest-columns';
import { t } from './texts';

/** A cell that a spreadsheet would run as a formula gets an apostrophe; phone numbers (`+1 …`) are left unchanged. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s(]))/;

/** The guest list as a file, with dates by the restaurant's clock. */
export const guestsToCsv = (guests: readonly Guest[], restaurant: RestaurantClock): string =>
  Papa.unparse(
    {
      fields: guestFields.map((field) => guestColumns[field].header),
      data: guests.map((guest) => guestFields.map((field) => guestColumns[field].write(guest, restaurant))),
    },
    { escapeFormulae: formula },
  );

/** A column of the file and the field that it sets; undefined if its name is not a known alias. */
interface CsvColumn {
  header: string;
  field: GuestField | undefined;
}

/** The usable content of a file. */
export interface UsableCsv {
  guests: ImportedGuest[];
  /** One entry for each row that is skipped. */
  issues: string[];
  columns: CsvColumn[];
}

type CsvReading =
  | UsableCsv
  /** Nothing in the file is usable, with the reason. */
  | { error: string };

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/**
 * Reads a file of guests, with dates by the restaurant's clock. Rows that cannot be used are listed in `issues`.
 */
export function readGuestCsv(text: string, restaurant: RestaurantClock): CsvReading {
  const rows = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').replace(/(?:\r\n|\n|\r)$/, '')).data;
  const [header, ...data] = rows;
  if (!header || isBlank(header) || data.length === 0) {
    return { error: t('guests.csv.tooShort') };
  }
  const names = header.map((cell) => cell.trim().toLowerCase());
  const columnOf = new Map(
    guestFields.map((field) => [
      field,
      names.findIndex((name) => guestColumns[field].aliases.includes(name)),
    ]),
  );
  if (columnOf.get('name') === -1) {
    return { error: t('guests.csv.noName') };
  }

  const guests: ImportedGuest[] = [];
  const issues: string[] = [];
  for (const [index, row] of data.entries()) {
    // Skipped silently, but counted, so that row numbers are those of the spreadsheet.
    if (isBlank(row)) continue;
    const guest = readRow((field) => row[columnOf.get(field) ?? -1]?.trim() ?? '', restaurant);
    if (guest) guests.push(guest);
    else issues.push(t('guests.csv.rowWithoutName', { row: index + 2 }));
  }
  const read = header.map((cell, index) => ({
    header: cell.trim(),
    field: guestFields.find((field) => columnOf.get(field) === index),
  }));
  return guests.length > 0 ? { guests, issues, columns: read } : { error: t('guests.csv.noGuests') };
}

/** The guest of a row; undefined without a name. */
function readRow(
  cell: (field: GuestField) => string,
  restaurant: RestaurantClock,
): ImportedGuest | undefined {
  const values = guestFields.map(
    (field) => [field, guestColumns[field].read(cell(field), restaurant)] as const,
  );
  const guest: Partial<ImportedGuest> = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  const { name } = guest;
  return name === undefined ? undefined : { ...guest, name };
}
