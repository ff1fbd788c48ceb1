import { fallbackSeats } from '@tablewell/restaurant-rules/tables';
import { isCanceled } from '@tablewell/api-client/book';
import type { LocalParty } from '../../../lib/local-party';
import { slotMinutes } from './opening';
import { seatsOf } from './tables';
import type { TableType } from './tables';
import { clock } from '../../../lib/language';

export const statuses = ['available', 'moderate', 'busy', 'full'] as const;
export type SlotStatus = (typeof statuses)[number];

/** How many tables of a type are taken during a slot. */
export interface TypeLoad {
  type: TableType;
  /** By parties that start in this slot. */
  starting: number;
  /** By parties still seated from earlier. */
  seated: number;
  /** Taken tables among all tables, in rounded percent. */
  percent: number;
}

/** One half hour of the chart. */
export interface SlotLoad {
  /** Minutes after local midnight. */
  minute: number;
  label: string;
  /** Parties and guests whose start is in this slot. */
  reservations: number;
  guests: number;
  /** Guests who came earlier and still sit: drawn as a separate part. */
  seatedGuests: number;
  /** Free seats. */
  free: number;
  /** Guests, and seated guests, as a rounded percentage of all seats. May exceed 100. */
  percent: number;
  seatedPercent: number;
  status: SlotStatus;
  /** In estimated mode, shown instead of the percentage. */
  activity: 'Low' | 'Med' | 'High';
  types: TypeLoad[];
}

export interface DayLoad {
  /** True if no tables are configured: 100 seats are assumed, and statuses come from counts. */
  estimated: boolean;
  seats: number;
  slots: SlotLoad[];
}

/** The status of a slot with a known capacity, by its load in percent (OVERVIEW-4). */
export const statusByPercent = (percent: number): SlotStatus =>
  percent >= 90 ? 'full' : percent >= 70 ? 'busy' : percent >= 40 ? 'moderate' : 'available';

/** The status of a slot in estimated mode, by its reservations. */
export const statusByCount = (count: number): SlotStatus =>
  count >= 8 ? 'full' : count >= 6 ? 'busy' : count >= 3 ? 'moderate' : 'available';

export const activityOf = (count: number): SlotLoad['activity'] =>
  count < 3 ? 'Low' : count < 6 ? 'Med' : 'High';

const dayMinutes = 24 * 60;

interface DayLoadInput {
  date: string;
  /** The previous date: its late parties may still sit. */
  dayBefore: string;
  /** The next date: a service that crosses midnight has parties on it. */
  dayAfter: string;
  /** Starts of the half hours, in minutes. */
  slots: readonly number[];
  /** Reservations with their local start in the restaurant's time zone. */
  reservations: readonly LocalParty[];
  tables: readonly TableType[];
  /** How long a party keeps its table. */
  turnMinutesOf: (party: LocalParty) => number;
}

/** The load of each half hour of a day; canceled reservations do not count (OVERVIEW-4). */
export function dayLoad({
  date,
  dayBefore,
  dayAfter,
  slots,
  reservations,
  tables,
  turnMinutesOf,
}: DayLoadInput): DayLoad {
  const configured = seatsOf(tables);
  const estimated = configured === 0;
  const seats = estimated ? fallbackSeats : configured;
  // Starts in minutes of this date: yesterday's late parties have negative values, those after midnight are beyond 24:00.
  const parties = reservations
    .filter((party) => !isCanceled(party))
    .flatMap((party) => {
      if (party.date === date) return [{ party, start: party.minute }];
      if (party.date === dayAfter) return [{ party, start: party.minute + dayMinutes }];
      return party.date === dayBefore ? [{ party, start: party.minute - dayMinutes }] : [];
    });

  return {
    estimated,
    seats,
    slots: slots.map((minute) => {
      const starting: LocalParty[] = [];
      const seated: LocalParty[] = [];
      for (const { party, start } of parties) {
        if (start >= minute && start < minute + slotMinutes) starting.push(party);
        else if (start < minute && start + turnMinutesOf(party) > minute) seated.push(party);
      }
      const guests = guestsOf(starting);
      const percent = share(guests, seats);
      const occupied = guests + guestsOf(seated);
      return {
        minute,
        label: clock.label(minute),
        reservations: starting.length,
        guests,
        seatedGuests: guestsOf(seated),
        percent,
        seatedPercent: share(guestsOf(seated), seats),
        free: Math.max(0, seats - occupied),
        // Counts all who sit: a room that filled up at five is still full at half past.
        status: estimated ? statusByCount(starting.length) : statusByPercent(share(occupied, seats)),
        activity: activityOf(starting.length),
        types: tables.map((type) => typeLoad(type, starting, seated)),
      };
    }),
  };
}

const share = (part: number, whole: number): number => Math.round((part / whole) * 100);
const guestsOf = (parties: readonly LocalParty[]): number => parties.reduce((sum, { size }) => sum + size, 0);

function typeLoad(type: TableType, starting: readonly LocalParty[], seated: readonly LocalParty[]): TypeLoad {
  const taken = (parties: readonly LocalParty[]): number =>
    parties.filter(({ tableType }) => tableType === type.key).length;
  const load = { starting: taken(starting), seated: taken(seated) };
  return { type, ...load, percent: share(Math.min(type.count, load.starting + load.seated), type.count) };
}
