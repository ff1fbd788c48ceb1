import { checkCapacity, type Tables } from './capacity';
import type { FinalReservation, Violation } from './operation';

/**
 * Checks active reservations against tables whose types were renamed and split during the sale: all types of one size
 * count as one.
 * @param seats the seats of a table of each type
 * @param tables the number of tables of each size, over all types
 */
export function checkCapacityBySeats(
  finals: readonly FinalReservation[],
  seats: Readonly<Record<string, number>>,
  tables: Tables,
  turnMinutes: number,
): Violation[] {
  const bySeats = finals.map((final) => ({
    ...final,
    tableType: String(seats[final.tableType] ?? final.tableType),
  }));
  return checkCapacity(bySeats, tables, turnMinutes);
}
