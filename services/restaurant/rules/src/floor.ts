/** The audience of a table: everyone, only parties that the staff books, or only walk-ins. */
export type TableAudience = 'everyone' | 'staff' | 'walk-ins';

export const tableAudiences: readonly TableAudience[] = ['everyone', 'staff', 'walk-ins'];

/** One numbered table of a restaurant. */
export interface FloorTable {
  /** Shown to people, and unique on its floor: `12`, `T4`. */
  readonly number: string;
  /** The key of its type. */
  readonly type: string;
  /** The smallest and the largest party that it seats. */
  readonly smallest: number;
  readonly largest: number;
  /** The owner's name for the area, such as dining room, terrace or bar. */
  readonly area?: string;
  readonly audience: TableAudience;
  /** Among equally suitable tables the one with the lowest priority is used first. */
  readonly priority: number;
}

/** Tables that may be pushed together for one party. */
export interface Combination {
  /** The numbers of its tables. */
  readonly tables: readonly string[];
  readonly smallest: number;
  readonly largest: number;
}

/** The tables of a restaurant, and the ways to combine them. */
export interface Floor {
  readonly tables: readonly FloorTable[];
  readonly combinations: readonly Combination[];
}

/**
 * The largest party that one of the tables for everyone, or a combination of them, seats (REQUEST-10). Undefined
 * without such a table.
 */
export function largestPublicParty({
  tables,
  combinations,
}: Pick<Floor, 'tables' | 'combinations'>): number | undefined {
  const open = tables.filter(({ audience }) => audience === 'everyone');
  if (open.length === 0) return undefined;
  const numbers = new Set(open.map(({ number }) => number));
  const together = combinations.filter((each) => each.tables.every((number) => numbers.has(number)));
  return Math.max(...[...open, ...together].map(({ largest }) => largest));
}

/** A type of table with the number of its tables and the seats of each. */
export interface CountedType {
  readonly key: string;
  readonly count: number;
  readonly capacity: number;
}

/** The tables of a restaurant that states only counts, numbered from 1 in the order of its types (TABLE-10). */
export function floorFromCounts(types: readonly CountedType[]): Floor {
  const tables: FloorTable[] = [];
  for (const { key, count, capacity } of types) {
    for (let index = 0; index < count; index++) {
      const number = String(tables.length + 1);
      tables.push({ number, type: key, smallest: 1, largest: capacity, audience: 'everyone', priority: 0 });
    }
  }
  return { tables, combinations: [] };
}
