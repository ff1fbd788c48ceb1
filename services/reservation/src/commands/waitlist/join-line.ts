import { furthestNotBeforeMinutes } from '@tablewell/booking-rules/waitlist';
import {
  isClosedAt,
  periodAt,
  serviceTimeOf,
  turnOf,
} from '@tablewell/restaurant-rules/availability/day-hours';
import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { addDays, instantAfterGap, localTimeOf } from '@tablewell/shared/zone';
import { dayZoneOf, serviceDates } from '../../day/claims/service-dates';
import { occupiedInterval, stayFrom, wholeMinute } from '../../day/claims/stay';
import { join } from '../../party/join';
import type { Reservation } from '../../party/reservation';
import type { WaitRange } from '../../party/wait';
import type { KnownRestaurant, RestaurantRules } from '../../restaurant/restaurant-rules';
import { writeNewReservation } from '../new-reservation';
import { findWaiting } from './find-line';
import { placeForJoining } from './place-for-joining';
import { linkRefusals, type LinkParty, type LinkPorts, refuseSecondEntry } from './link-party';

/** A party that is in the line of its day. */
export interface JoiningParty {
  readonly id: string;
  readonly partySize: number;
  readonly areas: readonly string[];
  readonly joinedAt: number;
  readonly vip?: boolean;
}

/** The wait of a party that joins now; undefined: none can be told. */
export type QuoteOf = (restaurant: RestaurantRules, party: JoiningParty) => Promise<WaitRange | undefined>;

const minuteMs = 60_000;
/** The actor of a diner's joining through the link, in the record of steps. */
const diner = { userId: '', name: 'Online' };

/** Whether the restaurant is open at an instant. */
export function isOpenAt(restaurant: RestaurantRules, now: Date): boolean {
  const local = localTimeOf(now.getTime(), restaurant.timezone);
  const at = serviceTimeOf(local, restaurant);
  return !isClosedAt(local, restaurant) && periodAt(at.date, at.minute, restaurant) !== undefined;
}

/** Puts a party that joins through the link in the line of now (WAIT-14). */
export async function joinLine(
  ports: LinkPorts,
  restaurant: KnownRestaurant,
  party: LinkParty,
  { notBefore: text, quote }: { readonly notBefore: string; readonly quote: QuoteOf },
): Promise<Reservation | Refusal> {
  const { id, attempt, details, email, area, language, now, phone } = party;
  const { online, mostWaiting } = restaurant.waitlist ?? defaultWaitlist;
  if (!online || !isOpenAt(restaurant, now)) return linkRefusals.closed();
  const notBefore = readNotBefore(restaurant, text, now);
  if (isRefusal(notBefore)) return notBefore;
  const waiting = await findWaiting(ports, restaurant, now);
  const second = refuseSecondEntry(restaurant, party, waiting);
  if (second) return second;
  if (waiting.length >= mostWaiting) return linkRefusals.full();

  const from = wholeMinute(now);
  const when = localTimeOf(from, restaurant.timezone);
  const stay = stayFrom(restaurant, from, when, details.partySize);
  const dates = serviceDates(occupiedInterval(stay), dayZoneOf(restaurant));
  const areas = area === undefined ? [] : [area];
  const joining = {
    ...{ id, restaurantId: restaurant.id, at: now, takenAt: now, details, email, when, stay, dates, areas },
    ...{ language, accessible: false, byLink: true, stepId: `link-${id}`, by: diner, notBefore },
  };
  const placed = placeForJoining(ports, restaurant, joining, quote);
  const written = await writeNewReservation(ports, {
    attempt,
    audience: 'public',
    // Like walk-ins, parties of the waitlist do not count in the month (PLAN-3).
    quota: undefined,
    phone,
    takeTable: placed.takeTable,
    make: () => join({ ...joining, quote: placed.quote() }),
  });
  return isRefusal(written) ? written : written.reservation;
}

/** The instant of a time of tonight on the restaurant's clock; undefined for none, and for one that has passed. */
function readNotBefore(restaurant: RestaurantRules, text: string, now: Date): Date | undefined | Refusal {
  if (text === '') return undefined;
  const [, hour, rest] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hour === undefined || rest === undefined)
    return invalid([{ field: 'notBefore', message: 'Please give a time of day, as HH:MM' }]);
  const minute = Number(hour) * 60 + Number(rest);
  const { date: evening } = serviceTimeOf(localTimeOf(now.getTime(), restaurant.timezone), restaurant);
  const date = minute < turnOf(restaurant) ? addDays(evening, 1) : evening;
  const instant = instantAfterGap({ date, minute }, restaurant.timezone);
  if (instant <= now.getTime()) return undefined;
  if (instant - now.getTime() > furthestNotBeforeMinutes * minuteMs)
    return invalid([{ field: 'notBefore', message: 'Please give a time within the next four hours' }]);
  return new Date(instant);
}
