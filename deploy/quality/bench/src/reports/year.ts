import type { MongoClient } from 'mongodb';

const dayMs = 86_400_000;
const batch = 2_000;
const parties = [2, 2, 4, 2, 3, 6, 4, 2, 5, 2] as const;
const pages = ['', 'https://www.google.com/', 'https://guide.example/rome', 'https://maps.example/'] as const;

/** The local date so many days before now. */
export const dayBefore = (days: number, now = Date.now()): string =>
  new Date(now - days * dayMs).toISOString().slice(0, 10);

/**
 * A reservation of an evening that is over, as the service stores it (reservation-model.ts): seven of ten stayed as their
 * hosts marked, one is canceled, one a no-show, one a walk-in, and each was made some hours to weeks ahead.
 */
function past(restaurantId: string, date: string, index: number, id: string) {
  const minute = 12 * 60 + (index % 22) * 30;
  const from = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
  const [kind, size] = [index % 10, parties[index % parties.length] ?? 2];
  const until = from + 90 * 60_000;
  const stayed = from + (60 + 5 * ((index * 7) % 16)) * 60_000;
  const page = pages[index % pages.length] ?? '';
  const madeAt = new Date(from - (1 + ((index * 37) % 600)) * 3_600_000);
  return {
    ...{ _id: id, restaurantId, version: 3, status: kind === 8 ? 'canceled' : 'active' },
    ...{ name: `Guest Number ${index}`, partySize: size, notes: '' },
    phoneNumber: `+1 202 555 ${String(index % 10_000).padStart(4, '0')}`,
    placement: { date, minute, tableType: 'TwoTop', from, until, dates: [date] },
    startsAt: new Date(from),
    ...(kind < 7 ? { progress: 'finished', seating: { from, until: stayed } } : {}),
    ...(kind === 7 ? { walkIn: true, progress: 'finished', seating: { from, until: stayed } } : {}),
    ...(kind === 9 ? { progress: 'no-show' } : {}),
    ...{ claimVersion: 1, seatingMinutes: 90, source: page === '' ? 'direct' : new URL(page).hostname },
    ...{
      sourceUrl: page,
      pendingReleases: [],
      createdAt: madeAt,
      updatedAt: kind === 8 ? madeAt : new Date(from),
    },
    ...{ outbox: [], unsent: 0 },
  };
}

/** Stores as many reservations for each of the last days up to yesterday; returns how many that are. */
export async function storePast(
  store: MongoClient,
  restaurantId: string,
  { days, perDay }: { days: number; perDay: number },
): Promise<number> {
  const collection = store.db('tablewell_reservation').collection('reservations');
  const all = Array.from({ length: days * perDay }, (_, index) =>
    past(restaurantId, dayBefore(1 + Math.floor(index / perDay)), index % perDay, `${restaurantId}-${index}`),
  );
  for (let at = 0; at < all.length; at += batch)
    await collection.insertMany(all.slice(at, at + batch) as never);
  return all.length;
}

/** A restaurant's day turns at five, so that the evening after midnight is still yesterday's. */
const dayTurnsAfterMs = 5 * 3_600_000;

/** Stores the current evening of each restaurant: parties from noon on, some of them seated. */
export async function storeEvenings(store: MongoClient, restaurantIds: readonly string[], perDay: number) {
  const collection = store.db('tablewell_reservation').collection('reservations');
  const evening = dayBefore(0, Date.now() - dayTurnsAfterMs);
  for (const restaurantId of restaurantIds)
    await collection.insertMany(
      Array.from({ length: perDay }, (_, index) =>
        past(restaurantId, evening, index, `${restaurantId}-${index}`),
      ) as never,
    );
}
