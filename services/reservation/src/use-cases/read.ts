import { isDate, sanitise } from '@tablewell/booking-rules';
import { addDays, dayBounds, isZone } from '@tablewell/booking-rules/zone';
import { type Actor, isMember, refuseStrangers, refuseWithout } from '@tablewell/chassis';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import type { DateCount } from '../domain/daily-counts';
import { offeredTimes, type OfferedDay } from '../domain/offered-times';
import type { Reservation } from '../domain/reservation';
import type { RestaurantRules } from '../domain/restaurant-rules';
import { type Claim, claimId } from '../domain/service-day';
import { datesOfStarts } from '../domain/service-dates';
import { reservationsToReview, type ToReview } from '../domain/to-review';
import { held } from './access';
import type { Booked } from './book';
import type { Ports } from './ports';

const longestRangeDays = 400;

/** One reservation, for whoever holds its id. */
export function getReservation(ports: Ports) {
  return async (id: string): Promise<Booked | Refusal> => {
    const reservation = await held(ports, id);
    if (isRefusal(reservation)) return reservation;
    const restaurant = await ports.restaurants.find(reservation.restaurantId);
    return restaurant ? { reservation, restaurant } : notFound('Reservation not found.');
  };
}

/** The reservations of a range of local dates, for members: days in `timezone`, else the restaurant's (contract §3). */
export function listReservations(ports: Ports) {
  return async (
    actor: Actor | undefined,
    ask: { restaurantId: string; startDate: string; endDate: string; timezone: string },
  ): Promise<Reservation[] | Refusal> => {
    const stranger = refuseStrangers(actor, ask.restaurantId);
    if (stranger) return stranger;
    const bad = refuseRange(ask);
    if (bad) return bad;
    const timezone = isZone(ask.timezone)
      ? ask.timezone
      : (await ports.restaurants.find(ask.restaurantId))?.timezone;
    const from = dayBounds(ask.startDate, timezone ?? 'UTC').start;
    const until = dayBounds(ask.endDate, timezone ?? 'UTC').end;
    return ports.reservations.between(ask.restaurantId, from, until);
  };
}

/** Reservations whose name, phone or notes contain the text; all for a blank one. For members. */
export function searchReservations(ports: Ports) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
    text: string,
  ): Promise<Reservation[] | Refusal> => {
    const stranger = refuseStrangers(actor, restaurantId);
    return stranger ?? ports.reservations.search(restaurantId, sanitise(text));
  };
}

/** More than a large restaurant has ahead of it; each call goes through all of them. */
const mostUpcoming = 5_000;

/** Upcoming reservations that the restaurant's settings of now would refuse, by time. For members. */
export function listReservationsToReview(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<ToReview[] | Refusal> => {
    const stranger = refuseStrangers(actor, restaurantId);
    if (stranger) return stranger;
    const restaurant = await ports.restaurants.find(restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const now = ports.clock().getTime();
    const upcoming = await ports.reservations.upcoming(restaurantId, now, mostUpcoming);
    return reservationsToReview(restaurant, upcoming);
  };
}

/** Every start of a date and whether the party could have it, for anyone. */
export function listOfferedTimes(ports: Ports) {
  return async (
    actor: Actor | undefined,
    ask: { restaurantId: string; date: string; partySize: number; movingReservationId: string },
  ): Promise<{ day: OfferedDay; restaurant: RestaurantRules } | Refusal> => {
    const restaurant = await ports.restaurants.find(ask.restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    if (!isDate(ask.date)) return invalid([{ field: 'date', message: 'Please give a date as YYYY-MM-DD' }]);
    const moving = ask.movingReservationId
      ? await ports.reservations.find(ask.movingReservationId)
      : undefined;
    const own = moving?.restaurantId === restaurant.id ? claimId(moving.id, moving.claimVersion) : undefined;
    const claims = await claimsOn(ports, restaurant.id, datesOfStarts(restaurant, ask.date), own);
    const audience = isMember(actor, restaurant.id) ? 'member' : 'public';
    return { day: offeredTimes(restaurant, claims, { ...ask, audience }, ports.clock()), restaurant };
  };
}

/** What is taken on these service days. Callers who look at one and the same day are given the same list. */
async function claimsOn(
  { days }: Ports,
  restaurantId: string,
  dates: readonly string[],
  own: string | undefined,
): Promise<readonly Claim[]> {
  const [only = [], ...more] = await Promise.all(dates.map((date) => days.claims(restaurantId, date)));
  if (more.length === 0 && own === undefined) return only;
  const all = new Map([only, ...more].flat().map((claim) => [claim.id, claim]));
  if (own !== undefined) all.delete(own);
  return [...all.values()];
}

const mostIds = 1_000;

/** What is kept of one guest's reservations, for the owner. Deleted ones are not there. */
export function listReservationsById({ reservations }: Pick<Ports, 'reservations'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, ids }: { restaurantId: string; ids: readonly string[] },
  ): Promise<Reservation[] | Refusal> => {
    const refused = refuseWithout('privacy', actor, restaurantId);
    if (refused) return refused;
    const found = await reservations.findAll(restaurantId, ids.slice(0, mostIds));
    return found.filter(({ status }) => status !== 'deleted');
  };
}

/** Where reservations came from, most first. For members, under a plan with analytics (contract §3). */
export function listSources(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string) => {
    const stranger = refuseStrangers(actor, restaurantId);
    if (stranger) return stranger;
    const restaurant = await ports.restaurants.find(restaurantId);
    if (restaurant && !restaurant.allowance.analytics) {
      const message = 'Your plan does not include reservation sources. Please upgrade to Premium.';
      return new Refusal('plan-required', 'plan-required', message, { requiredPlan: 'premium' });
    }
    return ports.reservations.countBySource(restaurantId);
  };
}

/** How many came on each date of a range, forgotten people included. For members. */
export function listDailyCounts(ports: Pick<Ports, 'reservations'>) {
  return async (
    actor: Actor | undefined,
    ask: { restaurantId: string; startDate: string; endDate: string },
  ): Promise<DateCount[] | Refusal> => {
    const refused = refuseStrangers(actor, ask.restaurantId) ?? refuseRange(ask);
    return refused ?? ports.reservations.countByDate(ask.restaurantId, ask.startDate, ask.endDate);
  };
}

function refuseRange(ask: { startDate: string; endDate: string }): Refusal | undefined {
  const bad = (['startDate', 'endDate'] as const).filter((field) => !isDate(ask[field]));
  if (bad.length > 0)
    return invalid(bad.map((field) => ({ field, message: 'Please give a date as YYYY-MM-DD' })));
  if (ask.endDate < ask.startDate) {
    return invalid([{ field: 'endDate', message: 'The last day must not be before the first' }]);
  }
  if (ask.endDate >= addDays(ask.startDate, longestRangeDays)) {
    return invalid([{ field: 'endDate', message: `At most ${longestRangeDays} days at a time` }]);
  }
  return undefined;
}
