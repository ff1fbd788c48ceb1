import { serviceDateOf, serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { addUpFigures, type DayFigures, noFigures, type PartyGroup } from '../party/day-figures';
import type { Ports } from '../ports';
import { dateProblems } from '../restaurant/date-problems';
import { groupedBy, refuseRestaurants } from './several-restaurants';

/** Reads of the store at the same time: restaurants whose days have the same bounds are one read. */
const readsAtOnce = 4;

interface RestaurantOfDay extends DayFigures {
  readonly restaurantId: string;
  readonly date: string;
  readonly requests: number;
}

/** A service day of several restaurants in figures, for a member who works in all of them (GROUP-3). */
export function countGroup(ports: Pick<Ports, 'restaurants' | 'reservations' | 'clock'>) {
  return async (
    actor: Actor | undefined,
    { restaurantIds, date }: { restaurantIds: readonly string[]; date: string },
  ): Promise<RestaurantOfDay[] | Refusal> => {
    const refused = refuseRestaurants(actor, restaurantIds);
    if (isRefusal(refused)) return refused;
    const problems = date === '' ? [] : dateProblems('localDate', date);
    if (problems.length > 0) return invalid(problems);
    const found = await Promise.all(restaurantIds.map((id) => ports.restaurants.find(id)));
    const days = found.flatMap((rules) => {
      if (!rules) return [];
      const own = date || serviceDateOf(ports.clock(rules.id).getTime(), rules);
      return [{ id: rules.id, date: own, ...serviceDayBounds(own, rules) }];
    });
    const [requests, groups] = await Promise.all([
      ports.reservations.countRequests(days.map(({ id }) => id)),
      readInTurns(ports, [...groupedBy(days, ({ start, end }) => `${start} ${end}`).values()]),
    ]);
    const figures = addUpFigures(groups);
    return days.map(({ id, date: own }) => ({
      ...(figures.get(id) ?? noFigures),
      ...{ restaurantId: id, date: own, requests: requests.get(id) ?? 0 },
    }));
  };
}

interface Day {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

async function readInTurns(
  { reservations }: Pick<Ports, 'reservations'>,
  sameBounds: readonly (readonly Day[])[],
): Promise<PartyGroup[]> {
  const found: PartyGroup[] = [];
  for (let at = 0; at < sameBounds.length; at += readsAtOnce) {
    const reads = sameBounds.slice(at, at + readsAtOnce).map((days) => {
      const { start, end } = days[0] as Day;
      return reservations.countParties(
        days.map(({ id }) => id),
        start,
        end,
      );
    });
    found.push(...(await Promise.all(reads)).flat());
  }
  return found;
}
