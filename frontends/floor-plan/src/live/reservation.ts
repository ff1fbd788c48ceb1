import { isRecord } from './is-record';

/** What the floor plan needs to know of a reservation. */
export interface Reservation {
  readonly id: string;
  readonly name: string;
  readonly guests: number;
  /** Start, in epoch milliseconds. */
  readonly at: number;
  /** Key of a table type; empty when none is planned. */
  readonly assignedTableType: string;
}

/** The active reservations of an answer, with the spec's defaults (section 3). An answer that is no list is empty. */
export const readActive = (raw: unknown): Reservation[] =>
  Array.isArray(raw) ? raw.flatMap((item) => readOne(item) ?? []) : [];

function readOne(raw: unknown): Reservation | undefined {
  if (!isRecord(raw) || typeof raw['id'] !== 'string' || raw['status'] === 'canceled') return undefined;
  const at = Date.parse(String(raw['reservation_time']));
  if (Number.isNaN(at)) return undefined;
  const { name, guests, assignedTableType } = raw;
  return {
    id: raw['id'],
    name: typeof name === 'string' && name !== '' ? name : 'Guest',
    guests: typeof guests === 'number' ? guests : 1,
    at,
    assignedTableType: typeof assignedTableType === 'string' ? assignedTableType : '',
  };
}
