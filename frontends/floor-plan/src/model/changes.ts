import { boundsOf, centreOf } from './outline';
import { boxOfBoxes, middle, toStep, turn, withinOneTurn } from './geometry';
import type { Point } from './geometry';
import { nextNumber } from './numbering';
import { shapeFor } from '@tablewell/api-client/floor';
import { seatsOf, usualBooking } from './table';
import type { Booking, Plan, Table } from './table';

/** Step of a rotation, in degrees (LAYOUT-2). */
export const rotationStep = 15;
/** Position of a new table. */
const start = { x: 50, y: 50 };
const duplicateOffset = 20;

export type Ids = ReadonlySet<string>;

const mapSelected = (plan: Plan, ids: Ids, change: (table: Table) => Table): Plan =>
  plan.map((table) => (ids.has(table.id) ? change(table) : table));

export const addTable = (plan: Plan, type: string, id: string, at: Point = start): Plan => [
  ...plan,
  { id, type, x: at.x, y: at.y, rotation: 0, number: nextNumber(plan), ...usualBooking },
];

/** Adds a table whose middle is at a point. */
export function addTableAt(plan: Plan, type: string, id: string, { x, y }: Point): Plan {
  const { width, height } = shapeFor(type).box;
  return addTable(plan, type, id, { x: x - width / 2, y: y - height / 2 });
}

/** Sets booking fields of some tables. */
export const bookTables = (plan: Plan, ids: Ids, booking: Partial<Booking>): Plan =>
  mapSelected(plan, ids, (table) => ({ ...table, ...booking }));

export const removeTables = (plan: Plan, ids: Ids): Plan => plan.filter(({ id }) => !ids.has(id));

export const moveTables = (plan: Plan, ids: Ids, by: Point): Plan =>
  mapSelected(plan, ids, (table) => ({ ...table, x: table.x + by.x, y: table.y + by.y }));

/** Sets fields of one table. A table that is given another type keeps its middle. */
export function editTable(plan: Plan, id: string, fields: Partial<Omit<Table, 'id'>>): Plan {
  return mapSelected(plan, new Set([id]), (table) => {
    const next = { ...table, ...fields };
    const rotation = withinOneTurn(toStep(next.rotation, rotationStep));
    if (next.type === table.type) return { ...next, rotation };
    const [was, is] = [shapeFor(table.type).box, shapeFor(next.type).box];
    const fits = seatsOf(next).smallest <= seatsOf(next).largest;
    return {
      ...next,
      // The smallest party of a table cannot exceed the seats of its new, smaller type.
      smallest: fits ? next.smallest : 0,
      rotation,
      x: next.x + (was.width - is.width) / 2,
      y: next.y + (was.height - is.height) / 2,
    };
  });
}

/** Rotates tables about one pivot. The rotation of the last table snaps to steps of 15 degrees. */
export function turnTables(tables: readonly Table[], degrees: number): Table[] {
  const centre = pivotOf(tables);
  const [lead] = tables;
  if (!lead) return [];
  const stepped = toStep(lead.rotation + degrees, rotationStep) - lead.rotation;
  return tables.map((table) => {
    const was = centreOf(table);
    const is = turn(was, centre, stepped);
    return {
      ...table,
      x: table.x + is.x - was.x,
      y: table.y + is.y - was.y,
      rotation: withinOneTurn(table.rotation + stepped),
    };
  });
}

/** The pivot of a selection: the middle of its table, or of the bounding box of several. */
export function pivotOf(tables: readonly Table[]): Point {
  const [only, ...others] = tables;
  return only && others.length === 0 ? centreOf(only) : middle(boxOfBoxes(tables.map(boundsOf)));
}

/** Adds copies at a small offset, with the next numbers. */
export function duplicateTables(
  plan: Plan,
  ids: Ids,
  newId: () => string,
): { plan: Plan; copies: readonly string[] } {
  let next = plan;
  const copies: string[] = [];
  for (const table of plan.filter(({ id }) => ids.has(id))) {
    const id = newId();
    copies.push(id);
    const at = { x: table.x + duplicateOffset, y: table.y + duplicateOffset };
    next = [...next, { ...table, ...at, id, number: nextNumber(next) }];
  }
  return { plan: next, copies };
}

export const replaceTables = (plan: Plan, changed: ReadonlyMap<string, Table>): Plan =>
  plan.map((table) => changed.get(table.id) ?? table);
