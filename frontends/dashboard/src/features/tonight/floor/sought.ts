import type { Party, TableState } from '@tablewell/api-client/book';
import { findParties } from '../model/bands';

/** The tables that a host looks for; the others stand back. */
export interface Sought {
  readonly tables: ReadonlySet<string>;
  /** The proposed tables. */
  readonly best: ReadonlySet<string>;
}

/** The parties that a host looks for; undefined without a search. */
export const soughtParties = (parties: readonly Party[], typed: string): ReadonlySet<string> | undefined =>
  typed.trim() === '' ? undefined : new Set(findParties(parties, typed).map(({ id }) => id));

/** The tables that have one of some parties, now or next. */
export const tablesWith = (states: readonly TableState[], parties: ReadonlySet<string>): Sought => ({
  tables: new Set(
    states
      .filter(({ party, next }) => [party, next].some((each) => each && parties.has(each.id)))
      .map(({ table }) => table.number),
  ),
  best: new Set(),
});

/** How a table is marked while a host looks for some. */
export type Mark = 'hit' | 'best' | undefined;

export const markOf = ({ table: { number } }: TableState, sought: Sought | undefined): Mark =>
  sought?.best.has(number) ? 'best' : sought?.tables.has(number) ? 'hit' : undefined;
