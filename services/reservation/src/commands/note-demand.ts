import { type Actor, isMember } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { isCountable, unmetRule } from '../day/starts/demand';
import { placeParty, type RequestedStart } from '../day/starts/place-party';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { datesOfStarts } from '../day/claims/service-dates';
import type { Ports } from '../ports';
import { hasBlocks, inBackground } from './note-unavailable-date';
import { claimsOn } from './days-on';
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
    if (!isCountable(restaurant, { date, minute, partySize }, ports.clock())) return;
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
  if (!(await hasBlocks(ports, restaurant, when))) return false;
  const claims = await claimsOn(ports, restaurant.id, datesOfStarts(restaurant, when.date), undefined);
  const requested = { when, partySize, rules: 'book', audience: 'everyone' } as const;
  // A separate list, because the capacity of the day is cached by the list's identity.
  return !isRefusal(placeParty(restaurant, [...claims], requested, ports.clock()));
}
