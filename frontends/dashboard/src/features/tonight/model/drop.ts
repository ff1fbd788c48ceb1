import { isOver } from '@tablewell/api-client/book';
import type { Evening, Party } from '@tablewell/api-client/book';
import { seatingAt, standingOf } from '../../../parts/evening/rank-options';
import { askFor, isSeating, tableOption } from '../../../parts/evening/table-options';
import type { Stay } from '../../../parts/evening/rank-options';
import type { TableAsk, TableOption } from '../../../parts/evening/table-option';

/** Tables, and for a party that has not arrived a time, to which a party is dragged. */
export interface Drop {
  /** Empty: the row of parties without a table. */
  readonly tables: readonly string[];
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

/** The tables of a drop with what speaks against them. */
export interface Objection {
  readonly option: TableOption;
  readonly ask: TableAsk;
  readonly stay: Stay;
}

/** What a drop does. */
export type Effect =
  /** The party already is there. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move' }
  /** A party that waits sits down, until its table is needed. */
  | { readonly kind: 'seat'; readonly until?: number }
  /** The two parties exchange their tables. */
  | { readonly kind: 'swap'; readonly other: Party }
  /** A host must say so, knowing the reason against it. */
  | ({ readonly kind: 'ask' } & Objection)
  /** Somebody sits there. */
  | ({ readonly kind: 'refused' } & Objection);

/** A party at one table of the floor or the timeline. At one of its own tables it keeps all of them. */
export const dropOf = (party: Party, table: string, startsAt = party.startsAt): Drop => ({
  tables: party.tables.includes(table) ? party.tables : table === '' ? [] : [table],
  startsAt,
});

const isElsewhere = (party: Party, { tables, startsAt }: Drop): boolean =>
  startsAt !== party.startsAt || tables.some((number) => !party.tables.includes(number));

/** What dropping a party somewhere does, by the same rules as choosing a table for it (EVENING-7, WAIT-33). */
export function effectOf(evening: Evening, party: Party, drop: Drop, now: number): Effect {
  const { tables, startsAt } = drop;
  const seats = isSeating(party, startsAt);
  if (isOver(party) || tables.length === 0 || !(seats || isElsewhere(party, drop)))
    return { kind: 'nothing' };
  const ask = askFor(evening, party, startsAt, now);
  const stay = seats ? 'bounded' : 'whole';
  const option = tableOption(evening, tables, ask, now);
  const standing = standingOf(option, ask, stay);
  if (standing === 'free') {
    if (!seats) return { kind: 'move' };
    const { until } = seatingAt(option, ask, stay);
    return { kind: 'seat', ...(until === undefined ? {} : { until }) };
  }
  // A waiting party sits down now, rather than at another table later.
  const other = seats ? undefined : swapFor(evening, party, option, startsAt);
  if (other) return { kind: 'swap', other };
  return { kind: standing === 'taken' ? 'refused' : 'ask', option, ask, stay };
}

/** The party with which another one could exchange tables instead of taking its table. */
export function swapFor(
  evening: Evening,
  party: Party,
  { takenBy, next }: TableOption,
  startsAt: number,
): Party | undefined {
  // With two of them, an exchange would leave the other one where it is.
  if (startsAt !== party.startsAt || (takenBy && next)) return undefined;
  const other = evening.parties.find(({ id }) => id === (takenBy ?? next)?.id);
  return other && maySwap(evening, party, other) ? other : undefined;
}

/** Whether both parties fit at the other's tables, and no seated party would have to make room for one that is still to come. */
const maySwap = (evening: Evening, party: Party, other: Party): boolean =>
  party.tables.length > 0 &&
  (party.stage === 'seated') === (other.stage === 'seated') &&
  !other.tables.some((number) => party.tables.includes(number)) &&
  seatsOf(evening, party.tables) >= other.size &&
  seatsOf(evening, other.tables) >= party.size;

const seatsOf = ({ tables, combinations = [] }: Evening, numbers: readonly string[]): number =>
  combinations.find((combination) => combination.tables.join() === numbers.join())?.largest ??
  tables.filter(({ number }) => numbers.includes(number)).reduce((sum, { seats }) => sum + seats, 0);
