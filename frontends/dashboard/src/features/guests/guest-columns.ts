import type { RestaurantClock } from '../../lib/service-day';
import type { Guest } from './guest-cache';
import { readVisit, visitDate, visitDay } from './visit-date';

/** A guest as read from a file. */
export interface ImportedGuest {
  name: string;
  phoneNumber?: string;
  visits?: number;
  /** An instant, ISO 8601. */
  lastVisit?: string;
}

/** The fields of a guest that a file can contain. */
export type GuestField = keyof ImportedGuest;

/** A column of a file of guests. Dates are by the restaurant's clock. */
interface GuestColumn<Value> {
  /** Its name in an exported file. */
  readonly header: string;
  /** Its names in an imported file, in lower case. */
  readonly aliases: readonly string[];
  /** The value of a trimmed cell; undefined if it is empty or has no such value. */
  read(cell: string, restaurant: RestaurantClock): Value | undefined;
  /** The cell of an exported guest. */
  write(guest: Guest, restaurant: RestaurantClock): string | number;
  /** The value in the preview of an import. */
  show(value: Value, restaurant: RestaurantClock): string;
  /** Aligned as numbers are. */
  readonly numeric?: boolean;
}

const asRead = (cell: string): string | undefined => cell || undefined;
const asIs = (text: string): string => text;

/** The columns in the order of an exported file. A field without a column does not compile. */
export const guestColumns: { readonly [F in GuestField]: GuestColumn<NonNullable<ImportedGuest[F]>> } = {
  name: {
    header: 'Name',
    aliases: ['name', 'guest name', 'full name', 'customer name', 'client name'],
    read: asRead,
    write: ({ name }) => name,
    show: asIs,
  },
  phoneNumber: {
    header: 'Phone Number',
    aliases: ['phone', 'phone number', 'mobile', 'cell', 'telephone', 'contact'],
    read: asRead,
    write: ({ phoneNumber }) => phoneNumber,
    show: asIs,
  },
  visits: {
    header: 'Visits',
    aliases: ['visits', 'visit count', 'number of visits', 'total visits'],
    read: (cell) => (/^\d+$/.test(cell) ? Number(cell) : undefined),
    write: ({ visits }) => visits,
    show: String,
    numeric: true,
  },
  lastVisit: {
    header: 'Last Visit',
    aliases: ['last visit', 'lastvisit', 'last_visit', 'recent visit'],
    read: (cell, { timezone }) => readVisit(cell, timezone) || undefined,
    write: ({ lastVisit }, restaurant) => (lastVisit ? visitDay(lastVisit, restaurant) : ''),
    show: visitDate,
  },
};

export const guestFields = Object.keys(guestColumns) as GuestField[];
