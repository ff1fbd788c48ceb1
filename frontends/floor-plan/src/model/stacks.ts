import { boxOfBoxes } from './geometry';
import { boundsOf } from './outline';
import { shapeFor } from '@tablewell/api-client/floor';
import type { Plan, Table } from './table';

const gap = 40;

/** Tables at exactly the position of an earlier one, as after several were added without being moved. */
export function stacked(plan: Plan): readonly Table[] {
  const taken = new Set<string>();
  return plan.filter(({ x, y }) => {
    const point = `${x},${y}`;
    if (taken.has(point)) return true;
    taken.add(point);
    return false;
  });
}

/** Moves stacked tables into a row below all others. */
export function spreadOut(plan: Plan): Plan {
  const piled = new Set(stacked(plan).map(({ id }) => id));
  if (piled.size === 0) return plan;
  const rest = boxOfBoxes(plan.filter(({ id }) => !piled.has(id)).map(boundsOf));
  const y = Math.ceil(rest.y + rest.height) + gap;
  let x = Math.round(rest.x);
  return plan.map((table) => {
    if (!piled.has(table.id)) return table;
    const at = x;
    // A rotated table needs more than its own width: the longer side is enough for every rotation but a diagonal one.
    const { width, height } = shapeFor(table.type).box;
    x += Math.ceil(table.rotation % 180 === 0 ? width : Math.hypot(width, height)) + gap;
    return { ...table, x: at, y };
  });
}
