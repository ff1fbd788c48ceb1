import { boundsOf } from './outline';
import { boxOfBoxes } from './geometry';
import { nextNumber } from './numbering';
import { shapeFor } from '@tablewell/api-client/floor';
import { usualBooking } from './table';
import type { Plan, Table } from './table';

/** The gap between tables, and between rows. */
const gap = 40;
const margin = 50;
/** The width of a row, about that of a screen. */
const rowWidth = 900;

/**
 * Adds tables to a plan in rows below the existing tables, grouped by type, with the next numbers.
 * @param types the type of each new table, as in `two-top`
 */
export function addInRows(plan: Plan, types: readonly string[], newId: () => string): Plan {
  let x = margin;
  let y = plan.length === 0 ? margin : bottomOf(plan) + gap;
  let rowHeight = 0;
  const next: Table[] = [...plan];
  for (const type of types) {
    const { width, height } = shapeFor(type).box;
    if (x > margin && x + width > margin + rowWidth) {
      x = margin;
      y += rowHeight + gap;
      rowHeight = 0;
    }
    next.push({ id: newId(), type, x, y, rotation: 0, number: nextNumber(next), ...usualBooking });
    x += width + gap;
    rowHeight = Math.max(rowHeight, height);
  }
  return next;
}

function bottomOf(plan: Plan): number {
  const { y, height } = boxOfBoxes(plan.map(boundsOf));
  return Math.ceil(y + height);
}
