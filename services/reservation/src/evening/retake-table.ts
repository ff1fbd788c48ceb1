import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { findFreeTables } from './free-tables';
import { atChosen, isClash, placementAt, type SeatedTables } from './chosen-tables';
import { claimOf, stayOf } from '../party/claim-of';
import { holdsTable, stageOf } from '../party/lifecycle';
import type { Reservation } from '../party/reservation';
import type { DayOccupancy } from '../day/tables/day-occupancy';
import { plannedTables } from './seat-party';
import type { Claim } from '../day/claims/claim';
import { neededBy } from '../day/claims/overstay';
import { occupiedInterval } from '../day/claims/stay';
import { undoRefusals } from '../party/step-refusals';

/** Whether two states of a party hold the same table at the same time, so that both can use one claim. */
export function hasSameClaim(a: Reservation, b: Reservation): boolean {
  if (!holdsTable(stageOf(a)) || !holdsTable(stageOf(b))) return false;
  const [one, other] = [a, b].map((party) => ({ ...claimOf(party, party.createdAt), id: '' }));
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The tables that a party has, for a claim that only says how far it has come: no other party is moved. */
export function keepTables(day: DayOccupancy, own: Claim): SeatedTables {
  const { tableType, tables, pinned } = own;
  const tableNumbers = day.withClaims([...day.claims, own]).seating.tablesOf(own.id);
  const type = tableNumbers
    ? placementAt(day.rules, tableNumbers)
    : { tableType, ...(tables ? { tables } : {}) };
  return { ...type, pinned: pinned === true, overfilled: false };
}

/**
 * The table of a party whose last step is undone: its own, or another one if no host placed the party. If it sat there,
 * it sits there again, so only another party that sits at its table prevents that (PARTY-3).
 */
export function retakeTable(
  day: DayOccupancy,
  party: Reservation,
  now: number,
  own?: Claim,
): SeatedTables | Refusal {
  const { partySize, area, placement } = party;
  const isSeated = stageOf(party) === 'seated';
  const interval = isSeated ? neededBy(stayOf(party), now) : occupiedInterval(stayOf(party));
  if (isSeated) {
    const found = plannedTables(day, { partySize, area, interval }, { ...placement, own });
    return isRefusal(found) ? undoRefusals.full() : found;
  }
  if (placement.pinned && placement.tableNumbers) {
    const { tableNumbers } = placement;
    const found = atChosen(day.unblocked, {
      partySize,
      interval,
      tableNumbers,
      override: false,
    });
    return isClash(found) || isRefusal(found) ? undoRefusals.full() : found;
  }
  const found = findFreeTables(day, { partySize, area, interval }, party.walkIn ? 'walk-ins' : 'staff');
  return isRefusal(found) ? undoRefusals.full() : found;
}
