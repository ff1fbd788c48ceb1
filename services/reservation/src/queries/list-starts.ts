import { validateReservation } from '@tablewell/booking-rules';
import { serviceStartsOn } from '@tablewell/restaurant-rules/availability/day-hours';
import { serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import type { Actor } from '@tablewell/chassis/access';
import { type FieldProblem, invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { type HostsStart, hostsStarts } from '../evening/hosts-starts';
import { claimId } from '../day/claims/claim';
import { datesOfStarts } from '../day/claims/service-dates';
import { dateProblems } from '../restaurant/date-problems';
import type { Ports } from '../ports';
import { findRestaurant } from '../commands/access';

interface StartsRequest {
  readonly restaurantId: string;
  readonly date: string;
  readonly partySize: number;
  /** The reservation that is to be changed; empty for none. */
  readonly reservationId: string;
}

/** The starts of a date for a host's form, for members (PARTY-14). */
export function listStarts(ports: Pick<Ports, 'restaurants' | 'days' | 'reservations' | 'clock'>) {
  return async (
    actor: Actor | undefined,
    request: StartsRequest,
  ): Promise<{ closed: boolean; starts: HostsStart[] } | Refusal> => {
    const { restaurantId, date, partySize, reservationId } = request;
    const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const problems: FieldProblem[] = [
      ...dateProblems('localDate', date),
      ...validateReservation({ partySize }, 'member'),
    ];
    if (problems.length > 0) return invalid(problems);
    const { start, end } = serviceDayBounds(date, restaurant);
    const [changed, parties] = await Promise.all([
      reservationId ? ports.reservations.find(reservationId) : undefined,
      ports.reservations.between(restaurantId, start, end),
    ]);
    const isOwn = changed?.restaurantId === restaurantId;
    const own = isOwn ? claimId(changed.id, changed.claimVersion) : undefined;
    const now = ports.clock(restaurantId);
    const dates = datesOfStarts(restaurant, date, serviceStartsOn(date, restaurant));
    const day = await ports.days.view(restaurant, dates, now);
    const others = isOwn ? parties.filter(({ id }) => id !== changed.id) : parties;
    return hostsStarts(own === undefined ? day : day.without(own), others, { date, partySize });
  };
}
