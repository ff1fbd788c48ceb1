import type { connectMongo } from '@tablewell/chassis/mongo';
import { dayAhead } from '../product/final-state';

type Connection = Awaited<ReturnType<typeof connectMongo>>;

/** Reservations per day: a hundred thousand are three years of them. */
const aDay = 90;

/** A reservation as the service stores it (reservation-model.ts), with the fields that its list reads. */
function stored(restaurantId: string, index: number) {
  const date = dayAhead(Math.floor(index / aDay));
  const minute = 11 * 60 + (index % 22) * 30;
  const startsAt = new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000);
  const placement = {
    date,
    minute,
    tableType: ['TwoTop', 'FourTop', 'SixTop'][index % 3],
    from: startsAt.getTime(),
    until: startsAt.getTime() + 90 * 60_000,
    dates: [date],
  };
  return {
    _id: `stored-${String(index).padStart(16, '0')}`,
    restaurantId,
    version: 1,
    status: index % 9 === 0 ? 'canceled' : 'active',
    name: `Guest Number ${index}`,
    partySize: 1 + (index % 6),
    phoneNumber: `+1 202 555 ${String(index % 10_000).padStart(4, '0')}`,
    notes: index % 4 === 0 ? 'A quiet table by the window, please' : '',
    placement,
    startsAt,
    claimVersion: 1,
    seatingMinutes: 90,
    source: index % 2 === 0 ? 'direct' : 'google.com',
    sourceUrl: index % 2 === 0 ? '' : 'https://www.google.com/',
    pendingReleases: [],
    createdAt: new Date(),
    updatedAt: new Date(),
    outbox: [],
    unsent: 0,
  };
}

/** Inserts reservations `from` up to `until` of a restaurant directly into the store: from today on, ninety per day. */
export async function storeReservations(
  connection: Connection,
  restaurantId: string,
  from: number,
  until: number,
): Promise<void> {
  const batch = 2_000;
  for (let start = from; start < until; start += batch) {
    const size = Math.min(batch, until - start);
    const documents = Array.from({ length: size }, (_, at) => stored(restaurantId, start + at));
    await connection.collection('reservations').insertMany(documents as never);
  }
}
