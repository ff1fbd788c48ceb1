import { localTimeOf } from '@tablewell/shared/zone';
import { inRange } from './date-range';
import type { DateRange } from './date-range';
import { readReservation } from './reservation';
import type { Reservation } from './reservation';
import type { ReservationUpdate } from '../socket';

type Update = Pick<ReservationUpdate, 'type' | 'reservation'>;

/**
 * A list of reservations after a live update. `belongs` says whether a start is in the range of the
 * list: a reservation that moves out is removed, one that moves in is added. Returns the same list if nothing changed.
 */
export function applyUpdate(
  list: readonly Reservation[],
  { type, reservation: fields }: Update,
  belongs: (at: number) => boolean,
): readonly Reservation[] {
  const known = list.find(({ id }) => id === fields.id);
  if (type === 'deleted') return known ? list.filter((each) => each !== known) : list;
  const next = known ? merge(known, type, fields) : readReservation(fields);
  if (!next) return list;
  const inside = belongs(next.at);
  if (known) return inside ? list.map((each) => (each === known ? next : each)) : without(list, known);
  return inside ? [...list, next] : list;
}

const without = (list: readonly Reservation[], gone: Reservation) => list.filter((each) => each !== gone);

/** An update may be partial: absent fields keep their values. */
function merge(known: Reservation, type: Update['type'], fields: Update['reservation']): Reservation {
  const updated = readReservation({ reservation_time: new Date(known.at).toISOString(), ...fields }) ?? known;
  const field = <Key extends keyof Reservation>(key: Key) => (key in fields ? updated[key] : known[key]);
  return {
    id: known.id,
    name: field('name'),
    guests: field('guests'),
    notes: field('notes'),
    phoneNumber: field('phoneNumber'),
    at: updated.at,
    status: type === 'canceled' ? 'canceled' : field('status'),
    assignedTableType: field('assignedTableType'),
    ...requestAfter(known, updated, fields),
    // A full update has the diner's fields only if they are set; a partial one lacks them.
    ...dinerPart('notes' in fields ? updated : known),
  };
}

function dinerPart({ area, email, occasion, dietary, dietaryNotes, late, messages }: Reservation) {
  return {
    ...(area ? { area } : {}),
    ...(email ? { email } : {}),
    ...(occasion ? { occasion } : {}),
    ...(dietary ? { dietary } : {}),
    ...(dietaryNotes ? { dietaryNotes } : {}),
    ...(late ? { late } : {}),
    ...(messages ? { messages } : {}),
  };
}

/** A full update has the request of a reservation that is one; a partial one lacks it. */
function requestAfter(known: Reservation, updated: Reservation, fields: Update['reservation']) {
  const { request } = 'request' in fields ? updated : known;
  return request ? { request } : {};
}

/** Whether a start is inside a range of local dates of `zone`. */
export const startsWithin =
  (range: DateRange, zone: string) =>
  (at: number): boolean =>
    inRange(localTimeOf(at, zone).date, range);
