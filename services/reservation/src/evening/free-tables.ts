import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { dayBounds, localTimeOf } from '@tablewell/shared/zone';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { DayOccupancy } from '../day/tables/day-occupancy';
import { type HostsParty, type SeatedTables, seatRefusals } from './chosen-tables';
import { dayZoneOf } from '../day/claims/service-dates';

/** A party that a host places. If its requested area has no table, it gets another one (AREA-4). */
type PlacedParty = Pick<HostsParty, 'partySize' | 'interval' | 'area'>;

/** Free tables for a host's party, which are not pinned: chosen like those of a booking with its audience. */
export function findFreeTables(
  day: DayOccupancy,
  party: PlacedParty,
  audience: TableAudience,
): SeatedTables | Refusal {
  const { rules } = day;
  const { partySize, area, interval } = party;
  const dayZone = dayZoneOf(rules);
  const { end } = dayBounds(localTimeOf(interval.from, dayZone).date, dayZone);
  const choice = day.choose({
    partySize,
    ...interval,
    audience,
    ...(area ? { area, isAreaOptional: true } : {}),
    movable: { from: interval.from, until: end },
  });
  if (choice.kind !== 'table') {
    const isBlocked = rules.blocks && !isRefusal(findFreeTables(day.unblocked, party, audience));
    return isBlocked ? seatRefusals.blocked() : seatRefusals.full();
  }
  const { tableType, tables, moves } = choice;
  return {
    tableType,
    ...(tables.length > 0 ? { tableNumbers: tables } : {}),
    ...(tables.length > 1 ? { tables: tables.length } : {}),
    ...(moves.length > 0 ? { moves } : {}),
    overfilled: false,
  };
}

/** The same for a party that sits down, whose claim is hard from then on. */
export function findTablesToSit(day: DayOccupancy, party: PlacedParty): SeatedTables | Refusal {
  const found = findFreeTables(day, party, 'walk-ins');
  return 'tableNumbers' in found ? { ...found, pinned: true } : found;
}
