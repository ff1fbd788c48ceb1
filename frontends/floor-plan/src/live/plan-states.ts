import { momentStateOf, partiesAtMoment } from '@tablewell/api-client/book';
import type { Evening, Party, TableState } from '@tablewell/api-client/book';
import { shapeFor } from '@tablewell/api-client/floor';
import type { Plan, Table } from '../model/table';

/** The tables in service: those of this layout, of another one, or tables made from counts. */
export type Booked = 'here' | 'elsewhere' | 'counts';

export const bookedAt = ({ layoutId }: Evening, shownId: string): Booked =>
  layoutId === '' ? 'counts' : layoutId === shownId ? 'here' : 'elsewhere';

/**
 * The state of each table on a plan, by its id. A table of the plan is one of the evening if it has its number. Tables
 * from counts are numbered in the order of their types (TABLE-10), so their types have to match as well. The state of
 * other tables is unknown.
 */
export function planStates(
  plan: Plan,
  evening: Evening,
  booked: Booked,
  moment: { at: number; now: number },
): ReadonlyMap<string, TableState> {
  const states = new Map<string, TableState>();
  if (booked === 'elsewhere') return states;
  const known = new Map(evening.tables.map((table) => [table.number, table]));
  for (const table of plan) {
    const found = known.get(table.number);
    if (!found || (booked === 'counts' && found.type !== typeOf(table))) continue;
    states.set(table.id, momentStateOf(found, evening.parties, moment, evening.blocks));
  }
  return states;
}

const typeOf = ({ type }: Table): string => shapeFor(type).kind.key;

/** The parties of a moment without a table on the plan. */
export function partiesOffPlan(
  states: ReadonlyMap<string, TableState>,
  evening: Evening,
  moment: { at: number; now: number },
): readonly Party[] {
  const shown = new Set([...states.values()].map(({ table }) => table.number));
  return partiesAtMoment(evening.parties, moment).filter(
    ({ tables, stage }) => stage !== 'finished' && !tables.some((number) => shown.has(number)),
  );
}
