import type { Document } from './document';
import { distance } from './geometry';
import type { Point } from './geometry';
import { centreOf } from './outline';
import type { Table } from './table';

/** The drawing of a combination: lines from table to table, and the position of its label. */
export interface Link {
  readonly id: string;
  readonly tables: readonly string[];
  readonly lines: readonly (readonly [Point, Point])[];
  readonly middle: Point;
  /** The label with the sizes, as in `5–8`. */
  readonly sizes: string;
}

/** The links of all combinations. Those of the same pair of tables coincide only if they are equal. */
export function linksOf({ plan, combinations }: Document): readonly Link[] {
  const byId = new Map(plan.map((table) => [table.id, table]));
  return combinations.map(({ id, tables, smallest, largest }) => {
    const lines = chain(tables.flatMap((each) => byId.get(each) ?? []));
    const [from, to] = lines[Math.floor(lines.length / 2)] ?? [];
    return {
      id,
      tables,
      lines,
      middle: from && to ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : { x: 0, y: 0 },
      sizes: smallest === largest ? String(largest) : `${smallest}–${largest}`,
    };
  });
}

/** Joins each table to the nearest one that is joined already, so that no line crosses a table of its combination. */
function chain([first, ...rest]: readonly Table[]): (readonly [Point, Point])[] {
  if (!first) return [];
  const joined = [centreOf(first)];
  const left = rest.map(centreOf);
  const lines: (readonly [Point, Point])[] = [];
  while (left.length > 0) {
    let best: { from: Point; index: number; length: number } | undefined;
    for (const from of joined) {
      left.forEach((to, index) => {
        const length = distance(from, to);
        if (!best || length < best.length) best = { from, index, length };
      });
    }
    const next = best && left[best.index];
    if (!best || !next) break;
    left.splice(best.index, 1);
    lines.push([best.from, next]);
    joined.push(next);
  }
  return lines;
}
