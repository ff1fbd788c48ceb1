import { validateReservation } from '@tablewell/booking-rules';
import { type FieldProblem, invalid, type Refusal } from '@tablewell/chassis/refusal';
import { stageOf } from './lifecycle';
import type { Reservation } from './reservation';
import { stayOf } from './claim-of';
import { type Stay, wholeMinute } from '../day/claims/stay';

/** Another size or another end of the stay of a party that sits (PARTY-17). */
export interface StayChange {
  /** Undefined: the same. */
  readonly partySize?: number | undefined;
  /** Undefined: the same. */
  readonly until?: Date | undefined;
}

/** How long from now a host may let a party stay. */
const longestStayMs = 12 * 3_600_000;

export const changesStay = ({ partySize, until }: StayChange): boolean =>
  partySize !== undefined || until !== undefined;

/** The refusal of a size or an end that a party cannot have, by field; undefined if there is nothing to object to. */
export function refuseStayChange(
  party: Pick<Reservation, 'status' | 'progress' | 'request'>,
  change: StayChange,
  now: Date,
): Refusal | undefined {
  if (!changesStay(change)) return undefined;
  const { partySize, until } = change;
  if (stageOf(party) !== 'seated') {
    const field = partySize === undefined ? 'until' : 'partySize';
    return invalid([
      { field, message: 'Only a party that sits gets another size or end of its stay this way' },
    ]);
  }
  const problems: FieldProblem[] =
    partySize === undefined ? [] : [...validateReservation({ partySize }, 'member')];
  const end = until?.getTime();
  if (end !== undefined && end <= now.getTime())
    problems.push({ field: 'until', message: 'The end of the stay must be in the future' });
  if (end !== undefined && end > now.getTime() + longestStayMs)
    problems.push({ field: 'until', message: 'The stay can end at most twelve hours from now' });
  return problems.length > 0 ? invalid(problems) : undefined;
}

/** A seated party as a host wants it to be. */
export interface ChangedStay {
  readonly partySize: number;
  readonly stay: Stay;
  /** Its present ones if the host chose none; empty in a restaurant without tables. */
  readonly tableNumbers: readonly string[];
  /** It takes no more than it has: neither more seats, nor more time, nor another table. */
  readonly isWithin: boolean;
}

/** The size, the stay and the tables of a seated party after a change. */
export function changedStay(
  party: Reservation,
  { partySize = party.partySize, until }: StayChange,
  chosen: readonly string[],
): ChangedStay {
  const present = stayOf(party);
  const stay = until ? { ...present, until: wholeMinute(until) } : present;
  const own = party.placement.tableNumbers ?? [];
  const tableNumbers = chosen.length > 0 ? chosen : own;
  const isWithin =
    partySize <= party.partySize &&
    stay.until <= present.until &&
    tableNumbers.every((number) => own.includes(number));
  return { partySize, stay, tableNumbers, isWithin };
}
