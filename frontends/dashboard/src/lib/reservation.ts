import { clockLabel } from '@tablewell/booking-rules';
import { localTimeOf } from '@tablewell/booking-rules/zone';

/** A reservation as the dashboard works with it. */
export interface Reservation {
  id: string;
  name: string;
  guests: number;
  notes: string;
  phoneNumber: string;
  /** Start, in epoch milliseconds. */
  at: number;
  status: 'active' | 'canceled';
  /** Key of a table type; empty when none is planned. */
  assignedTableType: string;
}

/** A reservation with its start by some clock: the viewer's or the restaurant's. */
export interface Placed extends Reservation {
  /** YYYY-MM-DD */
  date: string;
  /** Minutes after local midnight. */
  minute: number;
}

const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** What a list or a live update holds, with the defaults of the spec's section 3; undefined without id or time. */
export function readReservation(raw: unknown): Reservation | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const given = raw as Record<string, unknown>;
  const at = typeof given['reservation_time'] === 'string' ? Date.parse(given['reservation_time']) : NaN;
  if (typeof given['id'] !== 'string' || Number.isNaN(at)) return undefined;
  return {
    id: given['id'],
    name: text(given['name'], 'Guest'),
    guests: typeof given['guests'] === 'number' ? given['guests'] : 1,
    notes: text(given['notes'], ''),
    phoneNumber: text(given['phoneNumber'], 'N/A'),
    at,
    status: given['status'] === 'canceled' ? 'canceled' : 'active',
    assignedTableType: text(given['assignedTableType'], ''),
  };
}

/** An answer that is no list counts as an empty one (spec, section 7). */
export const readReservations = (raw: unknown): Reservation[] =>
  Array.isArray(raw) ? raw.flatMap((item) => readReservation(item) ?? []) : [];

/** A reservation never changes, a changed one is another: each is placed once, and stays the same object. */
const placedIn = new Map<string, WeakMap<Reservation, Placed>>();

function place(reservation: Reservation, zone: string, known: WeakMap<Reservation, Placed>): Placed {
  const before = known.get(reservation);
  if (before) return before;
  const placed = { ...reservation, ...localTimeOf(reservation.at, zone) };
  known.set(reservation, placed);
  return placed;
}

/** Where each reservation starts by the clock of `zone`. */
export function placeAll(reservations: readonly Reservation[], zone: string): Placed[] {
  const known = placedIn.get(zone) ?? new WeakMap<Reservation, Placed>();
  placedIn.set(zone, known);
  return reservations.map((reservation) => place(reservation, zone, known));
}

/** 3:45 PM by the clock of `zone`. */
export const timeLabel = (at: number, zone: string): string => clockLabel(localTimeOf(at, zone).minute);
