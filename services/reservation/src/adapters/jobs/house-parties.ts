import { addDays, localTimeOf } from '@tablewell/booking-rules/zone';
import type { Logger } from '@tablewell/chassis';
import { trusted } from 'mongoose';
import type { RestaurantRules, TableStock } from '../../domain/restaurant-rules';
import { reservationsToReview } from '../../domain/to-review';
import type { Reservations } from '../../ports';
import type { MongoRestaurantRules } from '../mongo/restaurant-rules';
import type { ServiceDayDocument } from '../mongo/service-day-model';
import { houseDay, type HouseDayParts } from './house-day';
import { showLocalTimes } from './show-local-times';

const mostRestaurants = 20;
/** More dates than a restaurant can have bookings on: three months ahead, and the last two days. */
const mostDays = 120;
/** More than a large restaurant has ahead of it. */
const mostUpcoming = 5_000;
const dayMs = 86_400_000;

export interface HouseParts extends HouseDayParts {
  readonly restaurants: MongoRestaurantRules;
  readonly reservations: Pick<Reservations, 'upcoming'>;
  readonly logger: Logger;
}

/**
 * After a change of a restaurant's settings: writes down a table for every party that does not sit well by now, and
 * the local time of every reservation by the zone of now. Every decision counts such a party already, at its instant;
 * this makes its table known and lasting. Nobody is notified, because nothing changes for the party. Safe to repeat and to run in many processes; the note that there is something to do
 * stays until no booking can come by older settings. Between two days everything else has its turn.
 */
export function createHouseParties({ restaurants, reservations, logger, ...parts }: HouseParts) {
  const { dayModel, clock } = parts;

  /** Whether every party has its table. */
  async function houseAt(restaurantId: string, tables: readonly TableStock[]): Promise<boolean> {
    // Parties of earlier dates have left, whatever the restaurant's time zone.
    const since = addDays(localTimeOf(clock().getTime(), 'UTC').date, -2);
    const days = await dayModel
      .find({ restaurantId, date: trusted({ $gte: since }) })
      .select('date')
      .sort({ date: 1 })
      .limit(mostDays)
      .lean<Pick<ServiceDayDocument, 'date'>[]>();
    let moved = 0;
    let unfinished = false;
    let fixed: ReadonlySet<string> = new Set();
    for (const { date } of days) {
      await new Promise((resolve) => setImmediate(resolve));
      const day = await houseDay(parts, restaurantId, date, tables, fixed);
      fixed = day.pastMidnight;
      moved += day.moved;
      unfinished ||= day.unfinished;
    }
    if (moved > 0) logger.info({ restaurant: restaurantId, count: moved }, 'gave parties their tables');
    return moved === 0 && !unfinished;
  }

  /** Whether every reservation shows its time in the zone of now. Logs how many the settings would refuse. */
  async function showAt(rules: RestaurantRules): Promise<boolean> {
    const now = clock().getTime();
    const upcoming = await reservations.upcoming(rules.id, now - dayMs, mostUpcoming);
    const changed = await showLocalTimes(parts, rules.timezone, upcoming);
    const toReview = reservationsToReview(
      rules,
      upcoming.filter(({ placement }) => placement.from >= now),
    );
    if (toReview.length > 0) {
      const fields = { restaurant: rules.id, count: toReview.length };
      logger.info(
        fields,
        'reservations do not fit the settings any more; they stand, and are listed for review',
      );
    }
    return changed === 0;
  }

  return async (): Promise<void> => {
    const unfinished: RestaurantRules[] = [];
    for await (const rules of restaurants.toHouse(mostRestaurants, clock)) {
      const isHoused = await houseAt(rules.id, rules.tables);
      if ((await showAt(rules)) && isHoused) await restaurants.markHoused(rules.id, rules.version, clock());
      else unfinished.push(rules);
    }
    for (const { id, version } of unfinished) await restaurants.houseAgain(id, version, clock());
  };
}
