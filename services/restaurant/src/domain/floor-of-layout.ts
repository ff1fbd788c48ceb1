import type { Floor } from '@tablewell/restaurant-rules/floor';
import { floorProblems } from '@tablewell/restaurant-rules/floor-problems';
import { seatsInName, tableKinds } from '@tablewell/restaurant-rules/tables';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import type { LayoutContent } from './layout';

const kinds = new Map(tableKinds.map((kind) => [kind.component, kind]));

/** The seats of a piece of furniture. */
export function seatsOf(type: string): number {
  return kinds.get(type)?.seats ?? seatsInName(type);
}

/** The tables of a layout as bookings see them, in the order of its pieces. */
function floorOf({ fixedComponents, combinations }: LayoutContent): Floor {
  const numbers = new Map(fixedComponents.map(({ id, tableNumber }) => [id, tableNumber]));
  return {
    tables: fixedComponents.map(({ type, tableNumber, smallest, largest, area, audience, priority }) => ({
      number: tableNumber,
      type: kinds.get(type)?.key ?? type,
      smallest: smallest || 1,
      largest: largest || seatsOf(type),
      ...(area ? { area } : {}),
      audience,
      priority,
    })),
    combinations: combinations.map(({ componentIds, smallest, largest }) => ({
      tables: componentIds.map((id) => numbers.get(id) ?? ''),
      smallest,
      largest,
    })),
  };
}

/** The names of a table's fields on a floor, and in a layout. */
const fieldNames: readonly (readonly [string, string])[] = [
  ['tables', 'fixedComponents'],
  ['.number', '.tableNumber'],
  ['.smallest', '.smallestParty'],
  ['.largest', '.largestParty'],
];

/** The problems that prevent putting a layout in service, by its fields (LAYOUT-8). */
export function bookingProblems(layout: LayoutContent): FieldProblem[] {
  if (layout.fixedComponents.length === 0)
    return [{ field: 'fixedComponents', message: 'This layout has no tables to book' }];
  // Invalid combinations were refused when the layout was saved; other problems of combinations follow from those of
  // tables.
  const { tables } = floorOf(layout);
  const unnumbered = new Set(
    tables.flatMap(({ number }, index) => (number ? [] : [`tables[${index}].number`])),
  );
  return [
    ...[...unnumbered].map((field) => ({ field, message: 'This table has no number' })),
    ...floorProblems({ tables, combinations: [] }).filter(({ field }) => !unnumbered.has(field)),
  ].map(({ field, message }) => ({
    field: fieldNames.reduce((named, [from, to]) => named.replace(from, to), field),
    message,
  }));
}

/** The floor of a layout for bookings; undefined if its tables cannot be booked. */
export function bookableFloor(layout: LayoutContent): Floor | undefined {
  return bookingProblems(layout).length === 0 ? floorOf(layout) : undefined;
}
