import { blockWithin, endOf, holdsTables, isOver } from '@tablewell/api-client/evening';
import type { Evening, Party } from '@tablewell/api-client/evening';
import { blockTimes } from '../blocks/block-words';
import { t } from '../texts';

/** Tables, and for a party that has not arrived a time, to which a party is dragged. */
export interface Drop {
  /** Empty: the row of parties without a table. */
  readonly tables: readonly string[];
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

/** The reason against a drop; `undefined` if there is none. */
export interface Clash {
  readonly kind: 'taken' | 'too-small' | 'blocked';
  readonly text: string;
}

/** What a drop does. */
export type Effect =
  /** The party already is there. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'seat' | 'move' }
  /** The two parties exchange their tables. */
  | { readonly kind: 'swap'; readonly other: Party }
  /** A host must say so, knowing the reason against it. */
  | { readonly kind: 'ask'; readonly clash: Clash }
  /** Somebody sits there. */
  | { readonly kind: 'refused'; readonly clash: Clash };

/** A party at one table of the floor or the timeline. At one of its own tables it keeps all of them. */
export const dropOf = (party: Party, table: string, startsAt = party.startsAt): Drop => ({
  tables: party.tables.includes(table) ? party.tables : table === '' ? [] : [table],
  startsAt,
});

const isElsewhere = (party: Party, { tables, startsAt }: Drop): boolean =>
  startsAt !== party.startsAt || tables.some((number) => !party.tables.includes(number));

/** The parties that hold one of the tables while another party would. */
function partiesAt(
  evening: Evening,
  party: Party,
  { tables, startsAt }: Drop,
  now: number,
): readonly Party[] {
  const by = startsAt - party.startsAt;
  const { from, until } = { from: party.from + by, until: endOf(party, now) + by };
  return evening.parties.filter(
    (each) =>
      each.id !== party.id &&
      holdsTables(each) &&
      each.tables.some((number) => tables.includes(number)) &&
      each.from < until &&
      endOf(each, now) > from,
  );
}

/** The first reason against seating a party at tables from a start (EVENING-7). */
export function clashOf(evening: Evening, party: Party, drop: Drop, now: number): Clash | undefined {
  const { tables, startsAt } = drop;
  const by = startsAt - party.startsAt;
  const stretch = { from: party.from + by, until: endOf(party, now) + by };
  for (const table of tables) {
    const block = blockWithin(evening.blocks ?? [], table, stretch);
    // A party that kept its blocked table may be moved to another time there.
    if (block && !party.blockedBy?.includes(block.id))
      return {
        kind: 'blocked',
        text: t('tonight.clash.blocked', { table, when: blockTimes(block, evening.timezone) }),
      };
  }
  const table = tables.join(' + ');
  const [other] = partiesAt(evening, party, drop, now);
  if (other)
    return {
      kind: 'taken',
      text: t('tonight.clash.taken', { name: other.name, size: other.size, table }),
    };
  // The party fitted at its own tables when it was placed there, which may be a combination with seats of its own.
  const seats = tables === party.tables ? 0 : seatsOf(evening, tables);
  return seats === 0 || seats >= party.size
    ? undefined
    : { kind: 'too-small', text: t('tonight.clash.seats', { table, seats, size: party.size }) };
}

/** The seats of some tables; 0 for unknown ones. */
const seatsOf = ({ tables }: Evening, numbers: readonly string[]): number =>
  tables.filter(({ number }) => numbers.includes(number)).reduce((sum, { seats }) => sum + seats, 0);

/** What dropping a party somewhere does (EVENING-7). */
export function effectOf(evening: Evening, party: Party, drop: Drop, now: number): Effect {
  // A party that waits is seated, also at the table that it already has.
  const seats = party.stage === 'arrived' && drop.startsAt === party.startsAt;
  if (isOver(party) || drop.tables.length === 0 || !(seats || isElsewhere(party, drop)))
    return { kind: 'nothing' };
  const clash = clashOf(evening, party, drop, now);
  if (!clash) return { kind: seats ? 'seat' : 'move' };
  const others = partiesAt(evening, party, drop, now);
  const other = others.length === 1 ? others[0] : undefined;
  if (other && drop.startsAt === party.startsAt && maySwap(evening, party, other))
    return { kind: 'swap', other };
  return others.some(({ stage }) => stage === 'seated') ? { kind: 'refused', clash } : { kind: 'ask', clash };
}

/** Both fit at the other's tables, and nobody who sits would have to stand up for somebody who is not there yet. */
const maySwap = (evening: Evening, party: Party, other: Party): boolean =>
  party.tables.length > 0 &&
  (party.stage === 'seated') === (other.stage === 'seated') &&
  !other.tables.some((number) => party.tables.includes(number)) &&
  seatsOf(evening, party.tables) >= other.size &&
  seatsOf(evening, other.tables) >= party.size;
