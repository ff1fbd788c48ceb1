import { validateReservation } from '@tablewell/booking-rules';
import { serviceStartsOn } from '@tablewell/restaurant-rules/availability/day-hours';
import type { Actor } from '@tablewell/chassis/access';
import { type FieldProblem, invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { type ExplainedDay, explainedStarts } from '../day/starts/explained-starts';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { datesOfStarts } from '../day/claims/service-dates';
import { dateProblems } from '../restaurant/date-problems';
import { findRestaurant } from '../commands/access';
import type { ReadingPorts } from './reading-ports';

/** Why each start of a date is closed to diners, for members (AVAIL-9). */
export function explainStarts(ports: ReadingPorts) {
  return async (
    actor: Actor | undefined,
    request: { restaurantId: string; date: string; partySize: number },
  ): Promise<{ day: ExplainedDay; restaurant: RestaurantRules } | Refusal> => {
    const { restaurantId, date, partySize } = request;
    const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const problems: FieldProblem[] = [
      ...dateProblems('localDate', date),
      ...validateReservation({ partySize }, 'member'),
    ];
    if (problems.length > 0) return invalid(problems);
    const dates = datesOfStarts(restaurant, date, serviceStartsOn(date, restaurant));
    const day = await ports.days.view(restaurant, dates, ports.clock());
    return { day: explainedStarts(day, { date, partySize }), restaurant };
  };
}
