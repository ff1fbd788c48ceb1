import { type Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { openServiceStartsOn } from '@tablewell/restaurant-rules/availability/day-hours';
import { serviceDateOf, serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import { addDays } from '@tablewell/shared/calendar';
import { findRestaurant } from '../commands/access';
import { datesOfStarts } from '../day/claims/service-dates';
import type { DayView } from '../day/tables/day-view';
import { staysOf } from '../evening/waiting/stays';
import { dateProblems } from '../restaurant/date-problems';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { advisedCovers, fullStarts, overbookingAdvice, type StartAdvice } from './overbooking/advice';
import {
  countedIn,
  fewestReservations,
  type MissingShares,
  missingShares,
} from './overbooking/missing-shares';
import type { ReadingPorts } from './reading-ports';

/** The weeks whose reservations are counted (OVERBOOK-2). */
const countedWeeks = 26;
const daysOfWeek = 7;
/** The days among which the next busy one is looked for. */
const searchedDays = 14;
/** The most reservations of a day with chances of their own; those beyond come for certain. */
const maxReservations = 1_000;

/** What more covers at full starts of a day would come to, and from how many reservations that is known. */
export interface OverbookingAdvice {
  /** The service day: the one asked for, or else the next busy one; undefined if none of the next days is. */
  readonly date: string | undefined;
  /** Empty if no start is full, or if too little is known. */
  readonly starts: readonly StartAdvice[];
  readonly shares: MissingShares;
  readonly weeks: number;
  /** The fewest reservations from which there is advice. */
  readonly fewest: number;
  /** Whether stays are as measured; else they are around the turn times of the settings. */
  readonly isMeasured: boolean;
}

interface AdviceRequest {
  readonly restaurantId: string;
  /** A service day, YYYY-MM-DD; empty: the next one with a full start. */
  readonly date: string;
}

/** Advice on overbooking by counts without persons, for members who may change the settings (OVERBOOK-3). It changes nothing. */
export function getOverbookingAdvice(ports: ReadingPorts) {
  return async (
    actor: Actor | undefined,
    { restaurantId, date: asked }: AdviceRequest,
  ): Promise<OverbookingAdvice | Refusal> => {
    const rules = await findRestaurant(ports, 'settings', actor, restaurantId);
    if (isRefusal(rules)) return rules;
    const problems = asked ? dateProblems('localDate', asked) : [];
    if (problems.length > 0) return invalid(problems);
    const shares = await countedShares(ports, rules);
    const basis = { shares, weeks: countedWeeks, fewest: fewestReservations };
    const day = asked ? await viewOf(ports, rules, asked) : await nextBusyDay(ports, rules);
    if (!day || countedIn(shares) < fewestReservations)
      return { ...basis, date: day?.date, starts: [], isMeasured: false };
    const now = ports.clock();
    const { start, end } = serviceDayBounds(day.date, rules);
    const [reservations, measured] = await Promise.all([
      ports.reservations.evening(restaurantId, start, end, maxReservations),
      ports.stays.of(restaurantId, now),
    ]);
    const stays = staysOf(rules, measured);
    const starts = overbookingAdvice(day.view, day.date, { shares, stays, reservations });
    return { ...basis, date: day.date, starts, isMeasured: stays.isMeasured };
  };
}

/** The shares of the last weeks, until yesterday. */
async function countedShares(
  { reports, clock }: ReadingPorts,
  rules: RestaurantRules,
): Promise<MissingShares> {
  const today = serviceDateOf(clock().getTime(), rules);
  const [from, until] = [addDays(today, -countedWeeks * daysOfWeek), addDays(today, -1)];
  return missingShares(rules, await reports.attendance(rules.id, from, until));
}

interface ViewedDay {
  readonly date: string;
  readonly view: DayView;
}

async function viewOf(ports: ReadingPorts, rules: RestaurantRules, date: string): Promise<ViewedDay> {
  const dates = datesOfStarts(rules, date, openServiceStartsOn(date, rules));
  return { date, view: await ports.days.view(rules, dates, ports.clock()) };
}

/** The first of the next service days with a full start; undefined: none has any. */
async function nextBusyDay(ports: ReadingPorts, rules: RestaurantRules): Promise<ViewedDay | undefined> {
  const today = serviceDateOf(ports.clock().getTime(), rules);
  for (let ahead = 0; ahead < searchedDays && !ports.isAbandoned(); ahead += 1) {
    const day = await viewOf(ports, rules, addDays(today, ahead));
    if (advisedCovers.some((covers) => fullStarts(day.view, day.date, covers).length > 0)) return day;
  }
  return undefined;
}
