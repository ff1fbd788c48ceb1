import { type Audience, bookingWindowMonths, validateReservation } from '@tablewell/booking-rules';
import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { hasStart, isClosedAt } from '@tablewell/restaurant-rules/availability/day-hours';
import { onlineSize } from '@tablewell/restaurant-rules/availability/online-sizes';
import { maxDaysAhead } from '@tablewell/restaurant-rules/availability/booking-window';
import { windowOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { addDays, addMonths, type LocalTime, localTimeOf } from '@tablewell/shared/zone';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import type { Placement } from '../claims/placement';
import { refusals } from '../../restaurant/refusals';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

const minuteMs = 60_000;

/**
 * The booking rules that a start violates, in the order of their refusals (BOOKING-5, BOOKING-6). The rules of online
 * bookings apply to the public only (AVAIL-6).
 */
export function brokenRules(
  rules: RestaurantRules,
  { date, minute: minuteOfDay }: LocalTime,
  from: number,
  now: Date,
  audience: TableAudience,
): Refusal[] {
  const today = localTimeOf(now.getTime(), rules.timezone).date;
  const isPublic = audience === 'everyone';
  // No window depends on the party.
  const { daysAhead, shortestNoticeMinutes = 0 } = windowOn(rules, date, minuteOfDay);
  const isTooSoon = isPublic && from < now.getTime() + shortestNoticeMinutes * minuteMs;
  return [
    ...(date < today || from < now.getTime() ? [refusals.past(audience)] : []),
    ...(date > lastDate(rules, today, isPublic ? daysAhead : undefined, isPublic)
      ? [refusals.tooFarAhead(isPublic ? daysAhead : undefined)]
      : []),
    ...(isClosedAt({ date, minute: minuteOfDay }, rules) ? [refusals.closed(audience)] : []),
    ...(hasStart(date, minuteOfDay, rules) ? [] : [refusals.notOffered(audience)]),
    ...(isTooSoon && from >= now.getTime() ? [refusals.tooShortNotice()] : []),
  ];
}

/** The last date of bookings. The staff books at least as far ahead as the public. */
function lastDate(
  rules: RestaurantRules,
  today: string,
  daysAhead: number | undefined,
  isPublic: boolean,
): string {
  const usual = addMonths(today, bookingWindowMonths);
  if (isPublic) return daysAhead === undefined ? usual : addDays(today, daysAhead);
  const most = addDays(today, maxDaysAhead(rules.availabilityRules) ?? 0);
  return most > usual ? most : usual;
}

/** The refusal of a party that the audience may not book, whatever the time (BOOKING-4, AVAIL-7). */
export function refusePartySize(
  rules: RestaurantRules,
  partySize: number,
  audience: Audience,
): Refusal | undefined {
  const problems = validateReservation({ partySize }, audience);
  if (problems.length > 0) return invalid(problems, 'party-size');
  return audience === 'public' ? refuseOnlineSize(rules, partySize) : undefined;
}

/** The refusal of a party that is too small for the public; a large one becomes a request (AVAIL-7, REQUEST-1). */
export function refuseOnlineSize(
  { availabilityRules }: RestaurantRules,
  partySize: number,
): Refusal | undefined {
  const { smallestParty = 1 } = availabilityRules.online ?? {};
  return onlineSize(availabilityRules, partySize) === 'too-small'
    ? refusals.tooSmall(smallestParty)
    : undefined;
}

/** Whether it is too late for the public to change or cancel a reservation (AVAIL-6). */
export function isTooLate(
  rules: RestaurantRules,
  { from }: Pick<Placement, 'from'>,
  action: 'change' | 'cancel',
  now: Date,
): boolean {
  const { date, minute } = localTimeOf(from, rules.timezone);
  const { lastChangeMinutes, lastCancelMinutes } = windowOn(rules, date, minute);
  const minutes = action === 'change' ? lastChangeMinutes : lastCancelMinutes;
  return minutes !== undefined && now.getTime() > from - minutes * minuteMs;
}
