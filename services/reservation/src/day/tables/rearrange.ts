// Making room for a party by moving others: whether that can help at all, among interchangeable tables, and by a search of all.
import type { Interval } from '../claims/intervals';
import type { TableOption, TablePlan } from './table-plan';
import type { SeatedParty, Timelines } from './timelines';

/**
 * The bounds of the search for another arrangement: the most parties moved for one, and the most tables examined, at
 * about 0.1 µs each. On a floor of 60 tables with 12 combinations and nights of three times the demand, a search that
 * finds nothing costs about 0.25 ms, and these bounds find three of four arrangements that a bound of 200,000 tables
 * finds.
 */
export const rearrangementBound = { moves: 6, looks: 3_000 } as const;

/** A party's new tables. */
export interface Move {
  readonly party: SeatedParty;
  readonly tables: readonly number[];
}

/**
 * Whether a newcomer cannot be seated by any arrangement: at some instant of its stretch, the parties of a range of sizes
 * need more tables than there are for these sizes. A cheap and necessary condition, which most refusals meet.
 */
export function exceedsCapacity(
  plan: TablePlan,
  parties: Iterable<SeatedParty>,
  requestedParty: Interval & { readonly partySize: number; readonly area?: string },
): boolean {
  const present: SeatedParty[] = [];
  for (const party of parties)
    if (party.from < requestedParty.until && party.until > requestedParty.from && party.tables.length > 0)
      present.push(party);
  const own = plan.within(requestedParty.area);
  // A party within the newcomer's area that also requested this area cannot leave it.
  const staysInArea = ({ hard, area, tables }: SeatedParty) =>
    hard || (area === requestedParty.area && own.has(tables));
  const instants = new Set(present.map(({ from }) => Math.max(from, requestedParty.from))).add(
    requestedParty.from,
  );
  for (const at of instants) {
    const then = present.filter(({ from, until }) => from <= at && at < until);
    if (isFullAt(plan, then, requestedParty.partySize)) return true;
    if (own !== plan && isFullAt(own, then.filter(staysInArea), requestedParty.partySize)) return true;
  }
  return false;
}

function isFullAt(plan: TablePlan, present: readonly SeatedParty[], partySize: number): boolean {
  const needed = new Map([[partySize, plan.fewestTables(partySize)]]);
  // A table may have two parties that keep it, or a party and a block.
  const hard = new Set<number>();
  for (const party of present) {
    if (party.hard) for (const table of party.tables) hard.add(table);
    else {
      const fewest = plan.fewestTables(party.partySize);
      needed.set(party.partySize, (needed.get(party.partySize) ?? 0) + fewest);
    }
  }
  const sizes = [...needed.keys()].sort((a, b) => a - b);
  const own = sizes.indexOf(partySize);
  for (let low = own; low >= 0; low--) {
    let tables = 0;
    for (let high = low; high < sizes.length; high++) {
      tables += needed.get(sizes[high] as number) as number;
      if (high < own) continue;
      const useful = plan.usefulFor(sizes[low] as number, sizes[high] as number);
      if (tables > useful.size) return true;
      if (hard.size > 0 && tables + [...hard].filter((table) => useful.has(table)).length > useful.size)
        return true;
    }
  }
  return false;
}

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

/**
 * Searches for an arrangement that seats a newcomer by moving soft parties, the fewest first. Within the bounds it
 * finds one if there is one: each party is placed at most once, at every option that it has. Restores the timelines
 * afterwards.
 * @param isSoft whether a party may be moved
 */
export function rearrange(
  timelines: Timelines,
  requestedParty: SeatedParty,
  optionsOf: (party: SeatedParty) => readonly TableOption[],
  isSoft: (party: SeatedParty) => boolean,
): Move[] | undefined {
  const search = new Search(timelines, optionsOf, isSoft);
  for (let moves = 1; moves <= rearrangementBound.moves; moves++) {
    search.wasCut = false;
    const found = search.place([requestedParty], moves);
    if (found) return found;
    if (!search.wasCut || search.looks >= rearrangementBound.looks) return undefined;
  }
  return undefined;
}

class Search {
  looks = 0;
  /** Whether a branch was abandoned because it needed more moves. */
  wasCut = false;

  constructor(
    private readonly timelines: Timelines,
    private readonly optionsOf: (party: SeatedParty) => readonly TableOption[],
    private readonly isSoft: (party: SeatedParty) => boolean,
  ) {}

  /** Places the waiting parties, moving at most that many others; returns the moves, or undefined. */
  place(waiting: readonly SeatedParty[], movesLeft: number): Move[] | undefined {
    const [party, ...others] = waiting;
    if (!party) return [];
    const options = this.optionsOf(party);
    // Free tables first: another party is moved only if no free table leads to an arrangement.
    for (const { tables } of options) {
      if (this.isExhausted()) return undefined;
      if (!this.timelines.isFree(tables, party)) continue;
      const found = this.tryAt(party, tables, [], others, movesLeft);
      if (found) return found;
    }
    if (movesLeft === 0) {
      this.wasCut = true;
      return undefined;
    }
    for (const { tables } of options) {
      if (this.isExhausted()) return undefined;
      const inTheWay = this.timelines.during(tables, party);
      if (inTheWay.length === 0 || !inTheWay.every((one) => !one.frozen && this.isSoft(one))) continue;
      if (inTheWay.length > movesLeft) {
        this.wasCut = true;
        continue;
      }
      const found = this.tryAt(party, tables, inTheWay, others, movesLeft - inTheWay.length);
      if (found) return found;
    }
    return undefined;
  }

  private isExhausted(): boolean {
    return ++this.looks > rearrangementBound.looks;
  }

  private tryAt(
    party: SeatedParty,
    tables: readonly number[],
    inTheWay: readonly SeatedParty[],
    others: readonly SeatedParty[],
    movesLeft: number,
  ): Move[] | undefined {
    const before = inTheWay.map((one) => ({ party: one, tables: one.tables }));
    for (const { party: one } of before) this.timelines.remove(one);
    this.timelines.put(party, tables);
    party.frozen = true;
    // Large parties have the fewest options, so they are placed first.
    const next = [...inTheWay, ...others].sort((a, b) => b.partySize - a.partySize);
    const found = this.place(next, movesLeft);
    party.frozen = false;
    this.timelines.remove(party);
    for (const { party: one, tables: had } of before) this.timelines.put(one, had);
    return found ? [{ party, tables }, ...found] : undefined;
  }
}
