import { dayBounds, localTimeOf } from '@tablewell/shared/zone';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { dateProblems } from '../../domain/date-problems';
import { onDay } from '../../domain/service-day/day-restrictions';
import { type EveningView, viewParties } from '../../domain/evening/evening';
import { tablesOf } from '../../domain/evening/evening-tables';
import { holdsTable, stageOf } from '../../domain/reservation/lifecycle';
import type { Reservation } from '../../domain/reservation/reservation';
import type { Ports } from '../../ports';

/** The most parties of an evening: more than a large restaurant seats in a day. Bounds the cost of a call. */
const maxParties = 2_000;
/** The longest stay: the longest turn time with an overstay. */
const longestStayMs = 8 * 3_600_000;

/** One service day of a restaurant, for its hosts (PARTY-7). */
export function getEvening(ports: Ports) {
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
    const now = ports.clock();
    const date = requested || localTimeOf(now.getTime(), restaurant.timezone).date;
    const { start, end } = dayBounds(date, restaurant.timezone);
    const [found, day, sections] = await Promise.all([
      ports.reservations.evening(restaurantId, start - longestStayMs, end, maxParties + 1),
      ports.restrictedDays.day(restaurantId, date),
      ports.sections.latest(restaurantId, date),
    ]);
    const parties = found.filter((party) => party.placement.from >= start || sitsOn(party, date));
    return {
      date,
      now,
      restaurant,
      tables: tablesOf(restaurant),
      parties: viewParties(onDay(restaurant, day), parties.slice(0, maxParties), day.claims, now.getTime()),
      truncated: found.length > maxParties,
      sections,
      onlinePause: day.onlinePause,
      blocks: [...(day.blocks ?? [])].sort((a, b) => a.from - b.from),
    };
  };
}

/** Whether a party of the previous evening still has its table on this date. */
function sitsOn(party: Reservation, date: string): boolean {
  return holdsTable(stageOf(party)) && party.placement.dates.includes(date);
}
