import type { Interval } from '../claims/intervals';
import type { Claim } from '../claims/claim';
import type { TableOption, TablePlan } from './table-plan';

/** When each table is taken in one course of the evening, by the position of the table; by start. */
export type TableTimes = Map<number, Interval[]>;

/** Takes a table for a stretch. */
export function take(times: TableTimes, table: number, taken: Interval): void {
  const list = times.get(table);
  if (!list) {
    times.set(table, [taken]);
    return;
  }
  let at = list.length;
  while (at > 0 && (list[at - 1] as Interval).from > taken.from) at -= 1;
  list.splice(at, 0, taken);
}

/**
 * Takes the first table that becomes free for each party that booked without one, the first one first (OVERBOOK-8). One that gets none
 * takes none.
 */
export function takeBeyondTables(
  times: TableTimes,
  claims: readonly Claim[],
  { plan, now }: { readonly plan: TablePlan; readonly now: number },
): void {
  const inOrder = [...claims].sort((a, b) => a.madeAt - b.madeAt);
  for (const { partySize, from, until } of inOrder) {
    const start = Math.max(from, now);
    if (until <= start) continue;
    const ask = { from: start, neededMs: until - start, latest: until };
    const found = earliest(times, plan.walkInOptions(partySize), ask);
    for (const table of found?.option.tables ?? [])
      take(times, table, { from: found?.at ?? start, until: (found?.at ?? start) + ask.neededMs });
  }
}

/** The option that is free the earliest for so long, from an instant on, and when; undefined: none before `latest`. */
export function earliest(
  times: TableTimes,
  options: readonly TableOption[],
  { from, neededMs, latest }: { readonly from: number; readonly neededMs: number; readonly latest: number },
): { readonly option: TableOption; readonly at: number } | undefined {
  let best: { option: TableOption; at: number } | undefined;
  for (const option of options) {
    const until = best ? best.at - 1 : latest;
    const at = freeAt(times, option.tables, from, neededMs, until);
    if (at !== undefined) best = { option, at };
    if (at === from) break;
  }
  return best;
}

/** When all of these tables are free together for so long; undefined: not up to `latest`. */
function freeAt(
  times: TableTimes,
  tables: readonly number[],
  from: number,
  neededMs: number,
  latest: number,
): number | undefined {
  let at = from;
  for (;;) {
    const before = at;
    for (const table of tables) {
      for (const taken of times.get(table) ?? []) {
        if (taken.from >= at + neededMs) break;
        if (taken.until > at) at = taken.until;
      }
      if (at > latest) return undefined;
    }
    if (at === before) return at;
  }
}
