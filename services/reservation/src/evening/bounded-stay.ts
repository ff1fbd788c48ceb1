import { type Interval, overlaps } from '../day/claims/intervals';
import type { DayOccupancy } from '../day/tables/day-occupancy';
import type { Claim } from '../day/claims/claim';

/** The parties at tables during a stretch, by start, with the tables that the seating gives them. */
export function partiesAt(
  day: DayOccupancy,
): (tableNumbers: readonly string[], interval: Interval) => readonly Claim[] {
  const { seating, claims } = day;
  // By table, because a list of tables looks up hundreds of them on the same day.
  const byTable = new Map<string, Claim[]>();
  for (const claim of claims)
    for (const number of seating.tablesOf(claim.id) ?? claim.tableNumbers ?? []) {
      const own = byTable.get(number);
      if (own) own.push(claim);
      else byTable.set(number, [claim]);
    }
  return (tableNumbers, interval) => {
    const found = new Set(tableNumbers.flatMap((number) => byTable.get(number) ?? []));
    return [...found].filter((claim) => overlaps(claim, interval)).sort((a, b) => a.from - b.from);
  };
}

/**
 * Until when tables are free for a party that sits down at the start of a stretch: until the next party has one of them.
 * Undefined if somebody has one of them already (PARTY-4).
 */
export function freeUntil(
  day: DayOccupancy,
  tableNumbers: readonly string[],
  interval: Interval,
): number | undefined {
  return endAt(partiesAt(day)(tableNumbers, interval), interval);
}

/**
 * The end of a stay before the given parties; undefined if a party sits there. A seating that is recorded late may have
 * begun before that of the party that sits there.
 */
function endAt(parties: readonly Claim[], interval: Interval): number | undefined {
  const [next] = parties;
  if (!next) return interval.until;
  return next.from > interval.from && !parties.some(({ seated }) => seated) ? next.from : undefined;
}

/** The table that is free the longest for a party that sits down, of those that seat it; undefined if all are taken. */
export function longestFree(
  day: DayOccupancy,
  partySize: number,
  interval: Interval,
): { readonly tableNumbers: readonly string[]; readonly until: number } | undefined {
  const { plan } = day;
  const at = partiesAt(day);
  let best: { tableNumbers: readonly string[]; until: number } | undefined;
  for (const { tables } of plan.walkInOptions(partySize)) {
    const tableNumbers = plan.numbers(tables);
    const until = endAt(at(tableNumbers, interval), interval);
    if (until !== undefined && until > (best?.until ?? interval.from)) best = { tableNumbers, until };
  }
  return best;
}
