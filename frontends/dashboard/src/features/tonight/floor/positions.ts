import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

/** Where a table stands on its layout, in units of the layout. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const layoutsOf = (restaurantId: string) => ({
  queryKey: ['layouts-in-service', restaurantId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answer(api.GET('/api/restaurant/{id}/layouts', { params: { path: { id: restaurantId } }, signal })),
  staleTime: 60_000,
});

/** Where the tables stand on the layout in service; undefined where they are made from counts, or it is not known yet. */
export function usePositions(restaurantId: string, layoutId: string): ReadonlyMap<string, Spot> | undefined {
  const { data } = useQuery({ ...layoutsOf(restaurantId), enabled: layoutId !== '' });
  return useMemo(() => {
    const layout = data?.find(({ id }) => id === layoutId);
    return layout && spotsOf(layout.fixedComponents);
  }, [data, layoutId]);
}

/** The middle of each numbered piece. */
export function spotsOf(
  pieces: readonly Pick<components['schemas']['FixedComponent'], 'position' | 'tableNumber'>[],
): ReadonlyMap<string, Spot> {
  return new Map(
    pieces.flatMap(({ tableNumber, position }) => (tableNumber ? [[tableNumber, position] as const] : [])),
  );
}

/** A plane with the tables in it. */
export interface Plane {
  readonly columns: number;
  readonly rows: number;
  /** The cell of each table, counted from 1. */
  readonly cells: ReadonlyMap<string, { readonly column: number; readonly row: number }>;
}

/**
 * The tables in rows and columns, in the order in which they stand: nobody taps a table of ten pixels, so the plan keeps who
 * is beside whom and gives up the distances. Tables of nearly one height share a row.
 */
export function planeOf(numbers: readonly string[], spots: ReadonlyMap<string, Spot>): Plane {
  const placed = numbers.flatMap((number) => {
    const spot = spots.get(number);
    return spot ? [{ number, ...spot }] : [];
  });
  const rows = ranks(placed.map(({ y }) => y));
  const columns = ranks(placed.map(({ x }) => x));
  const taken = new Set<string>();
  const cells = new Map<string, { column: number; row: number }>();
  for (const { number, x, y } of placed) {
    const row = rows.get(y) ?? 1;
    let column = columns.get(x) ?? 1;
    while (taken.has(`${column} ${row}`)) column += 1;
    taken.add(`${column} ${row}`);
    cells.set(number, { column, row });
  }
  const all = [...cells.values()];
  return {
    columns: Math.max(1, ...all.map(({ column }) => column)),
    rows: Math.max(1, ...all.map(({ row }) => row)),
    cells,
  };
}

/** Pieces closer than this are in one row or column; tables are larger. */
const near = 60;

/** The place of each coordinate among those that are apart. */
function ranks(values: readonly number[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let rank = 0;
  let start = -Infinity;
  for (const value of [...new Set(values)].sort((a, b) => a - b)) {
    if (value - start >= near) {
      rank += 1;
      start = value;
    }
    found.set(value, rank);
  }
  return found;
}
