import { areaKey } from '@tablewell/restaurant-rules/areas';
import type { ClaimRequest } from '../../day/claim-request';
import type { PlacementRequest } from '../../day/starts/place-party';
import type { RequestedStay } from '../../day/claims/placement';
import type { Claim } from '../../day/claims/claim';
import { datesOfHold, holdClaimId, isHold } from '../../day/claims/table-hold';
import type { Ports } from '../../ports';
import { inBackground } from '../note-unavailable-date';

/** The hold that a booking, or another hold, replaces. */
export interface HeldTable {
  /** The claim's reference to the hold, which it replaces in one write if both are on the same service day. */
  claim(slot: Pick<RequestedStay, 'dates'>): Pick<ClaimRequest, 'replaces'>;
  /** The rules for a start: a party keeps the time of its hold; for any other, all rules apply (HOLD-3). */
  rules(
    own: Claim | undefined,
    slot: RequestedStay,
    party: Pick<PlacementRequest, 'partySize' | 'area'>,
  ): PlacementRequest['rules'];
  /** Releases the parts of the hold that the claim on these service days has not replaced. */
  releaseRest(dates: readonly string[]): Promise<void>;
  /** Removes the hold from the address's held time, because it became a booking (HOLD-4). */
  booked(): void;
}

/**
 * A diner's hold, by its id. A hold that is unknown, has ended or is of another restaurant has no claim on this
 * restaurant's days.
 */
export function heldTable(
  ports: Pick<Ports, 'days' | 'holdUsages'>,
  restaurantId: string,
  holdId: string | undefined,
): HeldTable {
  const dates = holdId ? datesOfHold(holdId) : undefined;
  if (!holdId || !dates) return noHold;
  const replaces = holdClaimId(holdId);
  return {
    claim: (slot) => (slot.dates[0] === dates[0] ? { replaces } : {}),
    rules: (own, slot, { partySize, area }) =>
      own && holdsTime(own, slot) && partySize <= own.partySize && isHeldIn(own, area) ? 'keep' : 'book',
    async releaseRest([replacedOn]) {
      const rest = dates.filter((date) => date !== replacedOn);
      if (rest.length > 0) await ports.days.release(restaurantId, rest, replaces);
    },
    booked: () => inBackground(() => ports.holdUsages.remove(restaurantId, holdId)),
  };
}

const holdsTime = (own: Claim, slot: RequestedStay): boolean => isHold(own) && own.from === slot.from;

/**
 * A hold in an area also serves a booking without an area. The name is compared to the held one, so that the area may
 * have been renamed since (AREA-6).
 */
function isHeldIn(hold: Claim, area: string | undefined): boolean {
  return area === undefined || (hold.area !== undefined && areaKey(hold.area) === areaKey(area));
}

const noHold: HeldTable = {
  claim: () => ({}),
  rules: () => 'book',
  releaseRest: async () => undefined,
  booked: () => undefined,
};
