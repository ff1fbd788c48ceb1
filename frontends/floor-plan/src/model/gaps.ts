import type { Box } from './geometry';

/** A gap between two boxes along an axis, drawn from edge to edge in the middle of their common extent. */
export interface Gap {
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  /** The coordinate on the other axis. */
  readonly at: number;
}

interface Reach {
  readonly start: number;
  readonly end: number;
}

const reachOf = (box: Box, axis: 'x' | 'y'): Reach =>
  axis === 'x' ? { start: box.x, end: box.x + box.width } : { start: box.y, end: box.y + box.height };
const across = (axis: 'x' | 'y'): 'x' | 'y' => (axis === 'x' ? 'y' : 'x');

/** The boxes that overlap a box across the axis, in order along it. */
const inLine = (moved: Box, boxes: readonly Box[], axis: 'x' | 'y'): readonly Box[] => {
  const own = reachOf(moved, across(axis));
  return boxes
    .filter((box) => {
      const other = reachOf(box, across(axis));
      return other.start < own.end && own.start < other.end;
    })
    .sort((one, other) => reachOf(one, axis).start - reachOf(other, axis).start);
};

/** The boxes before and after a box along an axis, each nearest first. */
function around(moved: Box, boxes: readonly Box[], axis: 'x' | 'y') {
  const own = reachOf(moved, axis);
  const middle = (own.start + own.end) / 2;
  const line = inLine(moved, boxes, axis);
  const centre = (box: Box): number => (reachOf(box, axis).start + reachOf(box, axis).end) / 2;
  return {
    before: line.filter((box) => centre(box) < middle).reverse(),
    after: line.filter((box) => centre(box) >= middle),
  };
}

/**
 * The offsets that give a box equal gaps: half-way between two neighbors, or as far from one neighbor as that one is from
 * the next.
 */
export function waysToEqualGaps(moved: Box, boxes: readonly Box[], axis: 'x' | 'y'): number[] {
  const { start, end } = reachOf(moved, axis);
  const { before, after } = around(moved, boxes, axis);
  const [left, beyondLeft] = before.map((box) => reachOf(box, axis));
  const [right, beyondRight] = after.map((box) => reachOf(box, axis));
  const ways: number[] = [];
  if (left && right && right.start - left.end >= end - start)
    ways.push((left.end + right.start) / 2 - (start + end) / 2);
  if (left && beyondLeft && left.start > beyondLeft.end)
    ways.push(left.end + (left.start - beyondLeft.end) - start);
  if (right && beyondRight && beyondRight.start > right.end)
    ways.push(right.start - (beyondRight.start - right.end) - end);
  return ways;
}

/** The largest difference between gaps that look equal. */
const hair = 0.01;

/** The equal gaps beside a box, shown with their length; empty if there are none. */
export function equalGaps(placed: Box, boxes: readonly Box[], axis: 'x' | 'y'): Gap[] {
  const { before, after } = around(placed, boxes, axis);
  const line = [...[...before.slice(0, 2)].reverse(), placed, ...after.slice(0, 2)];
  const gaps = line.slice(1).map((box, index): Gap & { beside: boolean } => {
    const previous = line[index] as Box;
    const [one, two] = [reachOf(previous, across(axis)), reachOf(box, across(axis))];
    return {
      axis,
      from: reachOf(previous, axis).end,
      to: reachOf(box, axis).start,
      at: (Math.max(one.start, two.start) + Math.min(one.end, two.end)) / 2,
      beside: previous === placed || box === placed,
    };
  });
  const length = ({ from, to }: Gap): number => to - from;
  const own = gaps.filter((gap) => gap.beside && length(gap) > hair);
  for (const gap of own) {
    const alike = gaps.filter((other) => Math.abs(length(other) - length(gap)) < hair);
    if (alike.length > 1) return alike.map(({ beside: _beside, ...rest }) => rest);
  }
  return [];
}
