import { validateReservation } from '@tablewell/booking-rules';
import { serviceTimeOf } from '@tablewell/restaurant-rules/availability/day-hours';
import { type FieldProblem, invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { addDays, localTimeOf } from '@tablewell/shared/zone';
import { resolveArea } from '../day/starts/area';
import { type DayRequest, dayState, hasStart, type OfferedDayState } from '../day/starts/offered-days';
import { documentDatesOf } from '../day/starts/starts-of-date';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { dateProblems } from '../restaurant/date-problems';
import type { Ports } from '../ports';

/** Six weeks, into which every month fits. */
const maxOfferedDays = 42;
/** Dates are read in weeks, so that a request neither waits for each date nor floods the store. */
const datesPerRead = 7;
/** Remaining dates are left out once deciding has taken this long. */
const maxDecidingMs = 200;
/** No further week is read once the answer has taken this long. */
const maxTotalMs = 1_000;

interface OfferedDaysRequest {
  readonly restaurantId: string;
  /** Empty: today at the restaurant. */
  readonly from: string;
  readonly days: number;
  readonly partySize: number;
  /** The area that the diner requests; absent or empty: anywhere. */
  readonly area?: string;
  /** The dates are service days, the first of which may be under way since yesterday (HOURS-15). */
  readonly evening?: boolean;
}

/**
 * Whether diners can book a party on each date of a range (BOOKING-19). For anyone. It does not count as demand: a
 * diner who opens a calendar has requested none of its dates.
 */
export function listOfferedDays(ports: Pick<Ports, 'restaurants' | 'days' | 'clock'>) {
  return async (
    request: OfferedDaysRequest,
  ): Promise<{ days: OfferedDayState[]; restaurant: RestaurantRules } | Refusal> => {
    const restaurant = await ports.restaurants.find(request.restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const problems = problemsOf(request);
    if (problems.length > 0) return invalid(problems);
    const area = resolveArea(restaurant, request.area, 'everyone');
    if (isRefusal(area)) return area;
    const now = ports.clock(request.restaurantId);
    const from = request.from || today(restaurant, now, request.evening);
    const dates = Array.from({ length: request.days }, (_, index) => addDays(from, index));
    const party = { partySize: request.partySize, area, evening: request.evening };
    return { days: await statesOf(ports, restaurant, dates, party, now), restaurant };
  };
}

function today(restaurant: RestaurantRules, now: Date, evening: boolean | undefined): string {
  const local = localTimeOf(now.getTime(), restaurant.timezone);
  return (evening ? serviceTimeOf(local, restaurant) : local).date;
}

async function statesOf(
  ports: Pick<Ports, 'days' | 'clock'>,
  restaurant: RestaurantRules,
  dates: readonly string[],
  party: Omit<DayRequest, 'date'>,
  now: Date,
): Promise<OfferedDayState[]> {
  const found: OfferedDayState[] = [];
  let decidingMs = 0;
  const startedAt = performance.now();
  for (let week = 0; week < dates.length; week += datesPerRead) {
    if (performance.now() - startedAt > maxTotalMs) return found;
    const read = await Promise.all(
      dates.slice(week, week + datesPerRead).map(async (date) => {
        // A date that cannot be booked anyway need not be read.
        if (!hasStart(restaurant, { date, ...party }, now)) return { date };
        const serviceDates = documentDatesOf(restaurant, { date, ...party });
        return { date, day: await ports.days.view(restaurant, serviceDates, now) };
      }),
    );
    for (const { date, day } of read) {
      const began = performance.now();
      found.push({ date, state: day ? dayState(day, { date, ...party }) : 'closed' });
      decidingMs += performance.now() - began;
      if (decidingMs > maxDecidingMs) return found;
      // Lets waiting bookings run between two dates.
      if (day) await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return found;
}

function problemsOf({ from, days, partySize }: OfferedDaysRequest): FieldProblem[] {
  const isCount = Number.isInteger(days) && days >= 1 && days <= maxOfferedDays;
  return [
    ...(from === '' ? [] : dateProblems('from', from)),
    ...(isCount ? [] : [{ field: 'days', message: `Please ask for 1 to ${maxOfferedDays} days at a time` }]),
    ...validateReservation({ partySize }, 'member'),
  ];
}
