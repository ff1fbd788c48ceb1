import { nextNumber } from './numbering';
import type { Plan, Table } from './table';

/** How far a copy stands from a table that is at its place already. */
const aside = 20;

/**
 * Adds copied tables to a plan, of this layout or another one. Each keeps its place and its number where they are free,
 * otherwise it stands a little aside and carries the next number.
 */
export function pasteTables(
  plan: Plan,
  copied: readonly Table[],
  newId: () => string,
): { plan: Plan; pasted: readonly string[] } {
  const isTaken = ({ x, y }: Table): boolean => plan.some((table) => table.x === x && table.y === y);
  const by = copied.some(isTaken) ? aside : 0;
  const pasted: string[] = [];
  let next = plan;
  for (const table of copied) {
    const id = newId();
    pasted.push(id);
    const isFree = table.number !== '' && !next.some(({ number }) => number === table.number);
    const number = isFree ? table.number : nextNumber(next);
    next = [...next, { ...table, id, number, x: table.x + by, y: table.y + by }];
  }
  return { plan: next, pasted };
}
