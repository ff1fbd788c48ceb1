import { type Block, covers } from '../claims/block';
import type { Interval } from '../claims/intervals';
import type { TablePlan } from './table-plan';
import { minutesOf, type SeatedParty } from './timelines';

/** The tables of a plan that are blocked, and when. */
export class BlockedTables {
  /** Each block as a party that keeps its tables, for all checks of whether a table is free. */
  readonly parties: readonly SeatedParty[];
  /** When each table is blocked, in order and without overlaps, by its position in the plan. */
  readonly byTable: ReadonlyMap<number, readonly Interval[]>;

  constructor(plan: TablePlan, blocks: readonly Block[]) {
    this.parties = blocks.flatMap((block) => {
      const tables = plan.floor.tables.flatMap((table, index) => (covers(block, table) ? [index] : []));
      return tables.length > 0 ? [asParty(block, tables)] : [];
    });
    const byTable = new Map<number, Interval[]>();
    for (const { tables, claim } of this.parties)
      for (const table of tables) byTable.set(table, [...(byTable.get(table) ?? []), claim]);
    this.byTable = new Map([...byTable].map(([table, stretches]) => [table, merged(stretches)]));
  }

  /** Whether a table is blocked at some instant of a stretch. */
  isBlocked(table: number, { from, until }: Interval): boolean {
    const stretches = this.byTable.get(table) ?? [];
    return stretches.some((interval) => interval.from < until && from < interval.until);
  }

  /** The parts of a stretch in which a table is not blocked. */
  unblocked(table: number, { from, until }: Interval): readonly Interval[] {
    const parts: Interval[] = [];
    let start = from;
    for (const interval of this.byTable.get(table) ?? []) {
      if (interval.until <= start || interval.from >= until) continue;
      if (interval.from > start) parts.push({ from: start, until: interval.from });
      start = interval.until;
    }
    if (start < until) parts.push({ from: start, until });
    return parts;
  }
}

function asParty({ id, from, until, madeAt }: Block, tables: readonly number[]): SeatedParty {
  // No reservation has an id with a space.
  const claim = { id: `block ${id}:0`, tableType: '', partySize: 0, from, until, madeAt };
  return { claim, partySize: 0, ...minutesOf(claim), tables, hard: true, frozen: false };
}

/** Merges overlapping and adjacent stretches. */
function merged(stretches: readonly Interval[]): readonly Interval[] {
  const inOrder = [...stretches].sort((a, b) => a.from - b.from);
  const joined: Interval[] = [];
  for (const { from, until } of inOrder) {
    const last = joined.at(-1);
    if (last && from <= last.until)
      joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, until) };
    else joined.push({ from, until });
  }
  return joined;
}
