import { localTimeOf } from '@tablewell/shared/zone';
import type { LocalTime } from '@tablewell/shared/zone';
import type { Reservation } from '@tablewell/api-client/queries';
import { clock } from './language';
import { placeInEvening } from './service-day';
import type { RestaurantClock } from './service-day';

export type { Reservation };

/** A reservation with its local start in a zone: the viewer's or the restaurant's. */
export interface Placed extends Reservation {
  /** YYYY-MM-DD */
  date: string;
  /** Minutes after local midnight, beyond 24:00 for a start that belongs to the evening before. */
  minute: number;
}

/** A reservation object never changes (a changed one is another object), so each is placed once and stays the same. */
const placedIn = new Map<string, WeakMap<Reservation, Placed>>();

function placeBy(
  key: string,
  reservations: readonly Reservation[],
  placeOf: (at: number) => LocalTime,
): Placed[] {
  const known = placedIn.get(key) ?? new WeakMap<Reservation, Placed>();
  placedIn.set(key, known);
  return reservations.map((reservation) => {
    const placed = known.get(reservation) ?? { ...reservation, ...placeOf(reservation.at) };
    known.set(reservation, placed);
    return placed;
  });
}

/** Where each reservation starts by the clock of `zone`. */
export const placeAll = (reservations: readonly Reservation[], zone: string): Placed[] =>
  placeBy(zone, reservations, (at) => localTimeOf(at, zone));

/** The same by the service days of the restaurant (HOURS-13). */
export const placeInEvenings = (
  reservations: readonly Reservation[],
  zone: string,
  restaurant: RestaurantClock,
): Placed[] =>
  placeBy([zone, restaurant.timezone, restaurant.serviceDayTurnsAt].join(' '), reservations, (at) =>
    placeInEvening(at, zone, restaurant),
  );

/** 3:45 PM in `zone`. */
export const timeLabel = (at: number, zone: string): string => clock.label(localTimeOf(at, zone).minute);
