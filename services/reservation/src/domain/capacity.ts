import { fallbackSeats } from '@tablewell/booking-rules';
import { houseParties } from './housing';
import { firstFree, inService, seating, type Stretch } from './occupancy';
import type { TableStock } from './restaurant-rules';
import type { Claim } from './service-day';

const halfHour = 30 * 60_000;

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
  const free = firstFree(fitting, housedIn(tables, claims), stretch);
  return free ? { kind: 'table', tableType: free.key } : { kind: 'full' };
}

// One list is asked about for every start of its day.
const lately = new WeakMap<readonly Claim[], { tables: readonly TableStock[]; housed: readonly Claim[] }>();

function housedIn(tables: readonly TableStock[], claims: readonly Claim[]): readonly Claim[] {
  const known = lately.get(claims);
  if (known?.tables === tables) return known.housed;
  const housed = houseParties(tables, claims);
  lately.set(claims, { tables, housed });
  return housed;
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
