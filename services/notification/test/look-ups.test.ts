import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { MongoActivity } from '../src/adapters/mongo/activity';
import { MongoMessages } from '../src/adapters/mongo/messages';
import { MongoReminderPlans } from '../src/adapters/mongo/reminder-plans';
import type { Reservation } from '../src/domain/read-copies';

const now = new Date('2026-11-21T12:00:00Z');
const tonight = new Date('2026-11-21T19:00:00Z');
const phone = '+12127365001';
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

let store: TestStore;
let connection: Connection;
/** How many documents the store has answered, and with how many commands. */
let answered: { documents: number; commands: number };

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({
    url: store.url,
    database: 'tablewell_notification',
    monitorCommands: true,
  });
  connection.getClient().on('commandSucceeded', ({ reply }) => {
    const { cursor } = reply as { cursor?: { firstBatch?: unknown[] } };
    answered.documents += cursor?.firstBatch?.length ?? 0;
    answered.commands += 1;
  });
});
beforeEach(() => (answered = { documents: 0, commands: 0 }));
afterAll(async () => {
  await connection.close();
  await store.stop();
});

test('the later parties of a number are read of the restaurants in question only', async () => {
  const plans = new MongoReminderPlans(connection);
  await ensureIndexes(connection);
  const put = (id: string, restaurantId: string, startsAt = tonight) =>
    plans.put({
      reservation: { id, restaurantId, version: 1, startsAt } as Reservation,
      ...{ phone, isExpected: true, isConfirmed: false, at: now, touches: false },
      ...{ dueAt: undefined, settingsKey: '' },
    });
  for (const index of times(30)) await put(`elsewhere ${index}`, `r${index + 10}`);
  await put('over', 'r1', now);
  await put('tonight', 'r1');
  answered = { documents: 0, commands: 0 };
  expect((await plans.upcoming('r1', phone, now)).map(({ id }) => id)).toEqual(['tonight']);
  expect(answered).toEqual({ documents: 1, commands: 1 });
  const used = await connection
    .collection('reminder_plans')
    .find({ phone, restaurantId: 'r1', startsAt: { $gt: now }, isExpected: true })
    .explain('executionStats');
  expect(used).toMatchObject({ executionStats: { totalDocsExamined: 1 } });
});

test('the people of an audit log are read from one entry of each, with their most recent names', async () => {
  const activity = new MongoActivity(connection, { restaurant: async () => undefined }, () => new Date());
  await ensureIndexes(connection);
  const entry = (id: string, minutes: number, by: object, restaurantId = 'r1') => ({
    ...{ _id: id, restaurantId, kind: 'reservation', event: 'reservation.booked' },
    ...{ at: new Date(now.getTime() + minutes * 60_000), by },
  });
  const memberAs = (userId: string, name: string) => ({
    ...{ kind: 'member', userId, name, email: `${userId}@example.com` },
  });
  const log = times(200).map((index) =>
    entry(`e${index}`, index, memberAs(`u${index % 3}`, index < 100 ? 'Former name' : `Name ${index % 3}`)),
  );
  const others = [
    entry('public', 500, { kind: 'anonymous' }),
    entry('elsewhere', 500, memberAs('u7', 'Elsewhere'), 'r2'),
  ];
  await connection.collection('activity').insertMany([...log, ...others] as never);
  answered = { documents: 0, commands: 0 };
  expect(await activity.people('r1')).toEqual(
    times(3).map((user) => ({ userId: `u${user}`, name: `Name ${user}`, email: `u${user}@example.com` })),
  );
  expect(answered).toEqual({ documents: 3, commands: 4 });
  const next = { restaurantId: 'r1', 'by.userId': { $gt: 'u0' } };
  const sort = { 'by.userId': 1, at: -1, _id: -1 } as const;
  const used = await connection
    .collection('activity')
    .find(next)
    .sort(sort)
    .limit(1)
    .explain('executionStats');
  expect(used).toMatchObject({ executionStats: { totalDocsExamined: 1 } });
});

test('whether restaurants have written to numbers is looked up for many by few commands, each by channel', async () => {
  const messages = new MongoMessages(connection, 86_400_000);
  await ensureIndexes(connection);
  await connection.collection('messages').insertMany([
    { _id: 'a', restaurantId: 'r1', to: phone, channel: 'sms', status: 'delivered' },
    { _id: 'b', restaurantId: 'r2', to: phone, channel: 'sms', status: 'suppressed' },
    { _id: 'c', restaurantId: 'r3', to: phone, channel: 'whatsapp', status: 'sent' },
  ] as never);
  answered = { documents: 0, commands: 0 };
  const written = await Promise.all(
    times(40).map((index) => messages.hasWritten(`r${index % 4}`, { phone, channel: 'sms' })),
  );
  expect(written).toEqual(times(40).map((index) => index % 4 === 1));
  expect(answered.commands).toBeLessThanOrEqual(2);
});
