import { create } from '@bufbuild/protobuf';
import { GuestSchema } from '@tablewell/proto/guest/v1/guest_pb';
import type { EventBus } from '../src/events/bus';
import { events, type EventType } from '../src/events/registry';
import { on } from '../src/events/handler';
import { DurableSubscriber } from '../src/events/subscriber';
import { silentLogger } from '../src/ops/logger';
import { outboxEntry } from '../src/outbox/entry';
import { connectTestBus, eventually, metricValue, startTestNats, type TestNats } from '../src/testing';

let nats: TestNats;
let bus: EventBus;
beforeAll(async () => {
  nats = await startTestNats();
  bus = await connectTestBus(nats.url);
  await bus.ensureStream('guest');
});
afterAll(async () => {
  await bus?.close();
  await nats?.stop();
});

/** The event as a later release might define it. */
const later = { ...events.guestCreated, version: 2 };

async function publish(type: EventType, id: string, more: Uint8Array = new Uint8Array()) {
  const guest = create(GuestSchema, { id, name: id });
  const entry = outboxEntry(type as typeof events.guestCreated, { guest }, { id, at: new Date() });
  await bus.publish({ ...entry, id, type: entry.event, data: Buffer.concat([entry.data, more]) });
}

async function read(seen: string[], ...types: (typeof events.guestCreated)[]) {
  const subscriber = new DurableSubscriber({
    reader: 'billing',
    publisher: 'guest',
    purpose: 'reads',
    handlers: types.map((type) =>
      on(type, async ({ guest }) => void seen.push(`${guest?.name} by version ${type.version}`)),
    ),
    bus,
    logger: silentLogger,
    unknownVersionDelayMs: 500,
  });
  await subscriber.start();
  return subscriber;
}

test('fields of a later release are ignored; an event of a later version is redelivered until a release knows it', async () => {
  const [older, newer]: [string[], string[]] = [[], []];
  const of = { durable: 'billing-reads-guest', event: 'guest.created', outcome: 'unknown-version' };
  const before = await read(older, events.guestCreated);
  // The series exists from the start, because alerts depend on its increase.
  expect(await metricValue('tablewell_events_handled_total', of)).toBe(0);
  // Field 99 is a text that this release does not know.
  await publish(events.guestCreated, 'grown', Buffer.from([0x9a, 0x06, 0x01, 0x78]));
  await publish(later, 'of tomorrow');
  await publish(events.guestCreated, 'after');
  await eventually(() => expect([...older].sort()).toEqual(['after by version 1', 'grown by version 1']));
  await eventually(async () =>
    expect(await metricValue('tablewell_events_handled_total', of)).toBeGreaterThan(0),
  );
  await before.stop();
  await bus.ensureDeadLetterStream();
  expect(await bus.countDeadLetters('billing')).toBe(0);
  const held = async () => (await bus.manager.consumers.info('GUEST', 'billing-reads-guest')).num_ack_pending;
  expect(await held()).toBe(1);

  // The release that knows both versions handles the waiting event.
  const after = await read(newer, events.guestCreated, later);
  await eventually(() => expect(newer).toEqual(['of tomorrow by version 2']));
  await eventually(async () => expect(await held()).toBe(0));
  await after.stop();
});
