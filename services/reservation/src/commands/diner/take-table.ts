import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { placeInSlot } from '../../day/starts/place-party';
import type { Placement } from '../../day/claims/placement';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { withOverstays } from '../../day/claims/overstay';
import { claimId } from '../../day/claims/claim';
import type { Ports } from '../../ports';
import { placeRequest } from '../requests/place-request';
import { heldTable } from './held-table';
import type { ValidBooking } from './read-booking';

/** What a booking's claim is made of, beyond the booking. */
interface NewClaim {
  /** The reservation's id. */
  readonly id: string;
  /** The diner's hold; absent or empty: none. */
  readonly holdId: string | undefined;
  /** The idempotency key. */
  readonly key: string;
  readonly now: Date;
  /** False for a request that waits for an answer without a table. */
  readonly holdsTable: boolean;
}

/** The table of a booking that is not written yet. */
export interface TakenTable {
  readonly placement: Placement;
  /** The version of the claim; 0 for a request that holds no table. */
  readonly claimVersion: 0 | 1;
  /** Gives the table back, if the booking is refused after all. */
  release(): Promise<void>;
  /** The booking was written: a hold that it replaced no longer counts. */
  booked(): void;
}

/** Claims a table, in place of the diner's hold if there is one, or plans a request that holds no table. */
export async function takeTable(
  ports: Ports,
  restaurant: RestaurantRules,
  booking: ValidBooking,
  { id, holdId, key, now, holdsTable }: NewClaim,
): Promise<TakenTable | Refusal> {
  const { audience, area, unknownArea, phoneHash, slot, request } = booking;
  const held = heldTable(ports, restaurant.id, holdId);
  if (!holdsTable) {
    const placement = unknownArea ?? (await placeRequest(ports, restaurant, slot));
    if (isRefusal(placement)) return placement;
    await held.releaseRest([]);
    return { placement, claimVersion: 0, release: async () => undefined, booked: held.booked };
  }
  const placement = await ports.days.claim({
    claimId: claimId(id, 1),
    restaurantId: restaurant.id,
    dates: slot.dates,
    partySize: request.partySize,
    area,
    key,
    ...(phoneHash ? { phone: phoneHash } : {}),
    ...(audience === 'public' ? { online: true } : {}),
    ...held.claim(slot),
    decide: (claims, own, restrictions, paced) => {
      const current = withOverstays(restaurant, claims, slot.from, now.getTime());
      const rules = held.rules(own, slot, request);
      if (unknownArea && rules === 'book') return unknownArea;
      return placeInSlot(restaurant, current, { ...request, rules }, slot, restrictions, paced);
    },
  });
  if (isRefusal(placement)) return placement;
  await held.releaseRest(placement.dates);
  return {
    placement,
    claimVersion: 1,
    release: () => ports.days.release(restaurant.id, placement.dates, claimId(id, 1)),
    booked: held.booked,
  };
}
