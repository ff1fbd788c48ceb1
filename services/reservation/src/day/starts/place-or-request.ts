import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { DayRestrictions } from '../claims/day-restrictions';
import { findSlot, type PlacementRequest, placeParty } from './place-party';
import type { Placement } from '../claims/placement';
import { placeWithoutTable } from './large-parties';
import { requestsWithoutTable } from './large-parties';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Claim } from '../claims/claim';

/**
 * The decision about a start for a party that books it. A large party of the public makes a request, whether or not a
 * table is free (REQUEST-3).
 */
export function placeOrRequest(
  rules: RestaurantRules,
  claims: readonly Claim[],
  request: PlacementRequest,
  now: Date,
  restrictions: DayRestrictions,
): Placement | Refusal {
  const asks = request.audience === 'everyone' && requestsWithoutTable(rules, request.partySize);
  if (!asks) return placeParty(rules, claims, request, now, restrictions);
  const slot = findSlot(rules, request, now);
  return isRefusal(slot) ? slot : placeWithoutTable(rules, slot, restrictions);
}
