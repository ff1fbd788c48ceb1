import type { TableStock } from './restaurant-rules';
import type { Claim } from './service-day';

/** A stretch of time a party needs its table, epoch milliseconds, the end not included. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** The tables that a restaurant has. */
export function inService(tables: readonly TableStock[]): readonly TableStock[] {
  return tables.filter(({ count }) => count > 0);
}

/** The types that seat a party, smallest first; among types of one size, the one listed first (contract §3). */
export function seating(owned: readonly TableStock[], partySize: number): TableStock[] {
  return owned.filter(({ capacity }) => capacity >= partySize).sort((a, b) => a.capacity - b.capacity);
}

/** The first of these types that has a table left for the whole stretch. */
export function firstFree(
  types: readonly TableStock[],
  claims: readonly Claim[],
  stretch: Stretch,
): TableStock | undefined {
  return types.find(({ key, count }) => mostAtOnce(claims, key, stretch) < count);
}

/**
 * The most tables of a type in use at any instant of the stretch. Tables of a type are alike, so a stretch fits
 * exactly when this stays below their count.
 */
export function mostAtOnce(claims: readonly Claim[], tableType: string, stretch: Stretch): number {
  const edges: { at: number; step: number }[] = [];
  for (const claim of claims) {
    if (claim.tableType !== tableType || claim.from >= stretch.until || claim.until <= stretch.from) continue;
    const { tables = 1 } = claim;
    edges.push({ at: claim.from, step: tables }, { at: claim.until, step: -tables });
  }
  // At one instant, who leaves goes before who comes.
  edges.sort((a, b) => a.at - b.at || a.step - b.step);
  let now = 0;
  let most = 0;
  for (const { step } of edges) {
    now += step;
    most = Math.max(most, now);
  }
  return most;
}
