import type { Refusal } from '@tablewell/chassis/refusal';
import type { Clash, HostsParty, SeatedTables } from './chosen-tables';
import { findFreeTables } from './free-tables';
import type { DayOccupancy } from '../day/tables/day-occupancy';
import { tablesFor } from './seat-party';

/**
 * The tables of a party that a host moves: the chosen ones, which are pinned, else a free one, which is not (PARTY-9).
 */
export function moveTables(day: DayOccupancy, party: HostsParty): SeatedTables | Clash | Refusal {
  if (party.tableNumbers.length > 0) return tablesFor(day, party);
  return findFreeTables(day, party, 'staff');
}
