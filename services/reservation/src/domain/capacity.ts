import { fallbackSeats } from '@tablewell/booking-rules';
import type { TableStock } from './restaurant-rules';
import type { Claim } from './service-day';

const halfHour = 30 * 60_000;

/** A stretch of time a party needs its table, epoch milliseconds, the end not included. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** Which table type a party gets; or why none: too large for every table, or none left. */
export type TableChoice =
  | { readonly kind: 'table'; readonly tableType: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'full' };

/**
 * The free table of the smallest type that seats the party and has one free for the whole stretch; among types
 * of one size, the one listed first (contract §3). Without tables: seats for the starts of its half hour.
 */
export function chooseTable(
  tables: readonly TableStock[],
  claims: readonly Claim[],
  partySize: number,
  stretch: Stretch,
): TableChoice {
  const owned = inService(tables);
  if (owned.length === 0) return chooseSeats(claims, partySize, stretch);
  const fitting = seating(owned, partySize);
  if (fitting.length === 0) return { kind: 'too-large' };
  const free = firstFree(fitting, houseParties(owned, claims), stretch);
  return free ? { kind: 'table', tableType: free.key } : { kind: 'full' };
}

/** The tables that a restaurant has. */
export function inService(tables: readonly TableStock[]): readonly TableStock[] {
  return tables.filter(({ count }) => count > 0);
}

/**
 * Gives every party a table that holds none: it was promised one under the fallback of 100 seats, or of a type that
 * is gone by now. A promise is kept: who finds no table free is counted on the smallest that seats them, which is
 * then taken more often than there are, so that nobody else is promised it; for who is larger than every table,
 * the largest are pushed together. The largest parties are seated first, because they have the least choice.
 */
export function houseParties(tables: readonly TableStock[], claims: readonly Claim[]): readonly Claim[] {
  const owned = inService(tables);
  const hasTable = ({ tableType }: Claim) => owned.some(({ key }) => key === tableType);
  if (owned.length === 0 || claims.every(hasTable)) return claims;
  const housed = claims.filter(hasTable);
  const homeless = claims
    .filter((claim) => !hasTable(claim))
    .sort((a, b) => b.partySize - a.partySize || a.from - b.from || (a.id < b.id ? -1 : 1));
  for (const claim of homeless) housed.push({ ...claim, ...homeOf(owned, housed, claim) });
  return housed;
}

function homeOf(
  owned: readonly TableStock[],
  housed: readonly Claim[],
  claim: Claim,
): Pick<Claim, 'tableType' | 'tables'> {
  const fitting = seating(owned, claim.partySize);
  const home = firstFree(fitting, housed, claim) ?? fitting[0];
  if (home) return { tableType: home.key };
  const [largest] = [...owned].sort((a, b) => b.capacity - a.capacity);
  if (!largest) return { tableType: '' };
  return { tableType: largest.key, tables: Math.ceil(claim.partySize / largest.capacity) };
}

/** The types that seat a party, smallest first. */
function seating(owned: readonly TableStock[], partySize: number): TableStock[] {
  return owned.filter(({ capacity }) => capacity >= partySize).sort((a, b) => a.capacity - b.capacity);
}

function firstFree(types: readonly TableStock[], claims: readonly Claim[], stretch: Stretch) {
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

/** Under the fallback each half hour stands for itself: the starts in it share 100 seats (spec owner §9). */
function chooseSeats(claims: readonly Claim[], partySize: number, stretch: Stretch): TableChoice {
  const slot = Math.floor(stretch.from / halfHour);
  const taken = claims
    .filter(({ from }) => Math.floor(from / halfHour) === slot)
    .reduce((sum, claim) => sum + claim.partySize, 0);
  if (partySize > fallbackSeats) return { kind: 'too-large' };
  return taken + partySize <= fallbackSeats ? { kind: 'table', tableType: '' } : { kind: 'full' };
}
