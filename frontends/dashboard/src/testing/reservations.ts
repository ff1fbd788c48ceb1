import { placeAll } from '../lib/reservation';
import type { Placed, Reservation } from '../lib/reservation';

let count = 0;

/** A reservation at an instant, with defaults for the fields that a test does not set. */
export const reservation = (at: string, more: Partial<Reservation> = {}): Reservation => ({
  id: `reservation-${(count += 1)}`,
  name: 'Anna Rossi',
  guests: 2,
  notes: '',
  phoneNumber: '',
  at: Date.parse(at),
  status: 'active',
  assignedTableType: '',
  ...more,
});

/** The same, placed in UTC. */
export const placed = (at: string, more: Partial<Reservation> = {}): Placed =>
  placeAll([reservation(at, more)], 'UTC')[0] as Placed;
