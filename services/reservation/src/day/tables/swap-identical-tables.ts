import type { Move } from './rearrange';
import type { SeatedParty, Timelines } from './timelines';

/**
 * Renumbers the soft parties of interchangeable tables so that more parties fit: in the order of their starts each
 * keeps its table if it is free, else gets the first free one. Without hard parties this seats everyone, as long as
 * there are never more parties than tables. Restores the timelines afterwards.
 * @returns the moves, and the newcomers that found no table
 */
export function swapIdenticalTables(
  timelines: Timelines,
  tables: readonly number[],
  newcomers: readonly SeatedParty[],
  isSoft: (party: SeatedParty) => boolean,
): { moves: Move[]; left: SeatedParty[] } {
  const soft = timelines
    .during(tables, { from: -Infinity, until: Infinity })
    .filter((party) => party.tables.length === 1 && isSoft(party));
  const before = soft.map((party) => ({ party, tables: party.tables }));
  for (const { party } of before) timelines.remove(party);
  const had = new Map(before.map((one) => [one.party, one.tables]));
  const placed: Move[] = [];
  const left: SeatedParty[] = [];
  const inOrder = [...soft, ...newcomers].sort(
    (a, b) => a.from - b.from || (a.claim.id < b.claim.id ? -1 : 1),
  );
  for (const party of inOrder) {
    const own = had.get(party);
    const first = tables.find((table) => timelines.isFree([table], party));
    const table = own && timelines.isFree(own, party) ? own : first === undefined ? undefined : [first];
    if (table) {
      timelines.put(party, table);
      placed.push({ party, tables: table });
    } else left.push(party);
  }
  for (const { party } of placed) timelines.remove(party);
  for (const { party, tables: own } of before) timelines.put(party, own);
  const isComplete = left.every((party) => !had.has(party));
  if (!isComplete) return { moves: [], left: [...newcomers] };
  return { moves: placed.filter(({ party, tables: next }) => had.get(party)?.[0] !== next[0]), left };
}
