import { newId } from '@tablewell/chassis/ids';
import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { fixedClock, startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { createEventFactory } from '../src/adapters/events/event-factory';
import { type GuestDocument, guestModel, toDocument } from '../src/adapters/mongo/guest-model';
import { MongoGuests } from '../src/adapters/mongo/guests';
import { MongoRestaurantCountries } from '../src/adapters/mongo/restaurant-countries';
import { type Guest, newGuest } from '../src/domain/guest';
import { guestKey } from '../src/domain/identity';
import type { ImportRow } from '../src/domain/import-plan';
import { importGuests } from '../src/use-cases/import-guests';
import { ownerOf } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
const openEnd = new AbortController().signal;
const known = 2_000;
/** Two batches. */
const rows = 300;

let store: TestStore;
let connection: Connection;
/** How many guests the store returned, and how often the name of one of them was looked at. */
const work = { read: 0, compared: 0 };

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_guest', monitorCommands: true });
  connection.getClient().on('commandSucceeded', ({ reply }) => {
    const { cursor } = reply as { cursor?: { firstBatch?: unknown[]; nextBatch?: unknown[] } };
    work.read += (cursor?.firstBatch ?? cursor?.nextBatch ?? []).length;
  });
  guestModel(connection);
  await ensureIndexes(connection);
});
afterAll(async () => {
  await connection?.close();
  await store?.stop();
});

/** The guest, with a name that counts who looks at it. */
function counted(guest: Guest): Guest {
  const { name } = guest;
  const get = () => {
    work.compared += 1;
    return name;
  };
  return Object.defineProperty({ ...guest }, 'name', { enumerable: true, get });
}

const phoneOf = (index: number) => `+1 212 736 ${5_000 + index}`;

/** Lists guests who are known by their phones, and one by the first name alone. */
async function fill(restaurantId: string, nameOf: (index: number) => string): Promise<void> {
  const people = Array.from({ length: known }, (_, index) => ({
    name: nameOf(index),
    phoneNumber: phoneOf(index),
  }));
  const guests = [{ name: nameOf(0), phoneNumber: '' }, ...people].map((person, index) =>
    newGuest(newId(), restaurantId, person, index === 0, guestKey(person, 'US')),
  );
  const documents = guests.map((guest) => ({ ...toDocument(guest), outbox: [], unsent: 0 }));
  await connection.collection<GuestDocument>('guests').insertMany(documents);
}

/** Imports, and returns the summary with the work that it took. */
async function importing(restaurantId: string, given: readonly ImportRow[]) {
  const relay = { enqueueEvents: () => {}, enqueueBatch: () => {} };
  const guests = new MongoGuests(guestModel(connection), relay, clock);
  const candidates = guests.candidates.bind(guests);
  guests.candidates = async (...sought) => (await candidates(...sought)).map(counted);
  const start = importGuests({
    guests,
    countries: new MongoRestaurantCountries(connection),
    eventFactory: createEventFactory(clock, newId),
    newId,
  });
  Object.assign(work, { read: 0, compared: 0 });
  const summary = await start(ownerOf(restaurantId), restaurantId, given, openEnd);
  return { summary, ...work };
}

const rowsOf = (row: (index: number) => ImportRow) => Array.from({ length: rows }, (_, index) => row(index));

describe('an import of one name, of which thousands are known', () => {
  const name = 'Ada Lovelace';

  test('finds the guest without a phone for all its rows without one', async () => {
    await fill('alone', () => name);
    const given = rowsOf((index) => ({ name, phoneNumber: '', visits: index }));
    const { summary, read, compared } = await importing('alone', given);
    expect(summary).toMatchObject({ total: rows, created: 0, updated: rows });
    const changed = { restaurantId: 'alone', visits: { $gt: 0 } };
    const visitors = await connection.collection('guests').find(changed).toArray();
    expect(visitors.map(({ key, visits }) => [key, visits])).toEqual([['name:ada lovelace', rows - 1]]);
    expect(read).toBeLessThan(50);
    expect(compared).toBeLessThan(100);
  });

  test.each([
    ['phones', (index: number) => ({ phoneNumber: phoneOf(known - rows / 2 + index) })],
    ['e-mails', (index: number) => ({ phoneNumber: '', email: `guest-${index}@example.com` })],
  ])('with many %s takes about the work of one of different names, also repeated', async (what, more) => {
    const [one, several] = [`one-${what}`, `several-${what}`];
    const nameOf = (index: number) => `Guest ${index}`;
    await fill(one, () => name);
    await fill(several, nameOf);
    for (const _ of ['new', 'again']) {
      const ofOneName = await importing(
        one,
        rowsOf((index) => ({ name, ...more(index) })),
      );
      const ofSeveral = await importing(
        several,
        rowsOf((index) => ({ name: nameOf(index), ...more(index) })),
      );
      expect(ofOneName.summary).toMatchObject({ total: rows, failed: 0 });
      expect(ofOneName.read).toBeLessThan(2 * ofSeveral.read);
      expect(ofOneName.compared).toBeLessThan(2 * ofSeveral.compared);
    }
  });
});
