import Papa from 'papaparse';
import type { Guest } from './guest-cache';
import { readVisit, visitDay } from './visit-date';
import { t } from './texts';

/** A guest as read from a file. */
export interface ImportedGuest {
  name: string;
  phoneNumber?: string;
  visits?: number;
  /** An instant, ISO 8601. */
  lastVisit?: string;
}

const columns = ['Name', 'Phone Number', 'Visits', 'Last Visit'];

/** A cell that a spreadsheet would run as a formula gets an apostrophe; phone numbers (`+1 …`) are left unchanged. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s(]))/;

/** The guest list as a file, with dates in the restaurant's time zone. */
export const guestsToCsv = (guests: readonly Guest[], zone: string): string =>
  Papa.unparse(
    {
      fields: columns,
      data: guests.map(({ name, phoneNumber, visits, lastVisit }) => [
        name,
        phoneNumber,
        visits,
        lastVisit ? visitDay(lastVisit, zone) : '',
      ]),
    },
    { escapeFormulae: formula },
  );

/** The fields of a guest that a file can contain. */
type GuestField = 'name' | 'phoneNumber' | 'visits' | 'lastVisit';

// The accepted names of each column.
const aliases: Record<GuestField, readonly string[]> = {
  name: ['name', 'guest name', 'full name', 'customer name', 'client name'],
  phoneNumber: ['phone', 'phone number', 'mobile', 'cell', 'telephone', 'contact'],
  visits: ['visits', 'visit count', 'number of visits', 'total visits'],
  lastVisit: ['last visit', 'lastvisit', 'last_visit', 'recent visit'],
};

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
 * Reads a file of guests, with dates in the restaurant's time zone. Rows that cannot be used are listed in `issues`.
 */
export function readGuestCsv(text: string, zone: string): CsvReading {
  const rows = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').replace(/(?:\r\n|\n|\r)$/, '')).data;
  const [header, ...data] = rows;
  if (!header || isBlank(header) || data.length === 0) {
    return { error: t('guests.csv.tooShort') };
  }
  const names = header.map((cell) => cell.trim().toLowerCase());
  const at = (field: GuestField): number => names.findIndex((name) => aliases[field].includes(name));
  const columnOf = {
    name: at('name'),
    phoneNumber: at('phoneNumber'),
    visits: at('visits'),
    lastVisit: at('lastVisit'),
  };
  if (columnOf.name < 0) {
    return { error: t('guests.csv.noName') };
  }

  const guests: ImportedGuest[] = [];
  const issues: string[] = [];
  for (const [index, row] of data.entries()) {
    // Skipped silently, but counted, so that row numbers are those of the spreadsheet.
    if (isBlank(row)) continue;
    const cell = (field: GuestField): string => row[columnOf[field]]?.trim() ?? '';
    const name = cell('name');
    if (name === '') {
      issues.push(t('guests.csv.rowWithoutName', { row: index + 2 }));
      continue;
    }
    const phoneNumber = cell('phoneNumber');
    const visits = /^\d+$/.test(cell('visits')) ? Number(cell('visits')) : undefined;
    const lastVisit = readVisit(cell('lastVisit'), zone);
    guests.push({
      name,
      ...(phoneNumber ? { phoneNumber } : {}),
      ...(visits !== undefined ? { visits } : {}),
      ...(lastVisit ? { lastVisit } : {}),
    });
  }
  const fields = Object.keys(columnOf) as GuestField[];
  const read = header.map((cell, index) => ({
    header: cell.trim(),
    field: fields.find((field) => columnOf[field] === index),
  }));
  return guests.length > 0 ? { guests, issues, columns: read } : { error: t('guests.csv.noGuests') };
}
