import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { FairTurns } from '@tablewell/chassis/resilience';
import { serviceDateOf, serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import { addDays } from '@tablewell/shared/calendar';
import { onServiceDays } from '../../domain/availability/demand';
import { type DraftChange, withDraft } from '../../domain/availability/draft-change';
import type { RestaurantRules } from '../../domain/restaurant-rules';
import { bookedParty, refusedParties } from '../../domain/simulation/past-demand';
import { type PastDay, simulate, type Simulation } from '../../domain/simulation/simulate';
import type { Ports } from '../../ports';

/** The weeks of a simulation. Each is a call of its own, so that a page can show the progress. */
const simulatedWeeks = 4;
const daysOfWeek = 7;
/** The most reservations of a date that are replayed. */
const maxParties = 1_000;
/** The simulation of a week is abandoned after this long. */
const maxSimulationMs = 4_000;
/** The most simulations, of all restaurants, that wait in a process. */
const maxWaiting = 16;

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
 * (AVAIL-22). It changes no reservation and no service day. One simulation runs at a time, with fair turns between
 * restaurants, and yields to other calls.
 */
export function simulateChange(ports: Ports) {
  const turns = new FairTurns(maxWaiting);
  return async (
    actor: Actor | undefined,
    { restaurantId, draft, week }: SimulateRequest,
    signal: AbortSignal,
  ): Promise<SimulatedWeek | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    if (!Number.isInteger(week) || week < 1 || week > simulatedWeeks)
      return invalid([{ field: 'week', message: `Please give a week from 1 to ${simulatedWeeks}` }]);
    const rules = await ports.restaurants.find(restaurantId);
    if (!rules) return notFound('Restaurant not found.');
    const next = withDraft(rules, draft);
    if (isRefusal(next)) return next;
    const work = async () => (signal.aborted ? busy() : replayWeek(ports, rules, next, week, signal));
    return turns.take(restaurantId, work) ?? busy();
  };
}

async function replayWeek(
  ports: Ports,
  rules: RestaurantRules,
  next: RestaurantRules,
  week: number,
  signal: AbortSignal,
): Promise<SimulatedWeek | Refusal> {
  const began = ports.clock().getTime();
  const today = serviceDateOf(began, rules);
  const from = addDays(today, (week - 1 - simulatedWeeks) * daysOfWeek);
  const dates = Array.from({ length: daysOfWeek }, (_, index) => addDays(from, index));
  const until = dates.at(-1) as string;
  const { days, complete } = await pastDays(ports, rules, dates);
  const parties = days.flatMap((day) => day.parties);
  const refused = parties.filter(({ kind }) => kind === 'refused').length;
  const figures = { from, until, bookedParties: parties.length - refused, refusedParties: refused };
  const steps = simulate(rules, next, days);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { ...figures, ...value, complete };
    await new Promise((resolve) => setImmediate(resolve));
    // Part of a week cannot be compared to whole weeks, so the simulation is refused.
    if (signal.aborted || ports.clock().getTime() - began > maxSimulationMs) return tooLong();
  }
}

/** The demand of each service day: its reservations, and the counts of parties that were turned away. */
async function pastDays(
  { reservations, demand }: Ports,
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

const busy = (): Refusal =>
  new Refusal('unavailable', 'busy', 'Another simulation is running. Please try again in a moment.');

const tooLong = (): Refusal =>
  new Refusal('unavailable', 'busy', 'The simulation took too long. Please try again later.');
