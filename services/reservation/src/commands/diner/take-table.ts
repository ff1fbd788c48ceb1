import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { noEffects } from '../../day/claims/placement';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Ports } from '../../ports';
import { placeRequest } from '../requests/place-request';
import { claimFirst, type TakenTable } from '../new-reservation';
import type { HeldTable } from './held-table';
import type { ValidBooking } from './read-booking';

/** What a booking's claim is made of, beyond the booking. */
interface NewClaim {
  /** The reservation's id. */
  readonly id: string;
  /** The diner's hold. */
  readonly held: HeldTable;
  /** The idempotency key. */
  readonly key: string;
  readonly now: Date;
  /** False for a request that waits for an answer without a table. */
  readonly holdsTable: boolean;
}

/** Claims a table, in place of the diner's hold if there is one, or plans a request that holds no table. */
export async function takeTable(
  ports: Pick<Ports, 'days' | 'reservations'>,
  restaurant: RestaurantRules,
  booking: ValidBooking,
  { id, held, key, now, holdsTable }: NewClaim,
): Promise<TakenTable | Refusal> {
  const { audience, area, unknownArea, phoneHash, stay, request } = booking;
  if (!holdsTable) {
    const placement = unknownArea ?? (await placeRequest(ports, restaurant, stay));
    if (isRefusal(placement)) return placement;
    await held.releaseRest([]);
    return { placement, effects: noEffects, claimVersion: 0, release: async () => undefined };
  }
  const taken = await claimFirst(ports, id, {
    restaurant,
    now,
    dates: stay.dates,
    partySize: request.partySize,
    area,
    key,
    ...(phoneHash ? { phone: phoneHash } : {}),
    ...(audience === 'public' ? { online: true } : {}),
    ...held.claim(stay),
    table: { kind: 'booked', request, stay, unknownArea },
  });
  if (!isRefusal(taken)) await held.releaseRest(taken.placement.dates);
  return taken;
}
