import { checkCapacity, type Tables } from './capacity';
import type { FinalReservation, Violation } from './operation';

/**
 * Holds what is active against tables whose types were renamed and split while they were sold: all types of one size
 * count as one.
 * @param seats what a table of each type seats
 * @param tables how many tables there are of each size, whatever their types are called
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
