import type { Audience } from '@tablewell/booking-rules';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { refusePartySize } from '../../day/starts/booking-rules';
import { audienceOfTables, findStay } from '../../day/starts/place-party';
import { refuseReplan, type Replan } from '../../party/change';
import { isUnanswered, stageOf } from '../../party/lifecycle';
import { pendingRequest, tooLargeToChange } from '../../party/request';
import { isLarge } from '../../day/starts/large-parties';
import type { Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Ports } from '../../ports';
import { placeRequest } from '../requests/place-request';
import type { RequestedChange } from './requested-change';
import type { TableRequest } from '../revise';

/** A new plan for a changed party: the claim that it needs, unless it is a request that holds no table. */
export interface NewTable {
  readonly replan: Replan;
  readonly table?: TableRequest;
}

/** Plans the table of a changed reservation, under the rules of bookings if it moves to another time. */
export async function planNewTable(
  ports: Pick<Ports, 'days' | 'reservations' | 'limits'>,
  restaurant: RestaurantRules,
  audience: Audience,
  {
    current,
    requested: { given, when, moves },
    phoneHash,
    now,
  }: {
    current: Reservation;
    requested: RequestedChange;
    /** The hash of a diner's phone number. */
    phoneHash: string | undefined;
    now: Date;
  },
): Promise<NewTable | Refusal> {
  const { partySize, area } = given;
  const refused =
    refuseReplan(current, restaurant.timezone) ??
    // A party booked by a member may be larger than the public can book.
    refusePartySize(restaurant, partySize, audience);
  if (refused) return refused;
  const isConfirmed = !isUnanswered(stageOf(current));
  if (audience === 'public' && isConfirmed && isLarge(restaurant, partySize))
    return tooLargeToChange(restaurant);
  const request = {
    when,
    partySize,
    area,
    rules: moves ? 'book' : 'keep',
    audience: audienceOfTables(audience),
    ...(phoneHash ? { byPhone: { phoneHash, limit: ports.limits.byPhoneAndStart } } : {}),
  } as const;
  const stay = findStay(restaurant, request, now);
  if (isRefusal(stay)) return stay;
  const pending = isConfirmed
    ? undefined
    : pendingRequest(restaurant, partySize, {
        requestedAt: current.createdAt,
        from: stay.from,
        // A request that holds no table was made knowing that the restaurant has to find one.
        asks: current.request?.withoutTable,
      });
  if (pending?.withoutTable) {
    const placement = await placeRequest(ports, restaurant, stay);
    return isRefusal(placement) ? placement : { replan: { request: pending, placement } };
  }
  return {
    replan: { request: pending },
    table: {
      restaurant,
      now,
      dates: stay.dates,
      partySize,
      ...(phoneHash ? { phone: phoneHash } : {}),
      table: { kind: 'booked', request, stay },
    },
  };
}
