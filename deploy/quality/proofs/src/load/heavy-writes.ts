import { randomUUID } from 'node:crypto';
import { type Answer, need } from '../product/caller';
import { dayAhead } from '../product/final-state';
import type { Owner } from '../product/owner';
import { timeOf } from './full-day';
import type { Call } from './heavy-reads';

const date = dayAhead(6);
/** As many rows as a page of the dashboard sends at once. */
const importedRows = 500;

interface Writing extends Owner {
  /** A reservation of the full day. */
  readonly reservationId: string;
}

let turn = 0;

/** Writes of a member that are decided by all parties of a day, all guests or all tables, by their names. */
const writes: Readonly<Record<string, (own: Writing) => Promise<Answer>>> = {
  'POST /api/reservations/{restaurantId}': ({ caller, restaurantId }) =>
    caller.call('POST', `/api/reservations/${restaurantId}`, party()),
  'PUT /api/reservations/update/{reservationId}': ({ caller, reservationId }) =>
    caller.call('PUT', `/api/reservations/update/${reservationId}`, { reservation_time: nextTime() }),
  'POST /api/guests/{restaurantId}/import': ({ caller, restaurantId }) =>
    caller.call('POST', `/api/guests/${restaurantId}/import`, { guests: rows(0) }),
  'PATCH /api/restaurant/{id}': ({ caller, restaurantId }) =>
    caller.call('PATCH', `/api/restaurant/${restaurantId}`, { seatingMinutes: 75 + (turn++ % 2) }),
  'reservation.v1.EveningService/BookParty': ({ caller, restaurantId }) => {
    const { name, guests: partySize, reservation_time: local } = party();
    const form = { restaurantId, name, partySize, when: { local }, stepId: randomUUID() };
    return caller.call('POST', rpc('EveningService/BookParty'), form);
  },
  'reservation.v1.EveningService/BlockTables': async ({ caller, restaurantId }) => {
    // A minute of the night on another day: tables that stay blocked would change what the other calls cost.
    const block = { localDates: [dayAhead(7)], fromMinute: 120, untilMinute: 121 };
    const form = { restaurantId, block, stepId: randomUUID() };
    return caller.call('POST', rpc('EveningService/BlockTables'), form);
  },
};

const rpc = (method: string) => `/rpc/tablewell.reservation.v1.${method}`;
const nextTime = () => `${date}T${timeOf((turn += 1))}`;
const party = () => ({ name: 'Ada Lovelace', guests: 1, reservation_time: nextTime() });
/** A page of an import. */
const rows = (from: number) =>
  Array.from({ length: importedRows }, (_, row) => ({ name: `Ada ${letters(from + row)}`, visits: 1 }));
/** A number in letters, as names have no digits. */
const letters = (count: number) => [...String(count)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

/** Imports guests, a page at a time. */
export async function importGuests({ caller, restaurantId }: Owner, count: number): Promise<void> {
  for (let from = 0; from < count; from += importedRows)
    need(await caller.call('POST', `/api/guests/${restaurantId}/import`, { guests: rows(from) }), 200);
}

export const writeNames: readonly string[] = Object.keys(writes);

/** These writes of an owner whose day is full. */
export async function writesOf(owner: Owner): Promise<Call[]> {
  const made = await owner.caller.call('POST', `/api/reservations/${owner.restaurantId}`, party());
  const { id } = need(made, 201).body as { id: string };
  return Object.entries(writes).map(([name, send]) => ({
    name,
    isRight: true,
    isWrite: true,
    send: () => send({ ...owner, reservationId: id }),
  }));
}
