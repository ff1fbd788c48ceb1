import { Refusal } from '@tablewell/chassis/refusal';
import type { Claim } from '../../day/claims/claim';
import type { Interval } from '../../day/claims/intervals';
import type { DayOccupancy } from '../../day/tables/day-occupancy';
import { queueJumpCode } from '../../party/wait-after';
import type { Waiter } from './line';
import { freeTables, tableInTurn } from './table-in-turn';

/** Tables that a party is about to get. */
interface Taken {
  readonly tableNumbers: readonly string[];
  readonly partySize: number;
  readonly interval: Interval;
}

/** A claim id that no reservation has. */
const newcomerId = ' newcomer:0';

/**
 * The first party ahead that a choice of tables passes over (WAIT-4): the tables, or one of them, fit it now, or without them
 * none is left for it.
 * @param day without the party that gets the tables
 * @param ahead the parties that joined before it
 */
export function passedOver(
  day: DayOccupancy,
  { tableNumbers, partySize, interval }: Taken,
  ahead: readonly Waiter[],
): Waiter | undefined {
  if (ahead.length === 0 || tableNumbers.length === 0) return undefined;
  const own: Claim = {
    ...{ id: newcomerId, tableType: '', tableNumbers, pinned: true, partySize, madeAt: 0 },
    ...(tableNumbers.length > 1 ? { tables: tableNumbers.length } : {}),
    ...interval,
  };
  const after = day.withClaims([...day.claims, own]);
  const { from } = interval;
  // Parties of one size that request the same areas have the same tables.
  const known = new Map<string, boolean>();
  return ahead.find((party) => {
    const key = JSON.stringify([party.partySize, party.areas]);
    let isPassed = known.get(key);
    if (isPassed === undefined) {
      isPassed = fits(day, tableNumbers, party, from) || loses(day, after, party, from);
      known.set(key, isPassed);
    }
    return isPassed;
  });
}

function fits(day: DayOccupancy, taken: readonly string[], party: Waiter, from: number): boolean {
  return freeTables(day, party, from).some(({ tableNumbers }) =>
    tableNumbers.every((number) => taken.includes(number)),
  );
}

const loses = (before: DayOccupancy, after: DayOccupancy, party: Waiter, from: number): boolean =>
  tableInTurn(before, party, from) !== undefined && tableInTurn(after, party, from) === undefined;

/** The refusal of tables that are another party's turn. */
export const queueJump = (tableNumbers: readonly string[], { name, partySize }: Waiter): Refusal =>
  new Refusal(
    'conflict',
    queueJumpCode,
    `${name} (${partySize}) has waited longer, and ${tableNumbers.length > 1 ? 'tables' : 'table'} ${tableNumbers.join(' + ')} would do. Please seat them first, or say that this party goes first.`,
  );
