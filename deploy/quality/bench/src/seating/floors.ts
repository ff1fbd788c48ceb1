import type { Floor, FloorTable } from '../../../../../services/restaurant/rules/src/floor';

/** Tables by the count of each size, numbered consecutively. */
function tablesOf(counts: readonly (readonly [seats: number, count: number])[]): FloorTable[] {
  const tables: FloorTable[] = [];
  for (const [seats, count] of counts)
    for (let index = 0; index < count; index++)
      tables.push({
        number: String(tables.length + 1),
        type: `Seats${seats}`,
        smallest: 1,
        largest: seats,
        audience: 'everyone',
        priority: 0,
      });
  return tables;
}

/** Combinations of neighbors: pairs of the first tables of a size, which seat as many as both. */
function pairsOf(tables: readonly FloorTable[], seats: number, count: number): Floor['combinations'] {
  const own = tables.filter(({ largest }) => largest === seats);
  return Array.from({ length: count }, (_, index) => ({
    tables: own.slice(2 * index, 2 * index + 2).map(({ number }) => number),
    smallest: seats + 1,
    largest: 2 * seats,
  }));
}

function floorOf(
  counts: readonly (readonly [seats: number, count: number])[],
  pairs: readonly (readonly [seats: number, count: number])[],
): Floor {
  const tables = tablesOf(counts);
  return { tables, combinations: pairs.flatMap(([seats, count]) => pairsOf(tables, seats, count)) };
}

export const floors: Readonly<Record<'small' | 'medium' | 'large', Floor>> = {
  small: floorOf(
    [
      [2, 5],
      [4, 5],
      [6, 2],
    ],
    [],
  ),
  medium: floorOf(
    [
      [2, 12],
      [4, 12],
      [6, 4],
      [8, 2],
    ],
    [
      [2, 3],
      [4, 3],
    ],
  ),
  large: floorOf(
    [
      [2, 24],
      [4, 24],
      [6, 8],
      [8, 4],
    ],
    [
      [2, 6],
      [4, 6],
    ],
  ),
};
