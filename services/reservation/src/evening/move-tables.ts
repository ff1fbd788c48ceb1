import type { Refusal } from '@tablewell/chassis/refusal';
import type { Clash, HostsParty, SeatedTables } from './chosen-tables';
import { findFreeTables } from './free-tables';
import type { RestaurantOnDay } from '../day/claims/day-restrictions';
import { tablesFor } from './seat-party';
import type { Claim } from '../day/claims/claim';

/**
 * The tables of a party that a host moves: the chosen ones, which are pinned, else a free one, which is not (PARTY-9).
 */
export function moveTables(
  rules: RestaurantOnDay,
  claims: readonly Claim[],
  party: HostsParty,
): SeatedTables | Clash | Refusal {
  if (party.tableNumbers.length > 0) return tablesFor(rules, claims, party);
  return findFreeTables(rules, claims, party, 'staff');
}
