import { isEmail } from '@tablewell/shared/email';
import type { RestaurantClock } from '../../lib/service-day';
import type { Guest } from '../../lib/guests/guest-cache';
import { headerNames } from './header-names';
import { t } from './texts';
import { visitDate, visitDay } from '../../lib/guests/visit-date';
import { readVisit } from './read-visit';

/** A guest as read from a file. */
export interface ImportedGuest {
  name: string;
  phoneNumber?: string;
  visits?: number;
  /** An instant, ISO 8601. */
  lastVisit?: string;
  email?: string;
}

/** The fields of a guest that a file can contain. */
export type GuestField = keyof ImportedGuest;

/** How a file writes dates, by the restaurant's clock. */
export interface FileClock extends RestaurantClock {
  /** Whether `05/06/2026` is in June. */
  readonly dayFirst: boolean;
}

/** A column of a file of guests. Dates are by the restaurant's clock. */
interface GuestColumn<Value> {
  /** Its name in an exported file. */
  readonly header: string;
  /** Its names in an imported file, as `plainHeader` gives them. */
  readonly aliases: readonly string[];
  /** The value of a trimmed cell; undefined if it is empty or has no such value. */
  read(cell: string, file: FileClock): Value | undefined;
  /** Says that a cell has no such value, so that it is left out. */
  unread?(row: number, cell: string): string;
  /** The cell of an exported guest. */
  write(guest: Guest, restaurant: RestaurantClock): string | number;
  /** The value in the preview of an import. */
  show(value: Value, restaurant: RestaurantClock): string;
  /** Left out where no guest has a value. */
  readonly onDemand?: boolean;
  /** Aligned as numbers are. */
  readonly numeric?: boolean;
}

/** The apostrophe that an export puts before what a spreadsheet would run. */
const guardedFormula = /^'(?=[=@\t\r]|[+-](?![\d\s(]))/;

/** Digits of a number that can be called: neither a text, nor two numbers, nor what a spreadsheet made of a long one. */
const isPhone = (cell: string): boolean =>
  /^[\p{Nd}\s()+.\-\u2010-\u2015\u202a-\u202e\u200e\u200f\u2066-\u2069/]+$/u.test(cell) &&
  /^(?:\D*\d){5,15}\D*$/.test(cell.normalize('NFKC').replace(/\p{Nd}/gu, '0'));

/** The address of a cell, which may be a link; undefined if it is none, or several. */
function addressIn(cell: string): string | undefined {
  const address = cell.replace(/^mailto:/i, '');
  return isEmail(address) ? address : undefined;
}

const asIs = (text: string): string => text;

/** The columns in the order of an exported file. A field without a column does not compile. */
export const guestColumns: { readonly [F in GuestField]: GuestColumn<NonNullable<ImportedGuest[F]>> } = {
  name: {
    header: 'Name',
    aliases: headerNames.name,
    read: (cell) => cell.replace(guardedFormula, '') || undefined,
    write: ({ name }) => name,
    show: asIs,
  },
  phoneNumber: {
    header: 'Phone Number',
    aliases: headerNames.phoneNumber,
    read: (cell) => (isPhone(cell) ? cell : undefined),
    unread: (row, text) => t('guests.csv.noPhone', { row, text }),
    write: ({ phoneNumber }) => phoneNumber,
    show: asIs,
  },
  visits: {
    header: 'Visits',
    aliases: headerNames.visits,
    read: (cell) => (/^\d+$/.test(cell) ? Number(cell) : undefined),
    unread: (row, text) => t('guests.csv.noCount', { row, text }),
    write: ({ visits }) => visits,
    show: String,
    numeric: true,
  },
  lastVisit: {
    header: 'Last Visit',
    aliases: headerNames.lastVisit,
    read: (cell, { timezone, dayFirst }) => readVisit(cell, timezone, dayFirst),
    unread: (row, text) => t('guests.csv.noDate', { row, text }),
    write: ({ lastVisit }, restaurant) => (lastVisit ? visitDay(lastVisit, restaurant) : ''),
    show: visitDate,
  },
  email: {
    header: 'Email',
    aliases: headerNames.email,
    read: (cell) => addressIn(cell),
    unread: (row, text) => t('guests.csv.noEmail', { row, text }),
    write: ({ email = '' }) => email,
    show: asIs,
    onDemand: true,
  },
};

export const guestFields = Object.keys(guestColumns) as GuestField[];
