import type { Connection } from 'mongoose';
import type { EventBus } from '../src/events/bus';
import { events } from '../src/events/registry';
import { silentLogger } from '../src/ops/logger';
import { connectMongo } from '../src/mongo/connect';
import { outboxEntry, type OutboxEntry } from '../src/outbox/entry';
import { OutboxRelay } from '../src/outbox/relay';
import { allStoredText, connectTestBus, startBackbone, type TestBackbone } from '../src/testing';

let backbone: TestBackbone;
let connection: Connection;
let bus: EventBus;
beforeAll(async () => {
  backbone = await startBackbone();
  connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_test' });
  bus = await connectTestBus(backbone.nats.url);
});
afterAll(async () => {
  await bus?.close();
  await connection?.close();
  await backbone?.stop();
});

const dayNanos = 86_400 * 1e9;
const hourMs = 3_600_000;

test('streams keep events for three days, and dead letters for thirty', async () => {
  await bus.ensureStream('auth');
  await bus.ensureDeadLetterStream();
  const ageOf = async (stream: string) => (await bus.manager.streams.info(stream)).config.max_age / dayNanos;
  expect(await ageOf('AUTH')).toBe(3);
  expect(await ageOf('DEAD_LETTERS')).toBe(30);
});

test('outboxes keep sent entries for a day, and unsent ones without limit', async () => {
  const things = connection.collection<{ _id: string; outbox: OutboxEntry[]; unsent: number }>('things');
  const now = new Date();
  const entryOf = (name: string, hoursAgo: number, isSent: boolean): OutboxEntry => {
    const at = new Date(now.getTime() - hoursAgo * hourMs);
    const entry = outboxEntry(events.guestCreated, { guest: { name } }, { id: name, at });
    return { ...entry, sentAt: isSent ? at : null };
  };
  const outbox = [entryOf('Old And Sent', 25, true), entryOf('Young And Sent', 23, true)];
  await things.insertOne({ _id: 'thing', outbox, unsent: 0 });
  await things.insertOne({ _id: 'late', outbox: [entryOf('Old And Waiting', 25, false)], unsent: 1 });
  // Nothing is replayed to a broker that kept its store.
  await connection
    .collection<{ _id: string; created: string }>('relay_states')
    .insertOne({ _id: 'guest', created: await bus.ensureStream('guest') });
  const relay = new OutboxRelay({
    service: 'guest',
    connection,
    collections: ['things'],
    bus,
    clock: () => now,
    logger: silentLogger,
  });
  relay.start();
  // The running batch is finished.
  await relay.stop();
  const kept = await allStoredText(connection);
  expect(kept).not.toContain('Old And Sent');
  expect(kept).toContain('Young And Sent');
  expect(kept).toContain('Old And Waiting');
});
