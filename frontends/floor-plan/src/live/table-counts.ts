import type { components } from '@tablewell/api-client';
import { shapes, shapeFor } from '@tablewell/api-client/floor';
import type { Plan } from '../model/table';

export type TableAvailability = components['schemas']['TableAvailability'];

/** A type whose number of tables on the plan differs from the number that guests can book. */
export interface Mismatch {
  readonly key: string;
  readonly label: string;
  readonly onPlan: number;
  readonly inSettings: number;
}

const countOf = (given: TableAvailability[string] | undefined): number =>
  given === undefined ? 0 : typeof given === 'number' ? given : given.count;

const onPlan = (plan: Plan, key: string): number =>
  plan.filter(({ type }) => shapeFor(type).kind.key === key).length;

export const mismatches = (plan: Plan, settings: TableAvailability): Mismatch[] =>
  shapes
    .map(({ kind: { key, label } }) => ({
      key,
      label,
      onPlan: onPlan(plan, key),
      inSettings: countOf(settings[key]),
    }))
    .filter((each) => each.onPlan !== each.inSettings);

/** The largest count of one type in the settings (TABLE-2). */
const maxTables = 99;

/** The settings with the plan's counts. Configured seats are kept, as are types that no plan can show. */
export function countsFromPlan(plan: Plan, settings: TableAvailability): TableAvailability {
  const next: TableAvailability = { ...settings };
  for (const { kind } of shapes) {
    const known = settings[kind.key];
    const count = Math.min(maxTables, onPlan(plan, kind.key));
    if (known === undefined && count === 0) continue;
    const capacity = typeof known === 'object' ? known.capacity : kind.seats;
    next[kind.key] = { count, capacity };
  }
  return next;
}

/** The types of the tables that guests can book and the plan does not show, as in `two-top`; one entry for each table. */
export const missingOnPlan = (plan: Plan, settings: TableAvailability): string[] =>
  shapes.flatMap(({ kind: { key, component } }) =>
    Array.from({ length: Math.max(0, countOf(settings[key]) - onPlan(plan, key)) }, () => component),
  );
