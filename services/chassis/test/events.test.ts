import { create } from '@bufbuild/protobuf';
import { type Connection, Schema } from 'mongoose';
import { GuestSchema } from '@tablewell/proto/guest/v1/guest_pb';
import { type EventBus, streamOf } from '../src/events/bus';
import { events } from '../src/events/registry';
import { on } from '../src/events/handler';
import { DurableSubscriber } from '../src/events/subscriber';
import { silentLogger } from '../src/ops/logger';
import { connectMongo } from '../src/mongo/connect';
import { ensureIndexes } from '../src/mongo/indexes';
import {
  outboxEntry,
  outboxFields,
  outboxIndexes,
  type OutboxEntry,
  pushToOutbox,
} from '../src/outbox/entry';
import { OutboxRelay } from '../src/outbox/relay';
import { connectTestBus, eventually, metricValue, startBackbone, type TestBackbone } from '../src/testing';

let backbone: TestBackbone;
let connection: Connection;
let bus: EventBus;
let nextId = 0;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  backbone = await startBackbone();
  connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_test' });
  bus = await connectTestBus(backbone.nats.url);
  const schema = new Schema({ _id: String, ...outboxFields }, { collection: 'things', versionKey: false });
  for (const [fields, options] of outboxIndexes) schema.index(fields, options);
  connection.model('Thing', schema);
  connection.model(
    'Seen',
    new Schema({ _id: String, events: [String] }, { collection: 'seen', versionKey: false }),
  );
  await ensureIndexes(connection);
});

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  await bus?.close();
  await connection?.close();
  await backbone?.stop();
});

const entryFor = (name: string, at = new Date()): OutboxEntry => {
  nextId += 1;
  const guest = create(GuestSchema, { id: `g${nextId}`, name });
  return outboxEntry(events.guestCreated, { guest }, { id: `event-${nextId}`, at });
};

const things = () => connection.collection<{ _id: string; outbox: OutboxEntry[]; unsent: number }>('things');

async function write(name: string, at?: Date) {
  const entry = entryFor(name, at);
  await things().insertOne({ _id: entry._id, outbox: [entry], unsent: 1 });
  return entry;
}

function startRelay() {
  const relay = new OutboxRelay({
    service: 'guest',
    connection,
    collections: ['things'],
    bus,
    clock: () => new Date(),
    logger: silentLogger,
  });
  relay.start();
  stops.push(() => relay.stop());
  return relay;
}

async function read(
  reader: 'auth' | 'gateway' | 'billing' | 'notification' | 'reservation' | 'restaurant',
  handle: (name: string, id: string) => Promise<void>,
) {
  const subscriber = new DurableSubscriber({
    reader,
    publisher: 'guest',
    purpose: 'reads',
    handlers: [on(events.guestCreated, ({ guest }, { id }) => handle(guest?.name ?? '', id))],
    bus,
    logger: silentLogger,
    retryDelaysMs: [20, 20, 20],
  });
  await subscriber.start();
  stops.push(() => subscriber.stop());
  return subscriber;
}

test('an event reaches every reader once, by the fast path or by the sweep, and is marked as sent', async () => {
  const seen: string[] = [];
  await read('billing', async (name) => void seen.push(name));
  const relay = startRelay();
  const entry = await write('announced');
  relay.enqueueEvents('things', entry._id, [entry]);
  await write('left behind', new Date(Date.now() - 5_000));
  await eventually(() => expect([...seen].sort()).toEqual(['announced', 'left behind']));
  await eventually(async () => expect(await things().countDocuments({ unsent: { $gt: 0 } })).toBe(0));
});

test('a batch goes out as one event, and every entry of its documents is marked as sent', async () => {
  const [alone, together]: string[][] = [[], []];
  const reader = new DurableSubscriber({
    reader: 'gateway',
    publisher: 'guest',
    purpose: 'reads',
    handlers: [
      on(events.guestCreated, async ({ guest }) => void alone?.push(guest?.name ?? '')),
      on(
        events.guestsImported,
        async ({ created }) => void together?.push(created.map(({ name }) => name).join()),
      ),
    ],
    bus,
    logger: silentLogger,
  });
  reader.start();
  const relay = startRelay();
  // Too young for the sweep, which would send each by itself if this machine stalled before they are marked.
  const young = new Date(Date.now() + 60_000);
  const [one, other] = [await write('one', young), await write('other', young)];
  const further = entryFor('further', young);
  await things().updateOne({ _id: other._id }, pushToOutbox([further]) as never);
  const batched = outboxEntry(
    events.guestsImported,
    { created: [{ name: 'one' }, { name: 'other' }] },
    { id: 'together', at: new Date() },
  );
  const written = new Map([
    [one._id, [one]],
    [other._id, [other, further]],
  ]);
  relay.enqueueBatch('things', written, batched);
  await eventually(() => expect(together).toEqual(['one,other']));
  await eventually(async () =>
    expect(await things().countDocuments({ unsent: { $ne: 0 }, _id: { $in: [...written.keys()] } })).toBe(0),
  );
  for (const name of ['one', 'other', 'further']) expect(alone).not.toContain(name);
  await reader.stop();
  await things().deleteMany({ _id: { $in: [...written.keys()] } });
});

test('if the batch’s event cannot be published, each entry is sent', async () => {
  const seen: string[] = [];
  const reader = await read('gateway', async (name) => void seen.push(name));
  const relay = startRelay();
  const [first, second] = [await write('first of many'), await write('second of many')];
  const publish = jest.spyOn(bus, 'publish').mockRejectedValueOnce(new Error('the broker is away'));
  const batched = outboxEntry(events.guestsImported, {}, { id: 'never published', at: new Date() });
  const written = new Map([first, second].map((entry) => [entry._id, [entry]]));
  relay.enqueueBatch('things', written, batched);
  await eventually(() => expect(seen).toEqual(expect.arrayContaining(['first of many', 'second of many'])));
  publish.mockRestore();
  await reader.stop();
});

test('a slow broker does not delay the start, and events written meanwhile arrive', async () => {
  const late = jest.spyOn(bus, 'ensureStream').mockRejectedValue(new Error('the broker does not answer yet'));
  const seen: string[] = [];
  const reader = await read('auth', async (name) => void seen.push(name));
  const relay = startRelay();
  const entry = await write('written early');
  relay.enqueueEvents('things', entry._id, [entry]);
  late.mockRestore();
  await eventually(() => expect(seen).toContain('written early'));
  await reader.stop();
});

test('a failing event is retried, then dead-lettered, and later events are handled', async () => {
  const tries: string[] = [];
  const subscriber = await read('notification', async (name) => {
    tries.push(name);
    if (name === 'poison') throw new Error('never');
    if (name === 'flaky' && tries.filter((one) => one === 'flaky').length < 3) throw new Error('not yet');
  });
  const relay = startRelay();
  for (const name of ['flaky', 'poison', 'after']) {
    const entry = await write(name);
    relay.enqueueEvents('things', entry._id, [entry]);
  }
  await eventually(() => {
    expect(tries.filter((name) => name === 'flaky')).toHaveLength(3);
    expect(tries).toContain('after');
  });
  await eventually(() => expect(subscriber.deadLetters).toBe(1));
  expect(tries.filter((name) => name === 'poison')).toHaveLength(4);
  const letter = await bus.manager.streams.getMessage('DEAD_LETTERS', {
    last_by_subj: 'tablewell.dead-letter.notification.guest.created',
  });
  expect(letter.data.length).toBeGreaterThan(0);
  // Checks the metrics that an operator sees.
  const of = { durable: 'notification-reads-guest', event: 'guest.created' };
  expect(await bus.countDeadLetters('notification')).toBe(1);
  expect(await bus.countDeadLetters('auth')).toBe(0);
  expect(await metricValue('tablewell_events_handled_total', { ...of, outcome: 'dead-lettered' })).toBe(1);
  expect(
    await metricValue('tablewell_events_handled_total', { ...of, outcome: 'failed' }),
  ).toBeGreaterThanOrEqual(5);
  expect(await metricValue('tablewell_event_delay_seconds_count', of)).toBeGreaterThanOrEqual(2);
});

test('metrics show unsent events and the age of the oldest until the broker has them', async () => {
  const publish = jest.spyOn(bus, 'publish').mockRejectedValue(new Error('the broker is away'));
  const oldest = Date.now() - 60_000;
  await write('old', new Date(oldest));
  await write('younger', new Date(Date.now() - 5_000));
  startRelay();
  await eventually(async () => expect(await metricValue('tablewell_outbox_waiting')).toBe(2));
  const age = await metricValue('tablewell_outbox_oldest_age_seconds');
  expect(age).toBeGreaterThanOrEqual(60);
  expect(age).toBeLessThanOrEqual((Date.now() - oldest) / 1000);
  publish.mockRestore();
  await eventually(async () => expect(await metricValue('tablewell_outbox_waiting')).toBe(0));
  expect(await metricValue('tablewell_outbox_oldest_age_seconds')).toBe(0);
});

test('metrics show a reader’s pending events by durable', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await read('gateway', async () => held);
  const relay = startRelay();
  for (const name of ['one', 'two']) {
    const entry = await write(name);
    relay.enqueueEvents('things', entry._id, [entry]);
  }
  const pending = () => metricValue('tablewell_events_pending', { durable: 'gateway-reads-guest' });
  await eventually(async () => expect(await pending()).toBeGreaterThanOrEqual(2));
  release();
  await eventually(async () => expect(await pending()).toBe(0));
});

test('a slow event does not block events of other documents', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const seen: string[] = [];
  await read('auth', async (name) => {
    if (name === 'slow') await held;
    seen.push(name);
  });
  const relay = startRelay();
  for (const name of ['slow', 'quick']) {
    const entry = await write(name);
    relay.enqueueEvents('things', entry._id, [entry]);
  }
  await eventually(() => expect(seen).toContain('quick'));
  expect(seen).not.toContain('slow');
  release();
  await eventually(() => expect(seen).toContain('slow'));
});

test('when the broker has lost its store, the last 24 hours are replayed, and readers can drop duplicates by id', async () => {
  const Seen = connection.model('Seen');
  let handled = 0;
  await read('reservation', async (_name, id) => {
    handled += 1;
    await Seen.updateOne({ _id: 'all' }, { $addToSet: { events: id } }, { upsert: true });
  });
  const countSeen = async () => (await Seen.findById('all').lean<{ events: string[] }>())?.events.length;
  const relay = startRelay();
  const total = await things().countDocuments({});
  await eventually(async () => expect(await countSeen()).toBe(total));
  const before = handled;
  await bus.manager.streams.delete(streamOf('guest'));
  const entry = await write('after the loss');
  relay.enqueueEvents('things', entry._id, [entry]);
  await eventually(async () => {
    expect(handled).toBeGreaterThanOrEqual(before + total + 1);
    expect(await countSeen()).toBe(total + 1);
  });
});

test('readers recover after the broker was killed, however long it was down', async () => {
  const { crash } = backbone.nats;
  if (!crash) return;
  const relay = startRelay();
  const seen = new Set<string>();
  await read('restaurant', async (name) => void seen.add(name));
  for (const [round, pauseMs] of [100, 1_500, 4_000].entries()) {
    await crash(pauseMs);
    const name = `after crash ${round}`;
    const entry = await write(name);
    relay.enqueueEvents('things', entry._id, [entry]);
    await eventually(() => expect(seen).toContain(name));
  }
});
