import type { Point } from './geometry';
import { centreOf } from './outline';
import type { Plan, Table } from './table';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const directions: Readonly<Record<Direction, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isDirection = (key: string): key is Direction => key in directions;

/** A table off to the side counts as this many times farther than one straight ahead. */
const sideways = 2;

/** The table to which an arrow key moves the focus: the nearest one that lies more ahead than aside. */
export function neighbor(plan: Plan, from: Table, direction: Direction): Table | undefined {
  const way = directions[direction];
  const start = centreOf(from);
  let nearest: { table: Table; cost: number } | undefined;
  for (const table of plan) {
    const to = centreOf(table);
    const across = { x: to.x - start.x, y: to.y - start.y };
    const ahead = across.x * way.x + across.y * way.y;
    const aside = Math.abs(across.x * way.y) + Math.abs(across.y * way.x);
    if (table.id === from.id || ahead <= 0 || aside > ahead * sideways) continue;
    const cost = ahead + sideways * aside;
    if (!nearest || cost < nearest.cost) nearest = { table, cost };
  }
  return nearest?.table;
}
