import { equalGaps, waysToEqualGaps } from './gaps';
import type { Gap } from './gaps';
import { toStep } from './geometry';
import type { Box, Point } from './geometry';

/** A guide line between a moved table and the neighbor that it is aligned with. */
export interface Guide {
  readonly axis: 'x' | 'y';
  /** The coordinate of the line on its axis. */
  readonly at: number;
  /** The extent of the line on the other axis. */
  readonly from: number;
  readonly to: number;
}

interface Snapped {
  /** Correction added to the pointer's movement. */
  readonly delta: Point;
  readonly guides: readonly Guide[];
  /** Equal gaps, each shown with its length. */
  readonly gaps: readonly Gap[];
}

/** Distance between the lines of the grid, in plan units. */
export const gridStep = 10;

interface Span {
  readonly start: number;
  readonly size: number;
}
const span = (box: Box, axis: 'x' | 'y'): Span =>
  axis === 'x' ? { start: box.x, size: box.width } : { start: box.y, size: box.height };
const lines = ({ start, size }: Span): number[] => [start, start + size / 2, start + size];

/**
 * The offset to the nearest alignment line within the distance `within`, and the neighbor to which the line belongs.
 */
function toNeighbor(moved: Box, neighbors: readonly Box[], axis: 'x' | 'y', within: number) {
  let best: { way: number; at: number; box: Box } | undefined;
  for (const box of neighbors) {
    for (const at of lines(span(box, axis))) {
      for (const own of lines(span(moved, axis))) {
        const way = at - own;
        if (Math.abs(way) <= within && Math.abs(way) < Math.abs(best?.way ?? Infinity))
          best = { way, at, box };
      }
    }
  }
  return best;
}

/**
 * Where a box snaps when it is dropped near others: edges and middles of neighbors and equal gaps first, whichever is
 * nearer, otherwise the grid (by its upper left corner). `within` is in plan units.
 */
export function snap(moved: Box, neighbors: readonly Box[], within: number): Snapped {
  const guides: Guide[] = [];
  const along = (axis: 'x' | 'y'): number => {
    const { start } = span(moved, axis);
    const found = toNeighbor(moved, neighbors, axis, within);
    const [toGap] = waysToEqualGaps(moved, neighbors, axis)
      .filter((way) => Math.abs(way) <= within)
      .sort((one, other) => Math.abs(one) - Math.abs(other));
    if (toGap !== undefined && Math.abs(toGap) < Math.abs(found?.way ?? Infinity)) return toGap;
    if (!found) return toStep(start, gridStep) - start;
    const other = axis === 'x' ? 'y' : 'x';
    const [one, two] = [span(moved, other), span(found.box, other)];
    guides.push({
      axis,
      at: found.at,
      from: Math.min(one.start, two.start),
      to: Math.max(one.start + one.size, two.start + two.size),
    });
    return found.way;
  };
  const delta = { x: along('x'), y: along('y') };
  const placed = { ...moved, x: moved.x + delta.x, y: moved.y + delta.y };
  return {
    delta,
    guides,
    gaps: [...equalGaps(placed, neighbors, 'x'), ...equalGaps(placed, neighbors, 'y')],
  };
}
