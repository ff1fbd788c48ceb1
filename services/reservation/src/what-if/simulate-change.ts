import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { serviceDateOf, serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import { addDays } from '@tablewell/shared/calendar';
import { onServiceDays } from '../day/starts/demand';
import { type DraftChange, withDraft } from './draft-change';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { bookedParty, refusedParties } from './past-demand';
import { type PastDay, simulate, type Simulation } from './simulate';
import type { ReadingPorts } from './reading-ports';

/** The weeks of a simulation. Each is a call of its own, so that a page can show the progress. */
const simulatedWeeks = 4;
const daysOfWeek = 7;
/** The most reservations of a date that are replayed. */
const maxParties = 1_000;

interface SimulateRequest {
  readonly restaurantId: string;
  readonly draft: DraftChange;
  /** From 1 for the week four weeks ago, to 4 for the last one, which ended yesterday. */
  readonly week: number;
}

interface SimulatedWeek extends Simulation {
  readonly from: string;
  readonly until: string;
  readonly bookedParties: number;
  readonly refusedParties: number;
  /** False if some parties were left out, because a date has too many. */
  readonly complete: boolean;
}

/**
 * Replays a past week's demand under the rules in force and under a draft, for members who may change the settings
 * (AVAIL-22). It changes no reservation and no service day.
 */
export function simulateChange(ports: ReadingPorts) {
  return async (
    actor: Actor | undefined,
    { restaurantId, draft, week }: SimulateRequest,
  ): Promise<SimulatedWeek | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    if (!Number.isInteger(week) || week < 1 || week > simulatedWeeks)
      return invalid([{ field: 'week', message: `Please give a week from 1 to ${simulatedWeeks}` }]);
    const rules = await ports.restaurants.find(restaurantId);
    if (!rules) return notFound('Restaurant not found.');
    const next = withDraft(rules, draft);
    if (isRefusal(next)) return next;
    return replayWeek(ports, rules, next, week);
  };
}

async function replayWeek(
  ports: ReadingPorts,
  rules: RestaurantRules,
  next: RestaurantRules,
  week: number,
): Promise<SimulatedWeek> {
  const today = serviceDateOf(ports.clock().getTime(), rules);
  const from = addDays(today, (week - 1 - simulatedWeeks) * daysOfWeek);
  const dates = Array.from({ length: daysOfWeek }, (_, index) => addDays(from, index));
  const until = dates.at(-1) as string;
  const { days, complete } = await pastDays(ports, rules, dates);
  const parties = days.flatMap((day) => day.parties);
  const refused = parties.filter(({ kind }) => kind === 'refused').length;
  const figures = { from, until, bookedParties: parties.length - refused, refusedParties: refused };
  return { ...figures, ...simulate(rules, next, days), complete };
}

/** The demand of each service day: its reservations, and the counts of parties that were turned away. */
async function pastDays(
  { reservations, demand }: ReadingPorts,
  rules: RestaurantRules,
  dates: readonly string[],
): Promise<{ days: PastDay[]; complete: boolean }> {
  const last = addDays(dates.at(-1) as string, 1);
  const unmet = onServiceDays(rules, await demand.between(rules.id, dates[0] as string, last));
  const days: PastDay[] = [];
  let complete = true;
  for (const date of dates) {
    const { start, end } = serviceDayBounds(date, rules);
    const found = await reservations.evening(rules.id, start, end, maxParties + 1);
    complete &&= found.length <= maxParties;
    const booked = found.slice(0, maxParties).map((reservation) => bookedParty(rules, reservation));
    const counts = unmet.filter((each) => each.date === date);
    days.push({ date, parties: [...booked, ...refusedParties(rules, counts)] });
  }
  return { days, complete };
}
