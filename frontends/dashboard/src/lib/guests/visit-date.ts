import { localTimeOf } from '@tablewell/shared/zone';
import { mediumDate } from '../calendar';
import { serviceDateAt } from '../service-day';
import type { RestaurantClock } from '../service-day';

// A visit belongs to a service day of the restaurant, so its date is the same for viewers in any time zone, and that of the
// evening for a visit after midnight (HOURS-13).

/** YYYY-MM-DD of a visit. */
export const visitDay = (instant: string, restaurant: RestaurantClock): string =>
  serviceDateAt(Date.parse(instant), restaurant);

/** Nov 1, 2026; a dash if there was no visit. */
export const visitDate = (instant: string | null | undefined, restaurant: RestaurantClock): string =>
  instant ? mediumDate(visitDay(instant, restaurant)) : '–';

/** The same by the calendar, for what is not a visit. */
export const dateIn = (zone: string, instant: string | undefined): string =>
  instant ? mediumDate(localTimeOf(Date.parse(instant), zone).date) : '–';
