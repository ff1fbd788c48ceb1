import { boxOfBoxes } from './geometry';
import type { Box } from './geometry';
import { boundsOf } from './outline';
import type { Table } from './table';

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';

/** The offset that aligns a box with a side, or the middle, of another one. */
function way(box: Box, frame: Box, alignment: Alignment): { x: number; y: number } {
  switch (alignment) {
    case 'left':
      return { x: frame.x - box.x, y: 0 };
    case 'centre':
      return { x: frame.x + frame.width / 2 - (box.x + box.width / 2), y: 0 };
    case 'right':
      return { x: frame.x + frame.width - (box.x + box.width), y: 0 };
    case 'top':
      return { x: 0, y: frame.y - box.y };
    case 'middle':
      return { x: 0, y: frame.y + frame.height / 2 - (box.y + box.height / 2) };
    case 'bottom':
      return { x: 0, y: frame.y + frame.height - (box.y + box.height) };
  }
}

/** Aligns tables by their bounding boxes. */
export function align(tables: readonly Table[], alignment: Alignment): Table[] {
  if (tables.length === 0) return [];
  const frame = boxOfBoxes(tables.map(boundsOf));
  return tables.map((table) => {
    const by = way(boundsOf(table), frame, alignment);
    return { ...table, x: table.x + by.x, y: table.y + by.y };
  });
}

/**
 * Distributes tables along an axis with equal gaps, within their present bounding box. Tables that are too wide for it
 * overlap evenly, in their order. Fewer than three tables are left unchanged.
 */
export function distribute(tables: readonly Table[], axis: 'x' | 'y'): Table[] {
  if (tables.length < 3) return [...tables];
  const size = axis === 'x' ? 'width' : 'height';
  const sorted = tables
    .map((table) => ({ table, box: boundsOf(table) }))
    .sort((one, other) => one.box[axis] + one.box[size] / 2 - (other.box[axis] + other.box[size] / 2));
  const frame = boxOfBoxes(sorted.map(({ box }) => box));
  const taken = sorted.reduce((sum, { box }) => sum + box[size], 0);
  const gap = (frame[size] - taken) / (sorted.length - 1);
  let next = frame[axis];
  return sorted.map(({ table, box }, index) => {
    const along = frame[axis] + ((frame[size] - box[size]) * index) / (sorted.length - 1);
    const at = gap < 0 ? along : next;
    next += box[size] + gap;
    return { ...table, [axis]: table[axis] + at - box[axis] };
  });
}
