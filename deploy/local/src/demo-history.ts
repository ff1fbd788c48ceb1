import { newId } from '@tablewell/chassis/ids';
import { connectMongo } from '@tablewell/chassis/mongo';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import type { Connection } from 'mongoose';
import { MongoDailyCounts } from '../../../services/reservation/src/adapters/mongo/daily-counts';
import { MongoDemand } from '../../../services/reservation/src/adapters/mongo/demand';
import { MongoEntitlements } from '../../../services/reservation/src/adapters/mongo/entitlements';
import { MongoLayoutFloors } from '../../../services/reservation/src/adapters/mongo/layout-floors';
import { MongoReportCounts } from '../../../services/reservation/src/adapters/mongo/report-counts';
import { reservationModel } from '../../../services/reservation/src/adapters/mongo/reservation-model';
import { MongoReservations } from '../../../services/reservation/src/adapters/mongo/reservations';
import { MongoRestaurantRules } from '../../../services/reservation/src/adapters/mongo/restaurant-rules';
import { createEventFactory } from '../../../services/reservation/src/adapters/events/event-factory';
import type { Attending } from '../../../services/reservation/src/party/attendance-counts';
import { confirmationOf } from '../../../services/reservation/src/party/confirmation';
import { countDate } from '../../../services/reservation/src/party/daily-counts';
import type { Reservation } from '../../../services/reservation/src/party/reservation';
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
 * services. No API writes the past. Returns the ids of the parties that it booked. Bundled on demand, like this folder's
 * commands.
 */
export async function writeHistory(
  history: History,
  mongoUrl: string,
): Promise<{ booked: readonly string[] }> {
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
  const documents = reservationModel(connection);
  const reservations = new MongoReservations(documents, () => undefined, counts);
  const reports = new MongoReportCounts(connection, documents, counts);
  const rules = await restaurants.find(restaurantId);
  if (!rules) throw new Error('the reservation service does not know the restaurant yet');
  const days = recent.map((day) => pastDay(rules, day, newId));
  const all = days.flatMap(({ parties }) => parties);
  const booked: string[] = [];
  const insert = async ({ reservation, key }: (typeof all)[number]) => {
    // An interrupted seeding is repeated: what is there already stays.
    const isNew = (await reservations.insert(reservation, key, [eventOf(reservation)])) === 'done';
    if (isNew && !reservation.walkIn) booked.push(reservation.id);
  };
  for (let from = 0; from < all.length; from += atOnce)
    await Promise.all(all.slice(from, from + atOnce).map(insert));
  const unmet = new MongoDemand(connection);
  const refused = days.flatMap((day) => day.refused);
  if (refused.length > 0 && (await unmet.between(restaurantId, recent[0]?.date ?? '', '9999')).length === 0)
    await unmet.add(refused);
  for (const day of counted) {
    const { parties } = pastDay(rules, day, newId);
    const countable = parties.map(({ reservation }) => ({ ...reported(reservation), ...reservation.source }));
    const waited = parties.map(({ reservation }) => reservation);
    await reports.keep(restaurantId, day.date, countable, waited);
    await counts.keep(countDate(restaurantId, day.date, countable));
  }
  return { booked };
}

/** What reports count of a party. */
const reported = (reservation: Reservation): Attending => {
  const { status, progress, request, partySize, seating, placement, createdAt, updatedAt } = reservation;
  return {
    ...{ status, progress, request, partySize, seating, minute: placement.minute, from: placement.from },
    plannedMinutes: reservation.seatingMinutes,
    walkIn: reservation.walkIn ?? false,
    changedAt: updatedAt.getTime(),
    madeAt: createdAt.getTime(),
    isConfirmed: confirmationOf(reservation)?.state === 'confirmed',
  };
};

/** What the other services learn of a party: that it was booked or canceled, or walked in. */
function eventOf(reservation: Reservation): OutboxEntry {
  const { ofParty } = createEventFactory(() => reservation.createdAt, newId);
  if (reservation.status === 'canceled') return ofParty({ kind: 'canceled', reservation });
  const [step] = reservation.steps ?? [];
  if (!reservation.walkIn || !step) return ofParty({ kind: 'booked', reservation });
  const first = { previousStage: undefined, undone: false, overfilled: false };
  return ofParty({ kind: 'stepped', reservation, step, ...first });
}
