import { floorBounds } from '@tablewell/restaurant-rules/floor-problems';
import type { Combination, Document } from './document';
import { boxesTouch, grow } from './geometry';
import { byNumber } from './numbering';
import { boundsOf, gapBetween } from './outline';
import { seatsOf } from './table';
import type { Plan, Table } from './table';

const most = floorBounds.tablesOfCombination;
const maxSeats = floorBounds.seats;

/** The default sizes of a combination: more than its largest table seats, up to all of its seats. */
export function usualSizes(tables: readonly Table[]): Pick<Combination, 'smallest' | 'largest'> {
  const seats = tables.map((table) => seatsOf(table).largest);
  const largest = Math.min(
    maxSeats,
    seats.reduce((sum, each) => sum + each, 0),
  );
  return { smallest: Math.min(largest, Math.max(0, ...seats) + 1), largest };
}

/** A key for a set of tables, regardless of their order. */
const setOf = (ids: Iterable<string>): string => [...ids].sort().join('\n');

export type CannotCombine = 'too few' | 'too many' | 'known' | 'full';

/** Why some tables cannot be combined; undefined if they can. */
export function whyNotCombine({ combinations }: Document, ids: readonly string[]): CannotCombine | undefined {
  if (ids.length < 2) return 'too few';
  if (ids.length > most) return 'too many';
  if (combinations.some(({ tables }) => setOf(tables) === setOf(ids))) return 'known';
  return combinations.length >= floorBounds.combinations ? 'full' : undefined;
}

/** Adds a combination with the default sizes. Returns the same document where the tables cannot be combined. */
export function combine(document: Document, ids: readonly string[], id: string): Document {
  if (whyNotCombine(document, ids)) return document;
  const tables = document.plan.filter((table) => ids.includes(table.id)).sort(byNumber);
  const made: Combination = { id, tables: tables.map((table) => table.id), ...usualSizes(tables) };
  return { ...document, combinations: [...document.combinations, made] };
}

/** Sets the sizes of a combination, within the bounds of a party size; the other size is adjusted if needed. */
export function resize(
  document: Document,
  id: string,
  sizes: Partial<Pick<Combination, 'smallest' | 'largest'>>,
): Document {
  const within = (size: number): number => Math.max(1, Math.min(maxSeats, Math.round(size)));
  return {
    ...document,
    combinations: document.combinations.map((each) => {
      if (each.id !== id) return each;
      const smallest = within(sizes.smallest ?? each.smallest);
      const largest = within(sizes.largest ?? each.largest);
      if (sizes.largest === undefined) return { ...each, smallest, largest: Math.max(smallest, largest) };
      return { ...each, smallest: Math.min(smallest, largest), largest };
    }),
  };
}

export const separate = (document: Document, id: string): Document => ({
  ...document,
  combinations: document.combinations.filter((each) => each.id !== id),
});

/** Tables whose tops are no farther apart than this, in plan units, can be pushed together. */
export const widestGap = 60;

/** The largest number of suggestions. */
const maxSuggested = 20;

/** Pairs of neighbors that are not combined yet, nearest first, as ids. */
export function suggestPairs(document: Document): readonly (readonly [Table, Table])[] {
  const known = new Set(document.combinations.map(({ tables }) => setOf(tables)));
  return pairsWithin(document.plan, widestGap)
    .filter(({ pair: [one, other] }) => !known.has(setOf([one.id, other.id])))
    .sort((a, b) => a.gap - b.gap || byNumber(a.pair[0], b.pair[0]) || byNumber(a.pair[1], b.pair[1]))
    .slice(0, maxSuggested)
    .map(({ pair }) => pair);
}

function pairsWithin(plan: Plan, within: number) {
  // Only tables whose bounds begin before this one's end, with the gap, can be its neighbors. Bar chairs are single
  // seats, which are not combined.
  const sorted = plan
    .filter((table) => seatsOf(table).largest > 1)
    .map((table) => ({ table, box: boundsOf(table) }))
    .sort((a, b) => a.box.x - b.box.x);
  return sorted.flatMap(({ table, box }, index) => {
    const found: { pair: readonly [Table, Table]; gap: number }[] = [];
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.box.x > box.x + box.width + within) break;
      if (!boxesTouch(grow(box, within), other.box)) continue;
      const gap = gapBetween(table, other.table);
      const [one, two] = [table, other.table].sort(byNumber) as [Table, Table];
      if (gap <= within) found.push({ pair: [one, two], gap });
    }
    return found;
  });
}

/** The combinations of which all tables are among some. */
export const combinationsAmong = (
  combinations: readonly Combination[],
  ids: ReadonlySet<string>,
): readonly Combination[] => combinations.filter(({ tables }) => tables.every((id) => ids.has(id)));

/** Copies combinations onto the copies of their tables, as far as a layout has room for more of them. */
export function addCopies(
  document: Document,
  combinations: readonly Combination[],
  copyOf: ReadonlyMap<string, string>,
  newId: () => string,
): Document {
  const room = Math.max(0, floorBounds.combinations - document.combinations.length);
  const copies = combinations.slice(0, room).map((each) => ({
    ...each,
    id: newId(),
    tables: each.tables.map((id) => copyOf.get(id) ?? id),
  }));
  return copies.length === 0
    ? document
    : { ...document, combinations: [...document.combinations, ...copies] };
}
