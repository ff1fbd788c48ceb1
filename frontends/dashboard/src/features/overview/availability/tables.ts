import { seatsInName, tableTypeLabel } from '@tablewell/restaurant-rules/tables';

/** One table type of a restaurant that has at least one such table. */
export interface TableType {
  key: string;
  /** With spaces between words, and Table instead of Top. */
  label: string;
  count: number;
  /** Per table. */
  seats: number;
}

type Stock = number | { count: number; capacity: number };

/** Reads both formats of a table configuration: a count alone, or count and seats. */
export function readTables(given: Readonly<Record<string, Stock>>): TableType[] {
  return Object.entries(given)
    .map(([key, stock]) => ({
      key,
      label: tableTypeLabel(key),
      count: typeof stock === 'number' ? stock : stock.count,
      seats: typeof stock === 'number' ? seatsInName(key) : stock.capacity,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.seats - other.seats || one.label.localeCompare(other.label));
}

export const seatsOf = (tables: readonly TableType[]): number =>
  tables.reduce((sum, { count, seats }) => sum + count * seats, 0);
