import type { Audience } from '@tablewell/booking-rules';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { refusePartySize } from '../../day/starts/booking-rules';
import { audienceOfTables, findSlot, placeInSlot } from '../../day/starts/place-party';
import { stepNotAllowed } from '../../party/step-refusals';
import { isUnanswered, next as transition, stageOf } from '../../party/lifecycle';
import { pendingRequest, tooLargeToChange } from '../../party/request';
import { isLarge } from '../../day/starts/large-parties';
import { replanned, type Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { withOverstays } from '../../day/claims/overstay';
import type { Ports } from '../../ports';
import { placeRequest } from '../requests/place-request';
import type { RequestedChange } from './requested-change';
import type { Revision } from '../revise';

/** Plans the table of a changed reservation, under the rules of bookings if it moves to another time. */
export async function planNewTable(
  ports: Ports,
  restaurant: RestaurantRules,
  audience: Audience,
  {
    current,
    revised,
    change: { when, moves },
    phone,
    now,
  }: {
    current: Reservation;
    /** The reservation with its changed fields. */
    revised: Reservation;
    change: RequestedChange;
    /** The hash of a diner's phone number. */
    phone: string | undefined;
    now: Date;
  },
): Promise<Pick<Revision, 'next' | 'settle' | 'request'> | Refusal> {
  const stage = stageOf(current);
  if (transition(stage, 'replan') === 'refused') return stepNotAllowed(current, restaurant.timezone);
  // A party booked by a member may be larger than the public can book.
  const tooLarge = refusePartySize(restaurant, revised.partySize, audience);
  if (tooLarge) return tooLarge;
  const isConfirmed = !isUnanswered(stage);
  if (audience === 'public' && isConfirmed && isLarge(restaurant, revised.partySize))
    return tooLargeToChange(restaurant);
  const request = {
    when,
    partySize: revised.partySize,
    area: revised.area,
    rules: moves ? 'book' : 'keep',
    audience: audienceOfTables(audience),
    ...(phone ? { byPhone: { phoneHash: phone, limit: ports.limits.byPhoneAndStart } } : {}),
  } as const;
  const slot = findSlot(restaurant, request, now);
  if (isRefusal(slot)) return slot;
  const pending = isConfirmed
    ? undefined
    : pendingRequest(restaurant, revised.partySize, {
        requestedAt: current.createdAt,
        from: slot.from,
        // A request that holds no table was made knowing that the restaurant has to find one.
        asks: current.request?.withoutTable,
      });
  const next: Reservation = { ...revised, ...(pending ? { request: pending } : {}) };
  if (pending?.withoutTable) {
    const placed = await placeRequest(ports, restaurant, slot);
    return isRefusal(placed) ? placed : { next, settle: (after) => replanned(after, placed) };
  }
  return {
    next,
    settle: replanned,
    request: {
      dates: slot.dates,
      partySize: revised.partySize,
      ...(phone ? { phone } : {}),
      decide: (claims, _own, restrictions, paced) => {
        const taken = withOverstays(restaurant, claims, slot.from, now.getTime());
        return placeInSlot(restaurant, taken, request, slot, restrictions, paced);
      },
    },
  };
}
