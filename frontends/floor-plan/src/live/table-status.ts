import type { Stay } from './assign-tables';

/** The words of the legend. */
export const statuses = ['Available', 'Occupied', 'Reserved'] as const;
export type Status = (typeof statuses)[number];

export interface TableState {
  readonly status: Status;
  /** The seated party, or the next one. */
  readonly stay?: Stay;
}

/**
 * How a table stands at a moment: occupied while a party's turn lasts; reserved when one is due before a party seated
 * at that moment would be done; else available, with the parties later that day.
 */
export function stateAt(stays: readonly Stay[], moment: number, seatingMinutes: number): TableState {
  const seated = stays.find(({ start, end }) => start <= moment && moment < end);
  if (seated) return { status: 'Occupied', stay: seated };
  const next = stays.find(({ start }) => start > moment);
  if (next && next.start < moment + seatingMinutes * 60_000) return { status: 'Reserved', stay: next };
  return { status: 'Available' };
}
