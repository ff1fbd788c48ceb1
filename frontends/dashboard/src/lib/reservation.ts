import { localTimeOf } from '@tablewell/shared/zone';
import type { Reservation } from '@tablewell/api-client/queries';
import { clock } from './language';

export type { Reservation };

/** A reservation with its local start in a zone: the viewer's or the restaurant's. */
export interface Placed extends Reservation {
  /** YYYY-MM-DD */
  date: string;
  /** Minutes after local midnight. */
  minute: number;
}

/** A reservation object never changes (a changed one is another object), so each is placed once and stays the same. */
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

/** 3:45 PM in `zone`. */
export const timeLabel = (at: number, zone: string): string => clock.label(localTimeOf(at, zone).minute);
