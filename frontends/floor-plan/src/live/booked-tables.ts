import { seatsInName } from '@tablewell/restaurant-rules/tables';
import type { CountedType } from '@tablewell/restaurant-rules/floor';
import { shapes } from '@tablewell/api-client/floor';
import { seatsOf } from '../model/table';
import type { Plan } from '../model/table';
import { shapeFor } from '@tablewell/api-client/floor';
import type { TableAvailability } from './table-counts';

/** The number of tables of a type by the counts and on the plan, and their seats. */
export interface TypeRow {
  readonly key: string;
  readonly label: string;
  readonly counted: { readonly tables: number; readonly seats: number };
  readonly planned: { readonly tables: number; readonly seats: number };
}

/** The counts of the settings, with the seats of each type. */
export const countedTypes = (settings: TableAvailability): CountedType[] =>
  Object.entries(settings).map(([key, given]) =>
    typeof given === 'number'
      ? { key, count: given, capacity: seatsInName(key) }
      : { key, count: given.count, capacity: given.capacity },
  );

/** The comparison of counts and plan, for each type of either. */
export function compareTables(plan: Plan, settings: TableAvailability): TypeRow[] {
  const counted = new Map(countedTypes(settings).map((type) => [type.key, type]));
  const known = shapes.map(({ kind: { key, label } }) => ({ key, label }));
  const others = [...counted.keys()]
    .filter((key) => !known.some((kind) => kind.key === key))
    .map((key) => ({ key, label: key }));
  return [...known, ...others].flatMap(({ key, label }) => {
    const type = counted.get(key);
    const own = plan.filter(({ type: component }) => shapeFor(component).kind.key === key);
    const count = type?.count ?? 0;
    if (count === 0 && own.length === 0) return [];
    return [
      {
        key,
        label,
        counted: { tables: count, seats: count * (type?.capacity ?? 0) },
        planned: {
          tables: own.length,
          seats: own.reduce((sum, table) => sum + seatsOf(table).largest, 0),
        },
      },
    ];
  });
}
