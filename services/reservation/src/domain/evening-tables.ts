import type { Stretch } from './occupancy';
import { hasTables, type Inventory, planOf } from './seating/plans';
import type { Claim } from './service-day';

/** A table that a party can be seated at. */
export interface EveningTable {
  /** As shown to people; unique in the restaurant. */
  readonly number: string;
  readonly tableType: string;
  readonly seats: number;
  /** Empty without areas. */
  readonly area: string;
}

/** The numbered tables of a restaurant: of its floor plan, or made from its counts. */
export function tablesOf(inventory: Inventory): EveningTable[] {
  if (!hasTables(inventory)) return [];
  return planOf(inventory).floor.tables.map(({ number, type, largest, area = '' }) => ({
    number,
    tableType: type,
    seats: largest,
    area,
  }));
}

export function overlaps(a: Stretch, b: Stretch): boolean {
  return a.from < b.until && b.from < a.until;
}

/** The tables that nobody but a host takes from a party: it sits there, or a host chose them. */
function fixedNumbers({ tableNumbers = [], pinned, seated }: Claim): readonly string[] {
  return pinned || seated ? tableNumbers : [];
}

/** Which numbered tables are taken, and when. */
export class TakenTables {
  private readonly stretches = new Map<string, Stretch[]>();

  constructor(claims: readonly Claim[], numbers = ({ tableNumbers = [] }: Claim) => tableNumbers) {
    for (const claim of claims) this.take(numbers(claim), claim);
  }

  isFree(number: string, stretch: Stretch): boolean {
    return !this.stretches.get(number)?.some((taken) => overlaps(taken, stretch));
  }

  take(numbers: readonly string[], stretch: Stretch): void {
    for (const number of numbers) {
      const known = this.stretches.get(number);
      if (known) known.push(stretch);
      else this.stretches.set(number, [stretch]);
    }
  }

  /** The first tables of a type that are free for a whole stretch; fewer than asked for if there are no more. */
  freeOf(tables: readonly EveningTable[], tableType: string, stretch: Stretch, count: number): string[] {
    const found: string[] = [];
    for (const table of tables) {
      if (found.length === count) break;
      if (table.tableType === tableType && this.isFree(table.number, stretch)) found.push(table.number);
    }
    return found;
  }
}

/**
 * The tables of each claim by its id: those that are fixed, then those that were planned where they are free, and for the
 * others the first that are free, in order of their starts. A claim of a type that is full gets none.
 */
export function numbersOf(
  tables: readonly EveningTable[],
  claims: readonly Claim[],
): ReadonlyMap<string, readonly string[]> {
  const numbers = new Map<string, readonly string[]>();
  const taken = new TakenTables(claims, fixedNumbers);
  const settle = (claim: Claim, found: readonly string[]) => {
    taken.take(found, claim);
    numbers.set(claim.id, found);
  };
  const byStart = [...claims].sort((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
  for (const claim of byStart) {
    const { id, tableNumbers: planned = [] } = claim;
    if (fixedNumbers(claim).length > 0) numbers.set(id, planned);
    else if (planned.length > 0 && planned.every((number) => taken.isFree(number, claim)))
      settle(claim, planned);
  }
  for (const claim of byStart)
    if (!numbers.has(claim.id))
      settle(claim, taken.freeOf(tables, claim.tableType, claim, claim.tables ?? 1));
  return numbers;
}
