import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import type { Interval } from '../day/claims/intervals';
import { hasTables, type Inventory, planOf } from '../day/tables/plans';

/** A table that a party can be seated at. */
export interface EveningTable {
  /** As shown to people; unique in the restaurant. */
  readonly number: string;
  readonly tableType: string;
  readonly seats: number;
  readonly smallestParty: number;
  /** Empty without areas. */
  readonly area: string;
  readonly audience: TableAudience;
}

/** The numbered tables of a restaurant: those of its floor plan, or made from its counts. */
export function tablesOf(inventory: Inventory): EveningTable[] {
  if (!hasTables(inventory)) return [];
  return planOf(inventory).floor.tables.map(({ number, type, smallest, largest, area = '', audience }) => ({
    number,
    tableType: type,
    seats: largest,
    smallestParty: smallest,
    area,
    audience,
  }));
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.from < b.until && b.from < a.until;
}
