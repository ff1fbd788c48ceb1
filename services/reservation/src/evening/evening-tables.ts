import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import type { Inventory } from '../day/tables/plans';

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
export function tablesOf({ floor }: Inventory): EveningTable[] {
  return floor.tables.map(({ number, type, smallest, largest, area = '', audience }) => ({
    number,
    tableType: type,
    seats: largest,
    smallestParty: smallest,
    area,
    audience,
  }));
}
