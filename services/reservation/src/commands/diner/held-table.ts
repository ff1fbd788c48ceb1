import type { ClaimRequest } from '../../day/claim-request';
import type { RequestedStay } from '../../day/claims/placement';
import { datesOfHold, holdClaimId } from '../../day/claims/table-hold';
import type { Ports } from '../../ports';
import { inBackground } from '../note-unavailable-date';

/** The hold that a booking, or another hold, replaces. */
export interface HeldTable {
  /** The claim's reference to the hold, which it replaces in one write if both are on the same service day. */
  claim(stay: Pick<RequestedStay, 'dates'>): Pick<ClaimRequest, 'replaces'>;
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
    claim: (stay) => (stay.dates[0] === dates[0] ? { replaces } : {}),
    async releaseRest([replacedOn]) {
      const rest = dates.filter((date) => date !== replacedOn);
      if (rest.length > 0) await ports.days.release(restaurantId, rest, replaces);
    },
    booked: () => inBackground(() => ports.holdUsages.remove(restaurantId, holdId)),
  };
}

const noHold: HeldTable = {
  claim: () => ({}),
  releaseRest: async () => undefined,
  booked: () => undefined,
};
