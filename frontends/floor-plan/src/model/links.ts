import type { Document } from './document';
import { distance } from './geometry';
import type { Point } from './geometry';
import { centreOf } from './outline';
import type { Table } from './table';

/** How a combination is drawn: lines from table to table, and a place for its sizes. */
export interface Link {
  readonly id: string;
  readonly tables: readonly string[];
  readonly lines: readonly (readonly [Point, Point])[];
  readonly middle: Point;
  /** 5–8. */
  readonly sizes: string;
}

/** The links of all combinations. Those of the same pair of tables lie over one another only if they are the same. */
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

/** Each table is joined to the nearest one that is joined already, so that no line runs past a table of its own. */
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
