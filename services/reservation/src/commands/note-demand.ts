import { type Actor, isMember } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { isCountable, unmetRule } from '../day/starts/demand';
import { placeParty, type RequestedStart } from '../day/starts/place-party';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { datesOfStarts } from '../day/claims/service-dates';
import type { Ports } from '../ports';
import { inBackground } from './note-unavailable-date';
import { type RequestedTime, toStart } from './when';

interface Wanted {
  readonly restaurantId: string;
  readonly partySize: number;
  readonly when: RequestedTime;
}

/**
 * Counts a diner's booking that a rule of availability refused (AVAIL-20). Runs in the background; a failure does not
 * affect the request.
 */
export function noteRefusedBooking(
  ports: Pick<Ports, 'restaurants' | 'days' | 'demand' | 'clock'>,
  actor: Actor | undefined,
  { restaurantId, partySize, when }: Wanted,
  { code }: Refusal,
): void {
  const rule = unmetRule(code);
  if (!rule || isMember(actor, restaurantId)) return;
  inBackground(async () => {
    const restaurant = await ports.restaurants.find(restaurantId);
    const start = restaurant && toStart(when, restaurant.timezone);
    if (!restaurant || !start || isRefusal(start)) return;
    const { date, minute } = start;
    if (!isCountable(restaurant, { date, minute, partySize }, ports.clock(restaurantId))) return;
    await ports.demand.note({ restaurantId, date, minute, partySize }, async () => {
      const isBlocked =
        rule === 'no-tables-available' && (await isFreeWithoutBlocks(ports, restaurant, start, partySize));
      return isBlocked ? 'blocked' : rule;
    });
  });
}

/** Whether only blocks prevent the booking. */
async function isFreeWithoutBlocks(
  ports: Pick<Ports, 'days' | 'clock'>,
  restaurant: RestaurantRules,
  when: RequestedStart,
  partySize: number,
): Promise<boolean> {
  const day = await ports.days.view(
    restaurant,
    datesOfStarts(restaurant, when.date),
    ports.clock(restaurant.id),
  );
  const requested = { when, partySize, rules: 'book', audience: 'everyone' } as const;
  return day.hasBlocks && !isRefusal(placeParty(day.unblocked, requested));
}
