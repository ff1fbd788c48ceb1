import type { Floor } from '@tablewell/restaurant-rules/floor';
import type { Claim } from '../day/claims/claim';

interface Waiting {
  readonly partySize: number;
  readonly from: number;
  readonly until: number;
  /** The requested area, outside which it gets no table; absent: all. */
  readonly area?: string | undefined;
  /** Its present tables, which it may keep whatever their audience. */
  readonly own?: readonly string[];
}

/** Whether any arrangement seats everyone, by trying all of them: slow but simple, for small floors. */
export function anyArrangement(floor: Floor, claims: readonly Claim[], requestedParty: Waiting): boolean {
  const taken = new Map<string, { from: number; until: number }[]>();
  const isFree = (tables: readonly string[], { from, until }: Waiting) =>
    tables.every((number) =>
      (taken.get(number) ?? []).every((other) => other.until <= from || other.from >= until),
    );
  const put = (tables: readonly string[], { from, until }: Waiting) =>
    tables.forEach((number) => taken.set(number, [...(taken.get(number) ?? []), { from, until }]));
  const remove = (tables: readonly string[]) =>
    tables.forEach((number) => taken.set(number, (taken.get(number) ?? []).slice(0, -1)));
  const options = ({ partySize, area, own }: Waiting): (readonly string[])[] => {
    const isThere = (number: string) =>
      area === undefined || floor.tables.find((table) => table.number === number)?.area === area;
    return [
      ...(own ? [own] : []),
      ...floor.tables
        .filter(({ number, smallest, largest, audience }) => {
          const isForIt = audience === 'everyone' && isThere(number);
          return isForIt && smallest <= partySize && partySize <= largest;
        })
        .map(({ number }) => [number]),
      ...floor.combinations
        .filter(({ tables, smallest, largest }) => {
          return tables.every(isThere) && smallest <= partySize && partySize <= largest;
        })
        .map(({ tables }) => tables),
    ];
  };
  for (const claim of claims) if (claim.pinned) put(claim.tableNumbers ?? [], claim);
  const seatAll = ([first, ...rest]: readonly Waiting[]): boolean => {
    if (!first) return true;
    for (const tables of options(first)) {
      if (!isFree(tables, first)) continue;
      put(tables, first);
      const isPossible = seatAll(rest);
      remove(tables);
      if (isPossible) return true;
    }
    return false;
  };
  const soft = claims.filter(({ pinned }) => !pinned);
  return seatAll([
    requestedParty,
    ...soft.map(({ partySize, area, from, until, tableNumbers: own }) => ({
      partySize,
      area,
      from,
      until,
      ...(own ? { own } : {}),
    })),
  ]);
}
