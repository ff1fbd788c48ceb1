import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { notFound, type Refusal } from '@tablewell/chassis/refusal';
import { openServiceStartsOn, turnOf } from '@tablewell/restaurant-rules/availability/day-hours';
import { serviceDateOf, serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import { addDays } from '@tablewell/shared/calendar';
import { type PaceCount, paceDays } from '../party/booking-pace';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { type ForecastError, forecastErrors, forecastOf, type PacedDay } from './forecast';
import { planRequired } from './get-reports';
import type { ReadingPorts } from './reading-ports';

/** The forecasts of four weeks, each by up to eight weeks before and made up to two weeks ahead. */
const pastDays = 7 * 14;
const hourMinutes = 60;

/** What is forecast for a service day. */
export interface ForecastDay {
  readonly date: string;
  readonly daysAhead: number;
  /** The people who are booked. */
  readonly booked: number;
  /** Undefined if too few days of its weekday are known, or the restaurant is closed. */
  readonly forecast: number | undefined;
  readonly isClosed: boolean;
}

interface Forecast {
  /** From tomorrow on. */
  readonly days: readonly ForecastDay[];
  readonly errors: readonly ForecastError[];
}

/** The people who will come on the next two weeks' days, for members, under a plan with analytics (REPORT-10, PLAN-6). */
export function getForecast(ports: Pick<ReadingPorts, 'clock' | 'reports' | 'restaurants'>) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<Forecast | Refusal> => {
    const refused = refuseWithoutPermission('reservations', actor, restaurantId);
    if (refused) return refused;
    const rules = await ports.restaurants.find(restaurantId);
    if (!rules) return notFound('Restaurant not found.');
    if (!rules.entitlements.analytics) return planRequired();
    const now = ports.clock().getTime();
    const today = serviceDateOf(now, rules);
    const [from, until] = [addDays(today, -pastDays), addDays(today, paceDays)];
    // The last evening may end on the next date.
    const days = onServiceDays(rules, await ports.reports.pace(restaurantId, from, addDays(until, 1)));
    const past = [...days.values()].filter(({ date, came }) => from <= date && date < today && came > 0);
    past.sort((a, b) => (a.date < b.date ? 1 : -1));
    const { start, end } = serviceDayBounds(today, rules);
    const elapsed = (now - start) / (end - start);
    return {
      days: Array.from({ length: paceDays }, (_, index): ForecastDay => {
        const daysAhead = index + 1;
        const date = addDays(today, daysAhead);
        // Reservations that are not canceled yet are the expected ones so far.
        const booked = days.get(date)?.came ?? 0;
        const isClosed = openServiceStartsOn(date, rules).length === 0;
        const forecast = isClosed ? undefined : forecastOf(past, { date, daysAhead, booked, elapsed });
        return { date, daysAhead, booked, forecast, isClosed };
      }),
      errors: forecastErrors(past, { today, maxDaysAhead: paceDays }),
    };
  };
}

/** How service days filled: what started before the day turned belongs to the evening before (HOURS-13). */
function onServiceDays(
  rules: RestaurantRules,
  dates: readonly { readonly date: string; readonly counts: readonly PaceCount[] }[],
): ReadonlyMap<string, PacedDay> {
  const turn = turnOf(rules);
  const days = new Map<string, PacedDay>();
  for (const { date: local, counts } of dates)
    for (const { hour, came, booked } of counts) {
      const isBefore = hour !== undefined && hour * hourMinutes < turn;
      const date = isBefore ? addDays(local, -1) : local;
      // The evening before began a day earlier.
      const own = isBefore ? booked.slice(1) : booked;
      const day = days.get(date) ?? { date, came: 0, booked: [] };
      const sum = own.map((people, index) => people + (day.booked[index] ?? 0));
      days.set(date, { date, came: day.came + came, booked: sum });
    }
  return days;
}
