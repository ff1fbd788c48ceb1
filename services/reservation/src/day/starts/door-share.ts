import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import { covers } from '../claims/block';
import type { DecidedPlacement } from '../claims/placement';
import { occupiedInterval } from '../claims/stay';
import type { DayView } from '../tables/day-view';

const minuteMs = 60_000;

/**
 * Whether a booking of the public leaves as many tables free for the door as the owner keeps (WAIT-23): for its whole stay,
 * at a start that is near. Tables that are kept for parties that wait are not free.
 */
export function leavesTablesForDoor(day: DayView, placed: DecidedPlacement): boolean {
  const { doorTables, doorMinutes } = day.rules.waitlist ?? defaultWaitlist;
  if (doorTables === 0 || placed.from >= day.now.getTime() + doorMinutes * minuteMs) return true;
  const { seating, plan, claims, rules, hasTables } = day.at(placed.from);
  if (!hasTables) return true;
  const { from, until } = occupiedInterval(placed);
  const isThen = (other: { from: number; until: number }) => other.from < until && from < other.until;
  const taken = new Set(placed.tableNumbers);
  for (const claim of claims)
    if (isThen(claim))
      for (const number of seating.tablesOf(claim.id) ?? claim.tableNumbers ?? []) taken.add(number);
  const blocks = (rules.blocks ?? []).filter(isThen);
  const free = plan.floor.tables.filter(
    (table) => !taken.has(table.number) && !blocks.some((block) => covers(block, table)),
  );
  return free.length >= doorTables;
}
