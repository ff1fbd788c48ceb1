import type { Refusal } from '@tablewell/chassis/refusal';
import { refusals } from '../../restaurant/refusals';
import type { DecidedPlacement, RequestedStay } from '../claims/placement';
import { occupiedInterval } from '../claims/stay';
import type { DayOccupancy } from '../tables/day-occupancy';
import { knownArea } from './area';
import type { PlacementRequest } from './place-party';

/** What decides which tables a party may have. */
export type TableRequested = Pick<PlacementRequest, 'partySize' | 'audience' | 'area' | 'isAreaOptional'>;

/** A table for the party during its stay; no other rule is applied. */
export function placeAtTable(
  day: DayOccupancy,
  { partySize, audience = 'everyone', area, isAreaOptional }: TableRequested,
  stay: RequestedStay,
): DecidedPlacement | Refusal {
  const { movable } = stay;
  const inArea = { ...(area ? { area } : {}), ...(isAreaOptional ? { isAreaOptional } : {}) };
  const wanted = { partySize, ...occupiedInterval(stay), audience, movable, ...inArea };
  const choice = day.choose(wanted, movable);
  const refused = { audience, partySize, area: knownArea(day.rules, area) };
  if (choice.kind === 'too-large') return refusals.tooLarge(refused);
  if (choice.kind === 'full') return refusals.full(refused);
  const { tableType, tables, renumbered, moves } = choice;
  return {
    date: stay.when.date,
    minute: stay.when.minute,
    tableType,
    ...(tables.length > 0 ? { tableNumbers: tables } : {}),
    ...(tables.length > 1 ? { tables: tables.length } : {}),
    ...(renumbered.length + moves.length > 0 ? { moves: [...renumbered, ...moves] } : {}),
    from: stay.from,
    until: stay.until,
    ...(stay.pauseMinutes ? { pauseMinutes: stay.pauseMinutes } : {}),
    dates: stay.dates,
  };
}
