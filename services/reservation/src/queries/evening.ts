import { serviceDateOf } from '@tablewell/restaurant-rules/availability/service-day';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { dateProblems } from '../restaurant/date-problems';
import type { EveningView } from '../evening/evening';
import { tablesOf } from '../evening/evening-tables';
import type { OnlinePause } from '../day/claims/online-pause';
import type { ServiceDay } from '../day/claims/claim';
import type { Ports } from '../ports';
import { loadPartiesOfDay } from './parties-of-day';

/** One service day of a restaurant, for its hosts (PARTY-7). */
export function getEvening(
  ports: Pick<Ports, 'restaurants' | 'reservations' | 'days' | 'sections' | 'shiftNotes' | 'clock'>,
) {
  return async (
    actor: Actor | undefined,
    { restaurantId, date: requested }: { restaurantId: string; date: string },
  ): Promise<EveningView | Refusal> => {
    const refused = refuseWithoutPermission('reservations', actor, restaurantId);
    if (refused) return refused;
    const problems = requested === '' ? [] : dateProblems('localDate', requested);
    if (problems.length > 0) return invalid(problems);
    const restaurant = await ports.restaurants.find(restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const now = ports.clock(restaurantId);
    const date = requested || serviceDateOf(now.getTime(), restaurant);
    const [{ parties, truncated, blocks, days, end }, sections, shiftNote] = await Promise.all([
      loadPartiesOfDay(ports, restaurant, date, now.getTime()),
      ports.sections.latest(restaurantId, date),
      ports.shiftNotes.find(restaurantId, date),
    ]);
    return {
      date,
      now,
      restaurant,
      tables: tablesOf(restaurant),
      parties,
      truncated,
      sections,
      shiftNote,
      onlinePause: pauseOf(days, end),
      blocks,
    };
  };
}

/** The latest pause of online bookings that begins on a service day; one made after midnight is on the next date. */
const pauseOf = (days: readonly ServiceDay[], end: number): OnlinePause | undefined =>
  days.flatMap(({ onlinePause }) => onlinePause ?? []).find(({ from }) => from < end);
