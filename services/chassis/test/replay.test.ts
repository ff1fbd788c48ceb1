import { create } from '@bufbuild/protobuf';
import { GuestSchema } from '@tablewell/proto/guest/v1/guest_pb';
import type { Connection } from 'mongoose';
import { events } from '../src/events/catalogue';
import { connectMongo } from '../src/mongo/connect';
import { outboxEntry } from '../src/outbox/entry';
import type { OutboxDocument } from '../src/outbox/outgoing';
import { replay } from '../src/outbox/replay';
import { startTestStore, type TestStore } from '../src/testing';

const noon = Date.UTC(2026, 10, 20, 12);
let store: TestStore;
let connection: Connection;

const entry = (id: string, minute: number) =>
  outboxEntry(
    events.guestCreated,
    { guest: create(GuestSchema, { id }) },
    { id, at: new Date(noon + minute * 60_000) },
  );

/** Ids in the order of their going out. */
async function told(
  goesOn = async () => true,
  signal = new AbortController().signal,
): Promise<{ ids: string[]; count: number | undefined }> {
  const ids: string[] = [];
  const count = await replay({
    connection,
    collections: ['things'],
    since: new Date(noon),
    publish: async ({ id }) => ids.push(id),
    goesOn,
    signal,
  });
  return { ids, count };
}

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'replay' });
  const things = connection.collection<OutboxDocument>('things');
  const made = Array.from({ length: 200 }, (_, minute) => ({
    _id: `made ${minute}`,
    outbox: [entry(`made ${minute}`, minute)],
    unsent: 0,
  }));
  const changed = [entry('early, made', 1), entry('early, changed', 500)];
  await things.insertMany([
    { _id: 'the day before', outbox: [entry('the day before', -1)], unsent: 0 },
    ...made,
    { _id: 'early', outbox: changed, unsent: 1 },
  ]);
});

afterAll(async () => {
  await connection?.close();
  await store?.stop();
});

test('what was written last goes first, what is of one document in its order, and nothing is left out', async () => {
  const { ids, count } = await told();
  const latestFirst = Array.from({ length: 200 }, (_, index) => `made ${199 - index}`);
  expect(ids).toEqual(['early, made', 'early, changed', ...latestFirst]);
  expect(count).toBe(202);
});

test('it ends where nobody wants it any more, and says that it was not all', async () => {
  const { ids, count } = await told(async () => false);
  expect(ids).toHaveLength(128);
  expect(count).toBeUndefined();
});

test('a process that ends meanwhile stops at once, and asks nobody', async () => {
  const goesOn = jest.fn(async () => true);
  const { ids, count } = await told(goesOn, AbortSignal.abort());
  expect(ids).toHaveLength(128);
  expect(count).toBeUndefined();
  expect(goesOn).not.toHaveBeenCalled();
});
