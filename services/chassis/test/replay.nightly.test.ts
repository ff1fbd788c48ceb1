import { create } from '@bufbuild/protobuf';
import { GuestSchema } from '@tablewell/proto/guest/v1/guest_pb';
import type { Connection } from 'mongoose';
import { events } from '../src/events/registry';
import { connectMongo } from '../src/mongo/connect';
import { outboxEntry } from '../src/outbox/entry';
import type { OutboxDocument } from '../src/outbox/outgoing';
import type { EventBus } from '../src/events/bus';
import { silentLogger } from '../src/ops/logger';
import { OutboxRelay } from '../src/outbox/relay';
import { replay } from '../src/outbox/replay';
import { ReplayLease } from '../src/outbox/replay-lease';
import { eventually, startTestStore, type TestStore } from '../src/testing';

const noon = Date.UTC(2026, 10, 20, 12);
let store: TestStore;
let connection: Connection;

const entry = (id: string, minute: number) =>
  outboxEntry(
    events.guestCreated,
    { guest: create(GuestSchema, { id }) },
    { id, at: new Date(noon + minute * 60_000) },
  );

/** Ids in the order in which they were sent. */
async function replayAll(
  shouldContinue = async () => true,
  signal = new AbortController().signal,
): Promise<{ ids: string[]; count: number | undefined }> {
  const ids: string[] = [];
  const count = await replay({
    connection,
    collections: ['things'],
    since: new Date(noon),
    publish: async ({ id }) => ids.push(id),
    shouldContinue,
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

test('a replay sends the newest documents first, each document’s events in order, and omits nothing', async () => {
  const { ids, count } = await replayAll();
  const latestFirst = Array.from({ length: 200 }, (_, index) => `made ${199 - index}`);
  expect(ids).toEqual(['early, made', 'early, changed', ...latestFirst]);
  expect(count).toBe(202);
});

test('a replay that should not continue ends early and returns undefined', async () => {
  const { ids, count } = await replayAll(async () => false);
  expect(ids).toHaveLength(128);
  expect(count).toBeUndefined();
});

test('an aborted replay ends at once', async () => {
  const shouldContinue = jest.fn(async () => true);
  const { ids, count } = await replayAll(shouldContinue, AbortSignal.abort());
  expect(ids).toHaveLength(128);
  expect(count).toBeUndefined();
  expect(shouldContinue).not.toHaveBeenCalled();
});

test('a process that acquires the lease late does not replay what another one has already replayed', async () => {
  const [quick, slow] = [1, 2].map(() => new ReplayLease(connection, 'slow', () => new Date(noon)));
  expect(await slow?.isReplayed('new')).toBe(false);
  expect(await quick?.acquire('new')).toBe(true);
  expect(await quick?.finish('new')).toBe(true);
  expect(await slow?.acquire('new')).toBe(false);
  expect(await slow?.acquire('newer')).toBe(true);
});

describe('two processes with a new broker', () => {
  let now = noon;

  /** A process of the service; `published` are the ids of the events that it published. */
  function startRelay(created: string, publish: () => Promise<void> = async () => {}) {
    const published: string[] = [];
    const bus = {
      ensureStream: async () => created,
      publish: async ({ id }: { id: string }) => {
        published.push(id);
        await publish();
        return true;
      },
      connection: { status: async function* () {} },
    } as unknown as EventBus;
    const relay = new OutboxRelay({
      service: 'guest',
      connection,
      collections: ['things'],
      bus,
      clock: () => new Date(now),
      logger: silentLogger,
    });
    relay.start();
    return { relay, published };
  }
  const state = () => connection.collection('relay_states').findOne({ _id: 'guest' as never });
  const isReplayed = (created: string) =>
    eventually(async () => expect(await state()).toMatchObject({ created }));

  test('replay once, not once each', async () => {
    const [one, two] = [startRelay('first'), startRelay('first')];
    await isReplayed('first');
    await Promise.all([one.relay.stop(), two.relay.stop()]);
    expect([...one.published, ...two.published].sort()).toEqual(
      [...new Set([...one.published, ...two.published])].sort(),
    );
    expect(one.published.length + two.published.length).toBe(203);
    expect(await state()).not.toHaveProperty('holder');
  });

  test('take over at once from a stopped process, and after fifteen seconds from one that hangs', async () => {
    const ended = startRelay('second');
    await eventually(async () => expect(ended.published).toHaveLength(128));
    await ended.relay.stop();
    expect(await state()).not.toHaveProperty('lease');
    let wake = () => {};
    const hangs = startRelay('second', () => new Promise((resolve) => (wake = resolve)));
    await eventually(async () => expect(hangs.published.length).toBeGreaterThan(0));
    const waits = startRelay('second');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(waits.published).toEqual([]);
    now += 15_000;
    await isReplayed('second');
    expect(waits.published).toHaveLength(203);
    wake();
    await waits.relay.stop();
    void hangs.relay.stop();
  });
});
