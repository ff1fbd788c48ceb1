import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { DayView } from '../tables/day-view';
import { findStay, type PlacementRequest, placeParty } from './place-party';
import type { Placement } from '../claims/placement';
import { placeWithoutTable, requestsWithoutTable } from './large-parties';

/**
 * The decision about a start for a party that books it. A large party of the public makes a request, whether or not a
 * table is free (REQUEST-3).
 */
export function placeOrRequest(day: DayView, request: PlacementRequest): Placement | Refusal {
  const { rules } = day;
  const asks = request.audience === 'everyone' && requestsWithoutTable(rules, request.partySize);
  if (!asks) return placeParty(day, request);
  const stay = findStay(rules, request, day.now);
  return isRefusal(stay) ? stay : placeWithoutTable(rules, stay, day.pauseAt(stay.from));
}
