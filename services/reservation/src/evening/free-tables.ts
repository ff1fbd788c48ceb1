import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { dayBounds, localTimeOf } from '@tablewell/shared/zone';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { withoutBlocks } from './blocked';
import { chooseTable } from '../day/tables/capacity';
import { type HostsParty, type SeatedTables, seatRefusals } from './chosen-tables';
import type { RestaurantOnDay } from '../day/claims/day-restrictions';
import { dayZoneOf } from '../day/claims/service-dates';
import type { Claim } from '../day/claims/claim';

/** A party that a host places. If its requested area has no table, it gets another one (AREA-4). */
type PlacedParty = Pick<HostsParty, 'partySize' | 'interval' | 'area'>;

/** Free tables for a host's party, which are not pinned: chosen like those of a booking with its audience. */
export function findFreeTables(
  rules: RestaurantOnDay,
  claims: readonly Claim[],
  party: PlacedParty,
  audience: TableAudience,
): SeatedTables | Refusal {
  const { partySize, area, interval } = party;
  const dayZone = dayZoneOf(rules);
  const { end } = dayBounds(localTimeOf(interval.from, dayZone).date, dayZone);
  const choice = chooseTable(rules, claims, partySize, interval, {
    timezone: rules.timezone,
    audience,
    ...(area ? { area, isAreaOptional: true } : {}),
    movable: { from: interval.from, until: end },
  });
  if (choice.kind !== 'table') {
    const isBlocked =
      rules.blocks && !isRefusal(findFreeTables(withoutBlocks(rules), claims, party, audience));
    return isBlocked ? seatRefusals.blocked() : seatRefusals.full();
  }
  const { tableType, tableNumbers, moves = [] } = choice;
  // Only the claims that were moved for this party: others in the list may have the ends of actual stays.
  const moved = moves.filter(({ id }) => choice.moved?.has(id));
  return {
    tableType,
    ...(tableNumbers ? { tableNumbers } : {}),
    ...(tableNumbers && tableNumbers.length > 1 ? { tables: tableNumbers.length } : {}),
    ...(moved.length > 0 ? { moves: moved } : {}),
    overfilled: false,
  };
}

/** The same for a party that sits down, whose claim is hard from then on. */
export function findTablesToSit(
  rules: RestaurantOnDay,
  claims: readonly Claim[],
  party: PlacedParty,
): SeatedTables | Refusal {
  const found = findFreeTables(rules, claims, party, 'walk-ins');
  return 'tableNumbers' in found ? { ...found, pinned: true } : found;
}
