import { connectMongo } from '@tablewell/chassis/mongo';
import { startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { MongoActivity } from '../src/adapters/mongo/activity';
import { entriesOf } from '../src/domain/activity';

const at = new Date('2026-11-20T12:00:00Z');
let store: TestStore;
let connection: Connection;
let activity: MongoActivity;
let inserts = 0;

const record = (id: string, restaurantIds: string[], partySize = '2') =>
  activity.append(
    entriesOf(
      { kind: 'reservation', subjectId: 'res1', details: { partySize } },
      { id, at, by: { kind: 'system' }, event: 'reservation.booked' },
      restaurantIds,
    ),
  );
const stored = async (restaurantId: string) =>
  (await activity.list({ restaurantId, kind: undefined, userId: '' }, 100, undefined))
    .map(({ id, details }) => `${id} ${details['partySize']}`)
    .sort();

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'trail', monitorCommands: true });
  connection.getClient().on('commandStarted', ({ commandName }) => {
    if (commandName === 'insert') inserts++;
  });
  activity = new MongoActivity(connection, {
    restaurant: async (id) => (id === 'deleted' ? 'deleted' : undefined),
  });
});
beforeEach(() => {
  inserts = 0;
});
afterAll(async () => {
  await connection?.close();
  await store?.stop();
});

test('concurrent events are recorded by few commands, and duplicates do not delay others', async () => {
  await record('before', ['r1']);
  await Promise.all(['a', 'before', 'b', 'a', 'c'].map((id) => record(id, ['r1'], '4')));
  expect(await stored('r1')).toEqual(['a.r1 4', 'b.r1 4', 'before.r1 2', 'c.r1 4']);
  expect(inserts).toBe(3);
});

test('missing entries of an event with several restaurants are added on redelivery', async () => {
  await record('e', ['r3']);
  await record('e', ['r2', 'r3', 'r4'], '4');
  expect(await Promise.all(['r2', 'r3', 'r4'].map(stored))).toEqual([['e.r2 4'], ['e.r3 2'], ['e.r4 4']]);
});

test('an entry of a deleted restaurant is not stored', async () => {
  await record('late', ['deleted', 'r5']);
  expect(await Promise.all(['deleted', 'r5'].map(stored))).toEqual([[], ['late.r5 2']]);
});
