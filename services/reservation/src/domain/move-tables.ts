import type { Refusal } from '@tablewell/chassis/refusal';
import { chooseTable } from './capacity';
import { type Clash, type HostsParty, type SeatedTables, seatRefusals } from './chosen-tables';
import type { RestaurantRules } from './restaurant-rules';
import { tablesFor } from './seat-party';
import type { Claim } from './service-day';

/** The tables of a party that a host moves: those chosen, which are pinned, else a free one, which is not (PARTY-9). */
export function moveTables(
  rules: RestaurantRules,
  claims: readonly Claim[],
  party: HostsParty,
): SeatedTables | Clash | Refusal {
  if (party.tableNumbers.length > 0) return tablesFor(rules, claims, party);
  const choice = chooseTable(rules.tables, claims, party.partySize, party.stretch, rules.timezone);
  return choice.kind === 'table' ? { tableType: choice.tableType, overfilled: false } : seatRefusals.full();
}
