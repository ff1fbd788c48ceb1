import { newId } from '@tablewell/chassis/ids';
import { connectMongo } from '@tablewell/chassis/mongo';
import type { Connection } from 'mongoose';
import { MongoDailyCounts } from '../../../services/reservation/src/adapters/mongo/daily-counts';
import { MongoDemand } from '../../../services/reservation/src/adapters/mongo/demand';
import { MongoEntitlements } from '../../../services/reservation/src/adapters/mongo/entitlements';
import { MongoLayoutFloors } from '../../../services/reservation/src/adapters/mongo/layout-floors';
import { reservationModel } from '../../../services/reservation/src/adapters/mongo/reservation-model';
import { MongoReservations } from '../../../services/reservation/src/adapters/mongo/reservations';
import { MongoRestaurantRules } from '../../../services/reservation/src/adapters/mongo/restaurant-rules';
import { createEventFactory } from '../../../services/reservation/src/adapters/events/event-factory';
import { countDate } from '../../../services/reservation/src/domain/reservation/daily-counts';
import { type PastDate, pastDay } from './demo-past-day';

/** The past of a restaurant, as the demo invents it. */
export interface History {
  readonly restaurantId: string;
  /** The dates whose reservations are still kept. */
  readonly recent: readonly PastDate[];
  /** Earlier dates, of which only counts are left. */
  readonly counted: readonly PastDate[];
}

/** Writes go in batches, each of which is one wait for the disk. */
const atOnce = 100;

/**
 * Writes past evenings into the store of the reservation service by its own code, with the events that tell the other
 * services. No API writes the past. Bundled on demand, like this folder's commands.
 */
export async function writeHistory(history: History, mongoUrl: string): Promise<{ reservations: number }> {
  const connection = await connectMongo({ url: mongoUrl, database: 'tablewell_reservation' });
  try {
    return await write(connection, history);
  } finally {
    await connection.close();
  }
}

async function write(connection: Connection, { restaurantId, recent, counted }: History) {
  const counts = new MongoDailyCounts(connection);
  const entitlements = new MongoEntitlements(connection);
  const restaurants = new MongoRestaurantRules(connection, entitlements, new MongoLayoutFloors(connection));
  // The service itself finds the unsent events, as after a crash.
  const reservations = new MongoReservations(reservationModel(connection), () => undefined, counts);
  const rules = await restaurants.find(restaurantId);
  if (!rules) throw new Error('the reservation service does not know the restaurant yet');
  const days = recent.map((day) => pastDay(rules, day, newId));
  const all = days.flatMap(({ parties }) => parties);
  for (let from = 0; from < all.length; from += atOnce)
    await Promise.all(
      all.slice(from, from + atOnce).map(({ reservation, key }) => {
        const made = createEventFactory(() => reservation.createdAt, newId);
        const isCanceled = reservation.status === 'canceled';
        const event = isCanceled ? made.canceled(reservation) : made.booked(reservation);
        // An interrupted seeding is repeated: what is there already stays.
        return reservations.insert(reservation, key, [event]);
      }),
    );
  const unmet = new MongoDemand(connection);
  const refused = days.flatMap((day) => day.refused);
  if (refused.length > 0 && (await unmet.between(restaurantId, recent[0]?.date ?? '', '9999')).length === 0)
    await unmet.add(refused);
  for (const day of counted) {
    const { parties } = pastDay(rules, day, newId);
    const countable = parties.map(({ reservation }) => ({
      status: reservation.status,
      partySize: reservation.partySize,
      minute: reservation.placement.minute,
      ...reservation.source,
    }));
    await counts.keep(countDate(restaurantId, day.date, countable));
  }
  return { reservations: all.length };
}
