import { serviceDateOf, serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import { addDays } from '@tablewell/shared/zone';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { dateProblems } from '../restaurant/date-problems';
import { withBlocks } from '../day/claims/day-restrictions';
import { type EveningView, viewParties } from '../evening/evening';
import { tablesOf } from '../evening/evening-tables';
import { stageOf } from '../party/lifecycle';
import type { Reservation } from '../party/reservation';
import type { Block } from '../day/claims/block';
import { stayOf } from '../party/claim-of';
import type { OnlinePause } from '../day/claims/online-pause';
import { ofDays, type ServiceDay } from '../day/claims/claim';
import type { Ports } from '../ports';

/** The most parties of an evening: more than a large restaurant seats in a day. Bounds the cost of a call. */
const maxParties = 2_000;
/** The longest stay: the longest turn time with an overstay. */
const longestStayMs = 8 * 3_600_000;

/** One service day of a restaurant, for its hosts (PARTY-7). */
export function getEvening(
  ports: Pick<Ports, 'restaurants' | 'reservations' | 'restrictedDays' | 'sections' | 'shiftNotes' | 'clock'>,
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
    const now = ports.clock();
    const date = requested || serviceDateOf(now.getTime(), restaurant);
    const { start, end } = serviceDayBounds(date, restaurant);
    const isNow = start <= now.getTime() && now.getTime() < end;
    const [found, day, nextDay, sections, shiftNote] = await Promise.all([
      ports.reservations.evening(restaurantId, start - longestStayMs, end, maxParties + 1),
      ports.restrictedDays.day(restaurantId, date),
      ports.restrictedDays.day(restaurantId, addDays(date, 1)),
      ports.sections.latest(restaurantId, date),
      ports.shiftNotes.find(restaurantId, date),
    ]);
    const parties = found.filter(
      (party) => party.placement.from >= start || (isNow && sitsBeyond(party, start)),
    );
    const blocks = blocksBetween([day, nextDay], start, end);
    return {
      date,
      now,
      restaurant,
      tables: tablesOf(restaurant),
      parties: viewParties(
        withBlocks(restaurant, { blocks }),
        parties.slice(0, maxParties),
        ofDays([day.claims, nextDay.claims]),
        now.getTime(),
      ),
      truncated: found.length > maxParties,
      sections,
      shiftNote,
      onlinePause: pauseOf([nextDay, day], end),
      blocks,
    };
  };
}

/** Whether a party of the evening before still sits and was to sit when the service day turned. */
function sitsBeyond(party: Reservation, start: number): boolean {
  return stageOf(party) === 'seated' && stayOf(party).until > start;
}

/** The blocks that touch a service day, each once, by start. */
function blocksBetween(days: readonly ServiceDay[], start: number, end: number): Block[] {
  const all = days.flatMap(({ blocks = [] }) => blocks);
  const byId = new Map(all.map((block) => [block.id, block]));
  return [...byId.values()]
    .filter(({ from, until }) => from < end && start < until)
    .sort((a, b) => a.from - b.from);
}

/** The latest pause of online bookings that begins on a service day; one made after midnight is on the next date. */
const pauseOf = (days: readonly ServiceDay[], end: number): OnlinePause | undefined =>
  days.flatMap(({ onlinePause }) => onlinePause ?? []).find(({ from }) => from < end);
