import { isRefusal } from '@tablewell/chassis/refusal';
import { extraCoversOn } from '@tablewell/restaurant-rules/availability/rules-on';
import type { Interval } from '../claims/intervals';
import type { DecidedPlacement, RequestedStay } from '../claims/placement';
import { occupiedInterval } from '../claims/stay';
import type { DayOccupancy } from '../tables/day-occupancy';
import type { DayView } from '../tables/day-view';
import { placeAtTable, type TableRequested } from './at-table';
import type { PlacementRequest } from './place-party';

/** The code of the rule that a party without a table overrides: that there is one. */
export const overbookedCode = 'overbooked';

/**
 * A start without a table, for a party that got no table: if the owner allows extra covers and there are some left
 * (OVERBOOK-7), or if the party has the start already (OVERBOOK-8). The party gets the first table that becomes free.
 * Undefined: the start is full.
 */
export function placeBeyondTables(
  day: DayView,
  request: TableRequested & Partial<Pick<PlacementRequest, 'rules' | 'lacksTable'>>,
  stay: RequestedStay,
): DecidedPlacement | undefined {
  const occupancy = day.at(stay.from);
  if (!occupancy.hasTables) return undefined;
  return request.lacksTable || hasExtraCovers(day, request, stay) ? withoutTable(stay) : undefined;
}

/** Whether all tables are taken, and the owner lets the public book this many covers all the same. */
function hasExtraCovers(
  day: DayView,
  { rules, audience, area, partySize }: TableRequested & Partial<Pick<PlacementRequest, 'rules'>>,
  stay: RequestedStay,
): boolean {
  // A party that waits at the door was promised the next table, so there are no extra covers.
  if (rules !== 'book' || audience !== 'everyone' || area || day.line.length > 0) return false;
  const { date, minute } = stay.when;
  const most = extraCoversOn(day.rules, date, minute);
  const occupancy = day.at(stay.from);
  if (partySize > most || !occupancy.plan.isLargeEnough(partySize)) return false;
  // A table that is kept from the public, or blocked, is no reason to sell more than there is.
  const inHouse = { partySize, audience: 'walk-ins' } as const;
  const isFull = [occupancy, occupancy.unblocked].every((each) =>
    isRefusal(placeAtTable(each, inHouse, stay)),
  );
  return isFull && coversWithoutTable(occupancy, occupiedInterval(stay)) + partySize <= most;
}

/** The most covers of parties without a table that are there at the same time within a stretch. */
function coversWithoutTable({ claims, seating }: DayOccupancy, { from, until }: Interval): number {
  const lacking = claims.filter(
    (claim) => claim.from < until && from < claim.until && !seating.tablesOf(claim.id),
  );
  const coversAt = (at: number): number =>
    lacking.reduce((sum, each) => (each.from <= at && at < each.until ? sum + each.partySize : sum), 0);
  return Math.max(0, ...lacking.map((each) => coversAt(Math.max(each.from, from))));
}

function withoutTable(stay: RequestedStay): DecidedPlacement {
  const { when, from, until, pauseMinutes, dates } = stay;
  return {
    ...{ date: when.date, minute: when.minute, tableType: '', beyondTables: true, from, until, dates },
    ...(pauseMinutes ? { pauseMinutes } : {}),
    effects: { overfilled: true, overridden: [overbookedCode], displaced: [] },
  };
}
