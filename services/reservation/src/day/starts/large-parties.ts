import { onlineSize } from '@tablewell/restaurant-rules/availability/online-sizes';
import { largestPublicParty } from '@tablewell/restaurant-rules/floor';
import type { Refusal } from '@tablewell/chassis/refusal';
import { type OnlinePause, refusePaused } from '../claims/online-pause';
import type { Placement, RequestedStay } from '../claims/placement';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

/** The settings that decide whether a public booking is a request. */
export type RequestRules = Pick<RestaurantRules, 'autoConfirm' | 'availabilityRules' | 'requests'> &
  Partial<Pick<RestaurantRules, 'floor'>>;

/** Whether a party is larger than the public can book without a request (AVAIL-7). */
export function isLarge({ availabilityRules }: RequestRules, partySize: number): boolean {
  return onlineSize(availabilityRules, partySize) === 'asks';
}

/** Whether a party is larger than every table and combination that the public can book; never true without tables. */
export function isBeyondTables({ floor }: RequestRules, partySize: number): boolean {
  return partySize > ((floor && largestPublicParty(floor)) ?? Infinity);
}

/** Whether a request of a party of this size holds no table (REQUEST-3). */
export function requestsWithoutTable(rules: RequestRules, partySize: number): boolean {
  return isLarge(rules, partySize) && !rules.requests.largePartiesHoldTable;
}

/** The plan of a request that holds no table. It is refused during a pause of online bookings. */
export function placeWithoutTable(
  { timezone }: Pick<RestaurantRules, 'timezone'>,
  stay: RequestedStay,
  onlinePause: OnlinePause | undefined,
): Placement | Refusal {
  const { when, from, until, dates } = stay;
  return (
    refusePaused(onlinePause, from, timezone) ?? {
      date: when.date,
      minute: when.minute,
      tableType: '',
      from,
      until,
      dates,
    }
  );
}
