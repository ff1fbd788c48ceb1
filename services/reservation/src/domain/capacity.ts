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
  const owned = tables.filter(({ count }) => count > 0);
  if (owned.length === 0) return chooseSeats(claims, partySize, stretch);
  const fitting = owned
    .filter(({ capacity }) => capacity >= partySize)
    .sort((a, b) => a.capacity - b.capacity);
  if (fitting.length === 0) return { kind: 'too-large' };
  const free = fitting.find(({ key, count }) => mostAtOnce(claims, key, stretch) < count);
  return free ? { kind: 'table', tableType: free.key } : { kind: 'full' };
}

/**
 * The most tables of a type in use at any instant of the stretch. Tables of a type are alike, so a stretch fits
 * exactly when this stays below their count.
 */
export function mostAtOnce(claims: readonly Claim[], tableType: string, stretch: Stretch): number {
  const edges: { at: number; step: 1 | -1 }[] = [];
  for (const claim of claims) {
    if (claim.tableType !== tableType || claim.from >= stretch.until || claim.until <= stretch.from) continue;
    edges.push({ at: claim.from, step: 1 }, { at: claim.until, step: -1 });
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
