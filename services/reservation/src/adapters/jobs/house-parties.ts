import { addDays, localTimeOf } from '@tablewell/booking-rules/zone';
import type { Logger } from '@tablewell/chassis';
import { trusted } from 'mongoose';
import type { TableStock } from '../../domain/restaurant-rules';
import type { MongoRestaurantRules } from '../mongo/restaurant-rules';
import type { ServiceDayDocument } from '../mongo/service-day-model';
import { houseDay, type HouseDayParts } from './house-day';

const mostRestaurants = 20;
/** More dates than a restaurant can have bookings on: three months ahead, and the last two days. */
const mostDays = 120;

export interface HouseParts extends HouseDayParts {
  readonly restaurants: MongoRestaurantRules;
  readonly logger: Logger;
}

/**
 * After a change of a restaurant's tables: writes down a table for every party that does not sit well by now.
 * Every decision counts such a party already; this makes its table known and lasting. Nobody is notified, because
 * nothing changes for the party. Safe to repeat and to run in many processes; the note that there is something to do
 * stays until no booking can come by older settings. Between two days everything else has its turn.
 */
export function createHouseParties({ restaurants, logger, ...parts }: HouseParts) {
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

  return async (): Promise<void> => {
    for (const { id, version, tables } of await restaurants.toHouse(mostRestaurants)) {
      if (await houseAt(id, tables)) await restaurants.markHoused(id, version, clock());
    }
  };
}
