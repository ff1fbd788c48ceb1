import type { TableOption } from './table-plan';
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

  /** Places the waiting parties, moving at most so many others; the moves, or undefined. */
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
