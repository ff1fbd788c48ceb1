import { blockAt } from './block';
import type { Block } from './block';
import { endOf, holdsTables, isExpected, isRequested, minutesOver, minuteMs } from './party';
import { isTableReserved } from './lateness';
import type { Table } from './evening';
import type { Party } from './party';

/** The kind of state of a table at an instant. */
export type TableKind = 'free' | 'due' | 'occupied' | 'over' | 'blocked';

/** A table at an instant: its current party, and the next one. */
export interface TableState {
  readonly table: Table;
  readonly kind: TableKind;
  /** The party that sits or is about to sit there. */
  readonly party?: Party;
  /** The party after that. */
  readonly next?: Party;
  /** When the next party or the next block needs the table; undefined if neither follows. */
  readonly freeUntil?: number;
  /** The current block, otherwise the next one. */
  readonly block?: Block;
}

/** A table is due from this long before its party's time. */
export const dueMs = 30 * minuteMs;

/** The parties of each table by time, without those whose visit has ended. */
export function partiesByTable(parties: readonly Party[]): ReadonlyMap<string, readonly Party[]> {
  const found = new Map<string, Party[]>();
  for (const party of parties.filter(holdsTables).sort((a, b) => a.from - b.from)) {
    for (const number of party.tables) {
      const own = found.get(number);
      if (own) own.push(party);
      else found.set(number, [party]);
    }
  }
  return found;
}

/** The state of a table at an instant, from its parties by time and its blocks (EVENING-3, EVENING-14). */
export function stateOf(
  table: Table,
  parties: readonly Party[],
  at: number,
  blocks: readonly Block[] = [],
): TableState {
  return withBlock(ofParties(table, parties, at), blocks, at);
}

/** The state with the table's current or next block. A table with a seated or an expected party keeps its kind during a block. */
export function withBlock(state: TableState, blocks: readonly Block[], at: number): TableState {
  const block = blockAt(blocks, state.table.number, at);
  if (!block) return state;
  if (block.from <= at) return { ...state, block, kind: state.kind === 'free' ? 'blocked' : state.kind };
  const freeUntil = Math.min(state.freeUntil ?? Infinity, block.from);
  return { ...state, block, ...(state.kind === 'free' ? { freeUntil } : {}) };
}

function ofParties(table: Table, parties: readonly Party[], at: number): TableState {
  // Pages show the time of their last update, so that a party may have sat down after it.
  const seated = parties.find(({ stage, from }) => stage === 'seated' && from < at + minuteMs);
  const coming = parties.filter((party) => party !== seated && party.stage !== 'seated');
  const [first, second] = coming.filter((party) => isTableReserved(party, at));
  if (seated) {
    const kind = minutesOver(seated, at) > 0 ? 'over' : 'occupied';
    return { table, kind, party: seated, ...(first ? { next: first, freeUntil: first.from } : {}) };
  }
  if (
    first &&
    (first.stage === 'arrived' || first.stage === 'ready' || (isComing(first) && first.from - at <= dueMs))
  )
    return { table, kind: 'due', party: first, ...(second ? { next: second } : {}), freeUntil: first.from };
  return { table, kind: 'free', ...(first ? { next: first, freeUntil: first.from } : {}) };
}

/** A request holds its table like a reservation. */
const isComing = (party: Party): boolean => isExpected(party) || isRequested(party);

/** Every table at an instant, in the order of their numbers. */
export function statesAt(
  tables: readonly Table[],
  parties: readonly Party[],
  at: number,
  blocks: readonly Block[] = [],
): readonly TableState[] {
  const byTable = partiesByTable(parties);
  return [...tables]
    .sort(byNumber)
    .map((table) => stateOf(table, byTable.get(table.number) ?? [], at, blocks));
}

// `localeCompare` with options makes a collator for each comparison: sorting took half of the time that rendering a step takes.
const collator = new Intl.Collator('en', { numeric: true });

/** Natural order of numbers: 2 before 10, 10 before 10A. */
export const byNumber = (a: Pick<Table, 'number'>, b: Pick<Table, 'number'>): number =>
  collator.compare(a.number, b.number);

/** Seated parties past their turn time whose table another party needs, with that party. */
export interface Collision {
  readonly party: Party;
  readonly next: Party;
  readonly table: string;
}

/** The collisions within the coming half hour (EVENING-4). */
export function collisionsAt(parties: readonly Party[], at: number): Collision[] {
  const collisions: Collision[] = [];
  for (const [table, own] of partiesByTable(parties)) {
    const seated = own.find(({ stage }) => stage === 'seated');
    if (!seated) continue;
    const next = own.find((party) => party.stage !== 'seated' && party.from < endOf(seated, at + dueMs));
    if (next && minutesOver(seated, at) > 0) collisions.push({ party: seated, next, table });
  }
  return collisions;
}
