import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { MongoMessages } from '../src/adapters/mongo/messages';
import { MongoPace } from '../src/adapters/mongo/pace';
import { MongoServedSenders } from '../src/adapters/mongo/served-senders';
import type { Message } from '../src/domain/message';
import { defaultRates } from '../src/domain/pace';

const now = new Date('2026-11-21T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const longCode = '+12125550100';
/** Nothing is free again during the test. */
const hourMs = 3_600_000;

/** A queued reminder by SMS. */
const smsOf = (id: string, more: Partial<Message>): Message => ({
  ...{ id, restaurantId: 'r1', reservationId: id, channel: 'sms', kind: 'reminder', to: '+12125550102' },
  ...{ subject: '', text: '', html: '', reason: '', status: 'queued', createdAt: now, sentAt: null },
  ...{ matterEndsAt: inHours(1), expiresAt: inHours(9), turn: 1, attempts: 0, inDoubt: false },
  ...more,
});

let store: TestStore;
let connections: Connection[];
let paces: MongoPace[];
let messages: MongoMessages;

beforeAll(async () => {
  store = await startTestStore();
  connections = await Promise.all(
    [1, 2].map(() => connectMongo({ url: store.url, database: 'tablewell_notification' })),
  );
  paces = connections.map((each) => new MongoPace(each, defaultRates));
  messages = new MongoMessages(connections[0]!, 86_400_000);
  await ensureIndexes(connections[0]!);
});
afterAll(async () => {
  await Promise.all(connections.map((each) => each.close()));
  await store.stop();
});

test('of many that want a sender at once, in two processes, one gets it, and no other sender is affected', async () => {
  const wanted = Array.from({ length: 40 }, (_, index) =>
    paces[index % 2]!.take(longCode, hourMs, { by: `run ${index}`, waitMs: 0 }),
  );
  const taken = await Promise.all(wanted);
  expect(taken.filter(({ isFree }) => isFree)).toHaveLength(1);
  expect(await paces[1]!.take('+12125550101', hourMs, { by: 'run', waitMs: 0 })).toMatchObject({
    isFree: true,
  });
});

test('who has taken a sender may take it for longer, and nobody else before that is over, also after a kill', async () => {
  const sender = '+12125550109';
  const take = (by: string, forMs: number, waitMs = 0) => paces[0]!.take(sender, forMs, { by, waitMs });
  expect(await take('killed', 400)).toMatchObject({ isFree: true });
  expect(await take('killed', 800)).toMatchObject({ isFree: true });
  const refused = await take('other', 100, 300);
  expect(refused.isFree).toBe(false);
  expect(refused.nextMs).toBeGreaterThan(300);
  const began = performance.now();
  expect(await take('other', 100, 2_000)).toMatchObject({ isFree: true });
  expect(performance.now() - began).toBeGreaterThan(300);
});

test('a sender is free again when its texts have passed', async () => {
  const service = `MG${'1'.repeat(32)}`;
  expect(await paces[0]!.take(service, 10, { by: 'one', waitMs: 0 })).toMatchObject({ isFree: true });
  expect(await paces[1]!.take(service, 10, { by: 'other', waitMs: 60_000 })).toMatchObject({
    isFree: true,
  });
});

test('of a sender’s messages the urgent ones are next, then the reminders of the earliest parties', async () => {
  const sms = (id: string, turn: number, matterEndsAt: Date, more: Partial<Message> = {}) => {
    const message = smsOf(id, { pacedBy: longCode, turn, matterEndsAt, ...more });
    return messages.add(message, message.createdAt, undefined);
  };
  await sms('later', 1, inHours(3));
  await sms('earlier', 1, inHours(2));
  await sms('answer', 0, inHours(8));
  await sms('not due', 0, inHours(1), { createdAt: inHours(1) });
  await sms('of another', 1, inHours(1), { pacedBy: '+12125550101' });
  expect((await messages.pacedSendersDue(now)).sort()).toEqual([longCode, '+12125550101']);
  expect(await messages.due('sms', now, 10)).toEqual([]);
  const longLease = { id: 'lease', until: inHours(1), takenAt: 0 };
  const lease = async (limit: number) =>
    (await messages.leaseNext(longCode, limit, longLease, now)).map(({ message }) => message.id);
  expect(await lease(1)).toEqual(['answer']);
  expect(await lease(10)).toEqual(['earlier', 'later']);
  expect(await lease(10)).toEqual([]);
});

test('of long messages as many are leased at once as have the segments of one second, and one in any case', async () => {
  const sender = '+12125550104';
  for (const [index, length] of [100, 200, 400, 100].entries())
    await messages.add(
      smsOf(`long ${index}`, {
        pacedBy: sender,
        matterEndsAt: inHours(index + 1),
        text: 'a'.repeat(length),
      }),
      now,
      undefined,
    );
  const lease = async (segments: number) =>
    (await messages.leaseNext(sender, segments, { id: 'long', until: inHours(1), takenAt: 0 }, now)).map(
      ({ message }) => message.id,
    );
  expect(await lease(4)).toEqual(['long 0', 'long 1']);
  expect(await lease(2)).toEqual(['long 2']);
  expect(await lease(4)).toEqual(['long 3']);
});

test('of two processes that lease a sender’s messages at once each gets others, with what is known of them', async () => {
  const sender = '+12125550103';
  const ids = Array.from({ length: 12 }, (_, index) => `m${index}`);
  for (const [index, id] of ids.entries())
    await messages.add(
      smsOf(id, { pacedBy: sender, matterEndsAt: inHours(index + 1), inDoubt: index === 0 }),
      now,
      undefined,
    );
  const stores = connections.map((each) => new MongoMessages(each, 86_400_000));
  const leased = await Promise.all(
    [0, 1, 2, 3].map((index) =>
      stores[index % 2]!.leaseNext(sender, 4, { id: `lease ${index}`, until: inHours(1), takenAt: 0 }, now),
    ),
  );
  const leasedIds = leased.flat().map(({ message }) => message.id);
  expect(new Set(leasedIds).size).toBe(leasedIds.length);
  expect(leased.flat().every(({ message }) => message.attempts === 1)).toBe(true);
  const rest = await stores[0]!.leaseNext(sender, 12, { id: 'rest', until: inHours(1), takenAt: 0 }, now);
  expect([...leasedIds, ...rest.map(({ message }) => message.id)].sort()).toEqual(ids.sort());
  expect(leased.flat().find(({ message }) => message.id === 'm0')?.wasInDoubt).toBe(true);
});

test('one process at a time serves a sender, until it releases it or its time is over', async () => {
  const [one, other] = connections.map((each, index) => new MongoServedSenders(each, `process ${index}`));
  const take = (by: MongoServedSenders | undefined, at: Date) =>
    by!.take(longCode, new Date(at.getTime() + 1_000), at);
  expect(await Promise.all([take(one, now), take(other, now)])).toContain(false);
  const [holder, waiting] = (await take(one, now)) ? [one, other] : [other, one];
  expect(await take(holder, now)).toBe(true);
  expect(await take(waiting, now)).toBe(false);
  await waiting!.release(longCode);
  expect(await take(waiting, now)).toBe(false);
  await holder!.release(longCode);
  expect(await take(waiting, now)).toBe(true);
  expect(await take(holder, new Date(now.getTime() + 1_000))).toBe(true);
});
