import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { dayBounds, localTimeOf } from '@tablewell/shared/zone';
import { chooseTable } from './capacity';
import { type SeatedTables, seatRefusals } from './chosen-tables';
import type { Refusal } from '@tablewell/chassis/refusal';
import type { Stretch } from './occupancy';
import type { RestaurantRules } from './restaurant-rules';
import { dayZoneOf } from './service-dates';
import type { Claim } from './service-day';

/** Tables for a party of a host's that are not pinned: as a booking gets them, of those that its audience may have. */
export function freePlace(
  rules: RestaurantRules,
  claims: readonly Claim[],
  { partySize, stretch }: { readonly partySize: number; readonly stretch: Stretch },
  audience: TableAudience,
): SeatedTables | Refusal {
  const dayZone = dayZoneOf(rules);
  const { end } = dayBounds(localTimeOf(stretch.from, dayZone).date, dayZone);
  const choice = chooseTable(rules, claims, partySize, stretch, {
    timezone: rules.timezone,
    audience,
    movable: { from: stretch.from, until: end },
  });
  if (choice.kind !== 'table') return seatRefusals.full();
  const { tableType, tableNumbers, moves = [], reason } = choice;
  // Only what moved for this party: the others' claims may show how long they really sit.
  const moved = moves.filter(({ id }) => reason?.moved.includes(id));
  return {
    tableType,
    ...(tableNumbers ? { tableNumbers } : {}),
    ...(tableNumbers && tableNumbers.length > 1 ? { tables: tableNumbers.length } : {}),
    ...(moved.length > 0 ? { moves: moved } : {}),
    overfilled: false,
  };
}

/** The same for a party that sits down: the tables are its own from then on. */
export function freeSeat(
  rules: RestaurantRules,
  claims: readonly Claim[],
  party: { readonly partySize: number; readonly stretch: Stretch },
): SeatedTables | Refusal {
  const found = freePlace(rules, claims, party, 'walk-ins');
  return 'tableNumbers' in found ? { ...found, pinned: true } : found;
}
