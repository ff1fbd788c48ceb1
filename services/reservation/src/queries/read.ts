import { turnOf } from '@tablewell/restaurant-rules/availability/day-hours';
import { sanitize } from '@tablewell/shared/text';
import { dayBounds, isZone } from '@tablewell/shared/zone';
import {
  type Actor,
  isMember,
  isWithheldAt,
  refuseNonMember,
  refuseWithoutPermission,
} from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { dateProblems, refuseRange } from '../restaurant/date-problems';
import { resolveArea } from '../day/starts/area';
import type { DateCount } from '../party/daily-counts';
import { offeredTimes, type OfferedDay } from '../day/starts/offered-times';
import { audienceOfTables } from '../day/starts/place-party';
import { documentDatesOf, type ListedDate } from '../day/starts/starts-of-date';
import type { Reservation } from '../party/reservation';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { claimId } from '../day/claims/claim';
import { datesOfHold, holdClaimId } from '../day/claims/table-hold';
import { findByLink } from '../commands/access';
import type { Booked } from '../commands/diner/book';
import { noteUnavailableDate } from '../commands/note-unavailable-date';
import type { Ports } from '../ports';

const maxRangeDays = 400;

/** A reservation, for the holder of its id. */
export function getReservation(ports: Pick<Ports, 'restaurants' | 'reservations'>) {
  return async (id: string): Promise<Booked | Refusal> => {
    const reservation = await findByLink(ports, id);
    if (isRefusal(reservation)) return reservation;
    const restaurant = await ports.restaurants.find(reservation.restaurantId);
    return restaurant ? { reservation, restaurant } : notFound('Reservation not found.');
  };
}

/**
 * The reservations of a range of local dates, for members: dates in `timezone`, else in the restaurant's zone
 * (HOURS-11).
 */
export function listReservations(ports: Pick<Ports, 'restaurants' | 'reservations'>) {
  return async (
    actor: Actor | undefined,
    request: { restaurantId: string; startDate: string; endDate: string; timezone: string },
  ): Promise<Reservation[] | Refusal> => {
    const refused = refuseNonMember(actor, request.restaurantId);
    if (refused) return refused;
    const bad = refuseDates(request);
    if (bad) return bad;
    const timezone = isZone(request.timezone)
      ? request.timezone
      : (await ports.restaurants.find(request.restaurantId))?.timezone;
    const from = dayBounds(request.startDate, timezone ?? 'UTC').start;
    const until = dayBounds(request.endDate, timezone ?? 'UTC').end;
    return ports.reservations.between(request.restaurantId, from, until);
  };
}

/** Reservations that a text finds by name, phone, notes, e-mail or id (BOOKING-15); all for a blank one. For members. */
export function searchReservations(ports: Pick<Ports, 'restaurants' | 'reservations'>) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
    text: string,
  ): Promise<Reservation[] | Refusal> => {
    const refused = refuseNonMember(actor, restaurantId);
    if (refused) return refused;
    const restaurant = await ports.restaurants.find(restaurantId);
    return ports.reservations.search(restaurantId, sanitize(text), {
      country: restaurant?.country,
      withContacts: !isWithheldAt(actor, restaurantId, 'contacts'),
    });
  };
}

export interface OfferedTimesRequest extends ListedDate {
  readonly restaurantId: string;
  readonly partySize: number;
  /** The area that the diner requests; absent or empty: anywhere. */
  readonly area?: string;
  readonly movingReservationId: string;
}

/** Every start of a date, and whether it is available for the party. For anyone. */
export function listOfferedTimes(
  ports: Pick<Ports, 'restaurants' | 'days' | 'reservations' | 'demand' | 'clock'>,
) {
  return async (
    actor: Actor | undefined,
    request: OfferedTimesRequest,
  ): Promise<{ day: OfferedDay; restaurant: RestaurantRules } | Refusal> => {
    const restaurant = await ports.restaurants.find(request.restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const problems = dateProblems('date', request.date);
    if (problems.length > 0) return invalid(problems);
    const audience = isMember(actor, restaurant.id) ? 'member' : 'public';
    const area = resolveArea(restaurant, request.area, audienceOfTables(audience));
    if (isRefusal(area)) return area;
    const own = await ownClaim(ports, restaurant.id, request.movingReservationId);
    const dates = documentDatesOf(restaurant, request);
    const found = await ports.days.view(restaurant, dates, ports.clock(request.restaurantId));
    const view = own === undefined ? found : found.without(own);
    const day = offeredTimes(view, { ...request, area, audience });
    // A diner who finds one area full may have found a table in another.
    if (audience === 'public' && !request.movingReservationId && area === undefined)
      noteUnavailableDate(ports, view, request, day);
    return { day, restaurant };
  };
}

/** The claim of a reservation that is being moved, or of a hold; its table counts as free for its diner (HOLD-3). */
async function ownClaim(
  { reservations }: Pick<Ports, 'reservations'>,
  restaurantId: string,
  id: string,
): Promise<string | undefined> {
  if (id === '') return undefined;
  if (datesOfHold(id)) return holdClaimId(id);
  const moving = await reservations.find(id);
  return moving?.restaurantId === restaurantId ? claimId(moving.id, moving.claimVersion) : undefined;
}

const maxIds = 1_000;

/** A guest's reservations by id, without deleted ones. For the owner. */
export function listReservationsById({ reservations }: Pick<Ports, 'reservations'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, ids }: { restaurantId: string; ids: readonly string[] },
  ): Promise<Reservation[] | Refusal> => {
    const refused = refuseWithoutPermission('privacy', actor, restaurantId);
    if (refused) return refused;
    const found = await reservations.findAll(restaurantId, ids.slice(0, maxIds));
    return found.filter(({ status }) => status !== 'deleted');
  };
}

/** Reservations by source, most first. For members, under a plan with analytics (PLAN-6). */
export function listSources(ports: Pick<Ports, 'restaurants' | 'reservations'>) {
  return async (actor: Actor | undefined, restaurantId: string) => {
    const refused = refuseNonMember(actor, restaurantId);
    if (refused) return refused;
    const restaurant = await ports.restaurants.find(restaurantId);
    if (restaurant && !restaurant.entitlements.analytics) {
      const message = 'Your plan does not include reservation sources. Please upgrade to Premium.';
      return new Refusal('plan-required', 'plan-required', message, { requiredPlan: 'premium' });
    }
    return ports.reservations.countBySource(restaurantId);
  };
}

/** Counts by service day of a range, purged reservations included. For members. */
export function listDailyCounts(ports: Pick<Ports, 'reservations' | 'restaurants'>) {
  return async (
    actor: Actor | undefined,
    request: { restaurantId: string; startDate: string; endDate: string },
  ): Promise<DateCount[] | Refusal> => {
    const { restaurantId, startDate, endDate } = request;
    const refused = refuseNonMember(actor, restaurantId) ?? refuseDates(request);
    if (refused) return refused;
    const turn = turnOf((await ports.restaurants.find(restaurantId)) ?? {});
    return ports.reservations.countByDate(restaurantId, startDate, endDate, turn);
  };
}

const refuseDates = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  refuseRange(['startDate', startDate], ['endDate', endDate], maxRangeDays);
