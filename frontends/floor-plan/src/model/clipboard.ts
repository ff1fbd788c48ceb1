import { nextNumber } from './numbering';
import type { Plan, Table } from './table';

/** The offset of a copy whose position is occupied. */
const aside = 20;

/**
 * Pastes copied tables into a plan, of this layout or another one. Each keeps its position and its number where they are
 * free; otherwise it is offset and gets the next number.
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
