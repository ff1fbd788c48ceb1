import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { type FieldProblem, invalid, notFound, type Refusal } from '@tablewell/chassis/refusal';
import type { PartyView } from '../evening/evening';
import type { Ports } from '../ports';
import { dateProblems } from '../restaurant/date-problems';
import { loadPartiesOfDay, maxParties } from './parties-of-day';

/** The most dates of a call: a month. */
const maxDates = 31;

/** The parties of one service day. */
interface ListedDay {
  readonly date: string;
  readonly parties: readonly PartyView[];
  readonly truncated: boolean;
}

/** Some service days of a restaurant, and the instant that their parties are seen at. */
interface ListedDays {
  readonly now: Date;
  readonly days: readonly ListedDay[];
}

/**
 * The parties of several service days, for members (PARTY-23): as many of the dates as have {@link maxParties} parties
 * together, at least one.
 */
export function listParties(ports: Pick<Ports, 'restaurants' | 'reservations' | 'days' | 'clock'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, dates }: { restaurantId: string; dates: readonly string[] },
  ): Promise<ListedDays | Refusal> => {
    const refused = refuseWithoutPermission('reservations', actor, restaurantId);
    if (refused) return refused;
    const problems = problemsOf(dates);
    if (problems.length > 0) return invalid(problems);
    const restaurant = await ports.restaurants.find(restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const now = ports.clock(restaurantId);
    const days: ListedDay[] = [];
    let total = 0;
    for (const date of dates) {
      const { parties, truncated } = await loadPartiesOfDay(ports, restaurant, date, now.getTime());
      total += parties.length;
      if (days.length > 0 && total > maxParties) break;
      days.push({ date, parties, truncated });
    }
    return { now, days };
  };
}

function problemsOf(dates: readonly string[]): FieldProblem[] {
  const field = 'localDates';
  if (dates.length === 0 || dates.length > maxDates || new Set(dates).size < dates.length)
    return [{ field, message: `Please give 1 to ${maxDates} dates, each once` }];
  return dates.flatMap((date, index) => dateProblems(`${field}[${index}]`, date));
}
