import { isRefusal } from '@tablewell/chassis/refusal';
import type { LocalTime } from '@tablewell/shared/zone';
import { refusePartySize } from './booking-rules';
import type { DayView } from '../tables/day-view';
import { placeOrRequest } from './place-or-request';
import { findStay } from './place-party';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { type ListedDate, startsOfDate } from './starts-of-date';

/**
 * A date as diners see it: `open` with a start for the party, `full` without one, `closed` where no start can be booked
 * whatever the tables: on closed days, and before and after the dates and times of online bookings.
 */
type DayState = 'open' | 'full' | 'closed';

export interface OfferedDayState {
  readonly date: string;
  readonly state: DayState;
}

/** A date and a party of the public. */
export interface DayRequest extends ListedDate {
  readonly partySize: number;
  /** The requested area; absent: anywhere. */
  readonly area?: string | undefined;
}

const audience = 'everyone';

/** Whether the date has a start that diners can book if there is a table, without looking at the tables. */
export function hasStart(rules: RestaurantRules, request: DayRequest, now: Date): boolean {
  return startsOn(rules, request, now).next().done === false;
}

/**
 * The state of a date, by the function that decides about bookings (`placeOrRequest`), up to the first start that is
 * available.
 */
export function dayState(day: DayView, request: DayRequest): DayState {
  const { rules, now } = day;
  const { partySize, area } = request;
  const isWrongSize = refusePartySize(rules, partySize, 'public') !== undefined;
  let state: DayState = 'closed';
  for (const when of startsOn(rules, request, now)) {
    state = 'full';
    if (isWrongSize) break;
    const requested = { when, partySize, area, rules: 'book', audience } as const;
    if (!isRefusal(placeOrRequest(day, requested))) return 'open';
  }
  return state;
}

/** The starts of a date that pass all rules; tables, pacing and pauses are not checked. */
function* startsOn(rules: RestaurantRules, request: DayRequest, now: Date): Generator<LocalTime> {
  for (const { when } of startsOfDate(rules, request)) {
    const stay = findStay(rules, { when, partySize: request.partySize, rules: 'book', audience }, now);
    if (!isRefusal(stay)) yield when;
  }
}
