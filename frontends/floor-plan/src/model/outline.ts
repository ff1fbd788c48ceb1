import { boxAround, corners, distance, middle, subtract, turn } from './geometry';
import type { Box, Point, Size } from './geometry';
import { shapeFor } from '@tablewell/api-client/floor';
import type { Plan, Table } from './table';

/** The box of a table with its chairs, before rotation. */
export const unturnedBox = ({ x, y, type }: Table): Box => ({ x, y, ...shapeFor(type).box });

export const centreOf = (table: Table): Point => middle(unturnedBox(table));

/** The four corners of a table's rotated box. */
const cornersOf = (table: Table): Point[] =>
  corners(unturnedBox(table)).map((corner) => turn(corner, centreOf(table), table.rotation));

/** The smallest upright box that contains the rotated table. */
export const boundsOf = (table: Table): Box => boxAround(cornersOf(table));

const topOf = (table: Table): { size: Size; round: boolean } => {
  const { top, round } = shapeFor(table.type);
  return { size: top, round };
};

/** Whether a point lies on a table, including its chairs, so that a finger can hit it. */
export function isOn(point: Point, table: Table): boolean {
  const { width, height } = shapeFor(table.type).box;
  const centre = centreOf(table);
  const local = subtract(turn(point, centre, -table.rotation), centre);
  return Math.abs(local.x) <= width / 2 && Math.abs(local.y) <= height / 2;
}

/** Whether the tops of two tables overlap; touching edges do not. Chairs may be under a neighbor. */
export function overlap(one: Table, other: Table): boolean {
  const [a, b] = [topOf(one), topOf(other)];
  const [from, to] = [centreOf(one), centreOf(other)];
  const reachOf = ({ size, round }: typeof a) =>
    round ? size.width / 2 : Math.hypot(size.width, size.height) / 2;
  if (distance(from, to) >= reachOf(a) + reachOf(b)) return false;
  if (a.round && b.round) return true;
  if (a.round) return discOverRectangle(from, a.size.width / 2, other);
  if (b.round) return discOverRectangle(to, b.size.width / 2, one);
  return rectanglesOverlap(one, other);
}

function discOverRectangle(centre: Point, radius: number, rectangle: Table): boolean {
  const { width, height } = shapeFor(rectangle.type).top;
  const local = subtract(turn(centre, centreOf(rectangle), -rectangle.rotation), centreOf(rectangle));
  const nearest = {
    x: Math.max(-width / 2, Math.min(width / 2, local.x)),
    y: Math.max(-height / 2, Math.min(height / 2, local.y)),
  };
  return distance(local, nearest) < radius;
}

const topCorners = (table: Table): Point[] => {
  const { width, height } = shapeFor(table.type).top;
  const centre = centreOf(table);
  const box = { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
  return corners(box).map((corner) => turn(corner, centre, table.rotation));
};

/** Two convex shapes are separate exactly if some side of one has the other wholly beyond it. */
function rectanglesOverlap(one: Table, other: Table): boolean {
  const [a, b] = [topCorners(one), topCorners(other)];
  return [one.rotation, one.rotation + 90, other.rotation, other.rotation + 90].every((degrees) => {
    const axis = turn({ x: 1, y: 0 }, { x: 0, y: 0 }, degrees);
    const along = (points: Point[]) => points.map(({ x, y }) => x * axis.x + y * axis.y);
    const [p, q] = [along(a), along(b)];
    const hair = 1e-9;
    return Math.min(...p) < Math.max(...q) - hair && Math.min(...q) < Math.max(...p) - hair;
  });
}

/** The distance between the tops of two tables; 0 if they touch or overlap. */
export function gapBetween(one: Table, other: Table): number {
  if (overlap(one, other)) return 0;
  const [a, b] = [topOf(one), topOf(other)];
  // A disc is as far as its middle, less its radius; of two separate rectangles the nearest point of one is a corner.
  if (a.round) return Math.max(0, distanceToTop(centreOf(one), other) - a.size.width / 2);
  if (b.round) return Math.max(0, distanceToTop(centreOf(other), one) - b.size.width / 2);
  return Math.min(
    ...topCorners(one).map((corner) => distanceToTop(corner, other)),
    ...topCorners(other).map((corner) => distanceToTop(corner, one)),
  );
}

/** The distance from a point to a table's top. */
function distanceToTop(point: Point, table: Table): number {
  const { size, round } = topOf(table);
  const centre = centreOf(table);
  if (round) return Math.max(0, distance(point, centre) - size.width / 2);
  const local = subtract(turn(point, centre, -table.rotation), centre);
  return Math.hypot(
    Math.max(0, Math.abs(local.x) - size.width / 2),
    Math.max(0, Math.abs(local.y) - size.height / 2),
  );
}

const known = new WeakMap<Plan, ReadonlySet<string>>();

/** Ids of all tables that overlap another one. Computed once per plan, because plans are immutable. */
export function overlapping(plan: Plan): ReadonlySet<string> {
  const before = known.get(plan);
  if (before) return before;
  const found = new Set<string>();
  // Only tables whose bounds begin before this one's end can overlap it.
  const sorted = plan.map((table) => ({ table, box: boundsOf(table) })).sort((a, b) => a.box.x - b.box.x);
  sorted.forEach(({ table, box }, index) => {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.box.x > box.x + box.width) break;
      if (overlap(table, other.table)) found.add(table.id).add(other.table.id);
    }
  });
  known.set(plan, found);
  return found;
}
