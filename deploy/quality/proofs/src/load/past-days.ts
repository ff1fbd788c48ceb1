import { connectMongo } from '@tablewell/chassis/mongo';
import type { Owner } from '../product/owner';
import type { Stack } from '../product/stack';

const dayMs = 86_400_000;

/** A stored reservation, by the fields that tell its time. */
interface Stored {
  readonly _id: string;
  readonly placement: { readonly date: string; readonly from: number; readonly until: number };
  readonly startsAt: Date;
  readonly createdAt: Date;
  readonly idempotencyKey?: string;
}

/**
 * Copies the restaurant's reservations of a date to each of the last `days` days, in the store: through the product,
 * nothing can be booked in the past.
 */
export async function copyToPastDays(
  stack: Stack,
  { restaurantId }: Owner,
  date: string,
  days: number,
): Promise<void> {
  const connection = await connectMongo({
    url: `mongodb://127.0.0.1:${stack.process('mongodb').port}/?directConnection=true`,
    database: 'tablewell_reservation',
  });
  try {
    const reservations = connection.collection<Stored>('reservations');
    const booked = await reservations.find({ restaurantId, 'placement.date': date }).toArray();
    for (let day = 1; day <= days; day++) {
      const today = Math.floor(Date.now() / dayMs) * dayMs;
      const by = today - day * dayMs - Date.parse(date);
      await reservations.insertMany(booked.map((reservation) => movedBy(reservation, by)));
    }
  } finally {
    await connection.close();
  }
}

function movedBy(reservation: Stored, ms: number): Stored {
  // A key is used once.
  const { _id, placement, startsAt, createdAt, idempotencyKey: _, ...others } = reservation;
  const date = new Date(Date.parse(placement.date) + ms).toISOString().slice(0, 10);
  const [from, until] = [placement.from + ms, placement.until + ms];
  return {
    ...others,
    _id: `${_id}${date}`,
    placement: { ...placement, date, from, until },
    startsAt: new Date(startsAt.getTime() + ms),
    createdAt: new Date(createdAt.getTime() + ms),
  };
}
