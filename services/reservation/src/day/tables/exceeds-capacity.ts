import type { Interval } from '../claims/intervals';
import type { TablePlan } from './table-plan';
import type { SeatedParty } from './timelines';

/**
 * Whether a newcomer cannot be seated by any arrangement: at some instant of its stretch, the parties of a range of sizes
 * need more tables than there are for these sizes. A cheap and necessary condition, which most refusals meet.
 */
export function exceedsCapacity(
  plan: TablePlan,
  parties: Iterable<SeatedParty>,
  requestedParty: Interval & { readonly partySize: number; readonly area?: string },
): boolean {
  const present: SeatedParty[] = [];
  for (const party of parties)
    if (party.from < requestedParty.until && party.until > requestedParty.from && party.tables.length > 0)
      present.push(party);
  const own = plan.within(requestedParty.area);
  // Of the parties within the newcomer's area, those that also requested it cannot leave it.
  const staysInArea = ({ hard, area, tables }: SeatedParty) =>
    hard || (area === requestedParty.area && own.has(tables));
  const instants = new Set(present.map(({ from }) => Math.max(from, requestedParty.from))).add(
    requestedParty.from,
  );
  for (const at of instants) {
    const then = present.filter(({ from, until }) => from <= at && at < until);
    if (isFullAt(plan, then, requestedParty.partySize)) return true;
    if (own !== plan && isFullAt(own, then.filter(staysInArea), requestedParty.partySize)) return true;
  }
  return false;
}

function isFullAt(plan: TablePlan, present: readonly SeatedParty[], partySize: number): boolean {
  const needed = new Map([[partySize, plan.fewestTables(partySize)]]);
  // A table may have two parties that keep it, or a party and a block.
  const hard = new Set<number>();
  for (const party of present) {
    if (party.hard) for (const table of party.tables) hard.add(table);
    else {
      const fewest = plan.fewestTables(party.partySize);
      needed.set(party.partySize, (needed.get(party.partySize) ?? 0) + fewest);
    }
  }
  const sizes = [...needed.keys()].sort((a, b) => a - b);
  const own = sizes.indexOf(partySize);
  for (let low = own; low >= 0; low--) {
    let tables = 0;
    for (let high = low; high < sizes.length; high++) {
      tables += needed.get(sizes[high] as number) as number;
      if (high < own) continue;
      const useful = plan.usefulFor(sizes[low] as number, sizes[high] as number);
      if (tables > useful.size) return true;
      if (hard.size > 0 && tables + [...hard].filter((table) => useful.has(table)).length > useful.size)
        return true;
    }
  }
  return false;
}
