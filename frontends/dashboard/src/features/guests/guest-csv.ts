import Papa from 'papaparse';
import type { RestaurantClock } from '../../lib/service-day';
import { csvRows } from './csv-rows';
import type { Guest } from '../../lib/guests/guest-cache';
import {
  type FileClock,
  guestColumns,
  type GuestField,
  guestFields,
  type ImportedGuest,
} from './guest-columns';
import { type GuestRow, sortNameOnly } from './name-only-rows';
import { nameColumns, plainHeader } from './header-names';
import { t } from './texts';
import { dayFirstAt, dayFirstIn, hasUnclearDates } from './read-visit';

/** A cell that a spreadsheet would run as a formula gets an apostrophe; phone numbers (`+1 …`) are left unchanged. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s(]))/;

/** The guest list as a file, with dates by the restaurant's clock. */
export function guestsToCsv(guests: readonly Guest[], restaurant: RestaurantClock): string {
  const columns = guestFields
    .map((field) => guestColumns[field])
    .filter(({ onDemand, write }) => !onDemand || guests.some((guest) => write(guest, restaurant) !== ''));
  return Papa.unparse(
    {
      fields: columns.map(({ header }) => header),
      data: guests.map((guest) => columns.map(({ write }) => write(guest, restaurant))),
    },
    { escapeFormulae: formula },
  );
}

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
  /** The cells that could not be read. Their rows are imported without them. */
  leftOut: string[];
  /** What becomes of rows that have a name only, which other rows share. */
  notes: string[];
  /** The other rows that have a name only. */
  nameOnly: readonly GuestRow[];
  columns: CsvColumn[];
  /** How its dates were read, if they do not show it: `true` if 05/06/2026 is in June. */
  assumedDayFirst?: boolean;
}

type CsvReading =
  | UsableCsv
  /** Nothing in the file is usable, with the reason. */
  | { error: string };

/** What the member says of a file that it does not show itself. */
export interface CsvChoices {
  /** Whether 05/06/2026 is in June; absent: as other dates of the file show, or by the restaurant's country. */
  readonly dayFirst?: boolean | undefined;
  /** The fields of columns whose names are not known, by their place in a row. */
  readonly assigned?: ReadonlyMap<number, GuestField>;
}

/** A restaurant whose guests a file has. */
export interface ImportingRestaurant extends RestaurantClock {
  /** ISO 3166 alpha-2; absent or empty: unknown. */
  readonly country?: string | undefined;
}

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** A title and a date may be above the header. */
const maxTitleRows = 5;

/**
 * Reads a file of guests, with dates by the restaurant's clock. Rows that cannot be used are listed in `issues`, and
 * values that cannot in `leftOut`.
 */
export function readGuestCsv(
  text: string,
  restaurant: ImportingRestaurant,
  { dayFirst, assigned = new Map<number, GuestField>() }: CsvChoices = {},
): CsvReading {
  const parsed = csvRows(text);
  if ('error' in parsed) return parsed;
  const { rows } = parsed;
  const titles = rows.slice(0, maxTitleRows).findIndex((row) => nameColumns(row).length > 0);
  const headerAt = Math.max(0, titles);
  const [header, ...data] = rows.slice(headerAt);
  if (!header || isBlank(header) || data.length === 0) {
    return { error: t('guests.csv.tooShort') };
  }
  const nameAt = nameColumns(header);
  if (nameAt.length === 0) {
    return { error: t('guests.csv.noName') };
  }
  const names = header.map(plainHeader);
  const columnOf = new Map(
    guestFields.map((field) => [
      field,
      [
        ...(field === 'name'
          ? nameAt
          : [names.findIndex((name) => guestColumns[field].aliases.includes(name))]),
        ...[...assigned].flatMap(([index, chosen]) => (chosen === field ? [index] : [])),
      ],
    ]),
  );
  const cellOf = (row: readonly string[]) => (field: GuestField) =>
    (columnOf.get(field) ?? []).flatMap((index) => row[index]?.trim() || []).join(' ');
  const dates = data.map((row) => cellOf(row)('lastVisit'));
  const shown = dayFirstIn(dates);
  const read = dayFirst ?? shown ?? dayFirstAt(restaurant.country);

  const found: GuestRow[] = [];
  const issues: string[] = [];
  const leftOut: string[] = [];
  for (const [index, row] of data.entries()) {
    // Skipped silently, but counted, so that row numbers are those of the spreadsheet.
    if (isBlank(row)) continue;
    const number = headerAt + index + 2;
    const guest = readRow(cellOf(row), { ...restaurant, dayFirst: read }, (field, cell) => {
      const words = guestColumns[field].unread?.(number, cell);
      if (words !== undefined && cell.toLowerCase() !== 'n/a') leftOut.push(words);
    });
    if (guest) found.push({ guest, row: number });
    else issues.push(t('guests.csv.rowWithoutName', { row: number }));
  }
  const columns = header.map((cell, index) => ({
    header: cell.trim(),
    field: guestFields.find((field) => columnOf.get(field)?.includes(index)),
  }));
  const assumed = hasUnclearDates(dates) ? { assumedDayFirst: read } : {};
  return found.length > 0
    ? { ...sortNameOnly(found), issues, leftOut, columns, ...assumed }
    : { error: t('guests.csv.noGuests') };
}

/** The guest of a row; undefined without a name. `onUnread` is called with each cell that could not be read. */
function readRow(
  cell: (field: GuestField) => string,
  file: FileClock,
  onUnread: (field: GuestField, cell: string) => void,
): ImportedGuest | undefined {
  if (cell('name') === '') return undefined;
  const values = guestFields.map((field) => {
    const value = guestColumns[field].read(cell(field), file);
    if (value === undefined && cell(field) !== '') onUnread(field, cell(field));
    return [field, value] as const;
  });
  const guest: Partial<ImportedGuest> = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  const { name } = guest;
  return name === undefined ? undefined : { ...guest, name };
}
