import type { Clock } from '@tablewell/chassis/clock';
import type { Logger } from '@tablewell/chassis/ops';
import { addDays, localTimeOf } from '@tablewell/shared/zone';
import { holdsTable, stageOf } from '../party/lifecycle';
import type { Reservation } from '../party/reservation';
import type { RestaurantClock } from '../restaurant/restaurant-clock';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { Inventory } from '../day/tables/plans';
import type { Reservations } from '../ports';
import { reassignDay, type DaysToReassign } from './reassign-day';
import { maxUpcoming, review } from '../what-if/review';
import { type LocalTimes, updateLocalTimes } from './update-local-times';

const maxRestaurants = 20;
/** More than any restaurant has reservations ahead, because none of them may stay at its time in the old zone. */
const maxMoved = 50_000;
const dayMs = 86_400_000;

/** Restaurants with changed settings. */
interface ChangedRestaurants {
  /** Marked restaurants, each leased to this process. */
  toReassign(max: number, clock: Clock): AsyncIterable<RestaurantRules>;
  /** Clears the mark, once no booking under older settings can be running. */
  markReassigned(id: string, version: number, at: Date): Promise<void>;
  /** Records that reservations were moved to their local times, once no call under the old zone can be running. */
  markTimesMoved(rules: RestaurantRules, at: Date): Promise<void>;
  /** Queues a restaurant again, behind the others. */
  requeue(id: string, version: number, at: Date): Promise<void>;
}

/** The service days whose parties still come. */
export interface UpcomingDays {
  /** The dates of the service days from a date on, in order, with a pause for other work before each. */
  dates(restaurantId: string, since: string): AsyncIterable<string>;
}

interface ReassignParts {
  readonly restaurants: ChangedRestaurants;
  readonly reservations: Pick<Reservations, 'upcoming'>;
  /** Moves reservations to their local times in the new zone; returns how many could not be moved. */
  readonly moveLocalTimes: (rules: RestaurantRules, upcoming: readonly Reservation[]) => Promise<number>;
  readonly days: UpcomingDays & DaysToReassign & LocalTimes;
  readonly clock: Clock;
  readonly timeIn: RestaurantClock;
  readonly logger: Logger;
}

/**
 * After a change of settings: stores a new table for every party whose table no longer fits, and the local time of every
 * reservation in the current zone. Decisions compute these assignments anyway; the job persists them. Diners are not
 * notified, because nothing changes for them. Idempotent and safe in several processes; the restaurant stays marked until
 * no booking under older settings can still be running. Yields to the event loop between days.
 */
export function reassignTables({ restaurants, reservations, logger, ...parts }: ReassignParts) {
  const { days, clock } = parts;

  /** Returns whether no table had to change. */
  async function reassignAt(restaurantId: string, inventory: Inventory): Promise<boolean> {
    // Earlier dates have ended in every time zone.
    const since = addDays(localTimeOf(clock().getTime(), 'UTC').date, -2);
    let moved = 0;
    let unfinished = false;
    let fixed: ReadonlySet<string> = new Set();
    for await (const date of days.dates(restaurantId, since)) {
      const day = await reassignDay(parts, restaurantId, date, inventory, fixed);
      fixed = day.pastMidnight;
      moved += day.moved;
      unfinished ||= day.unfinished;
    }
    if (moved > 0)
      logger.info({ restaurant: restaurantId, count: moved }, 'reassigned tables after a settings change');
    return moved === 0 && !unfinished;
  }

  /** Returns whether no local time had to change. Logs the number of reservations that the settings would refuse. */
  async function updateTimesAt(rules: RestaurantRules): Promise<boolean> {
    const now = parts.timeIn(rules.id).getTime();
    const upcoming = await reservations.upcoming(
      rules.id,
      now - dayMs,
      rules.movesTimes ? maxMoved : maxUpcoming,
    );
    if (rules.movesTimes) {
      // A change of the zone that was wrong: the local times stay, and the instants move.
      if ((await parts.moveLocalTimes(rules, upcoming)) === 0)
        await restaurants.markTimesMoved(rules, clock());
      return false;
    }
    const changed = await updateLocalTimes(parts, rules.timezone, upcoming);
    const toReview = await review(
      rules,
      upcoming.filter((party) => party.placement.from >= now && holdsTable(stageOf(party))),
      async (date) => (await days.day(rules.id, date))?.claims ?? [],
    );
    if (toReview.length > 0) {
      const fields = { restaurant: rules.id, count: toReview.length };
      logger.info(fields, 'reservations outside the new settings are kept and listed for review');
    }
    return changed === 0;
  }

  return async (): Promise<void> => {
    const unfinished: RestaurantRules[] = [];
    for await (const rules of restaurants.toReassign(maxRestaurants, clock)) {
      const isReassigned = await reassignAt(rules.id, rules);
      if ((await updateTimesAt(rules)) && isReassigned)
        await restaurants.markReassigned(rules.id, rules.version, clock());
      else unfinished.push(rules);
    }
    for (const { id, version } of unfinished) await restaurants.requeue(id, version, clock());
  };
}
