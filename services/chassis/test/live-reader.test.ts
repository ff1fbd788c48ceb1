import type { EventBus } from '../src/events/bus';
import { events } from '../src/events/registry';
import { LiveReader } from '../src/events/live-reader';
import { on } from '../src/events/handler';
import { silentLogger } from '../src/ops/logger';
import { outboxEntry } from '../src/outbox/entry';
import { connectTestBus, eventually, startTestNats, type TestNats } from '../src/testing';

let nats: TestNats;
let bus: EventBus;
let reader: LiveReader;
let shown: string[];
let gaps: number;

const connect = () => connectTestBus(nats.url);

async function publish(id: string, by = bus): Promise<void> {
  const { data, event, subject, at } = outboxEntry(
    events.guestCreated,
    { guest: { id } },
    { id, at: new Date() },
  );
  await by.publish({ id, subject, type: event, data, at });
}

beforeEach(async () => {
  nats = await startTestNats();
  bus = await connect();
  shown = [];
  gaps = 0;
  reader = new LiveReader({
    publisher: 'guest',
    handlers: [on(events.guestCreated, async ({ guest }) => void shown.push(guest?.id ?? ''))],
    bus,
    logger: silentLogger,
    onGap: () => (gaps += 1),
  });
  await bus.ensureStream('guest');
  await publish('before anybody looked');
  await reader.start();
});

afterEach(async () => {
  await reader?.stop();
  await bus?.close();
  await nats?.stop();
});

test('reports a gap when the broker has lost its stream, and reads on', async () => {
  await publish('shown');
  await eventually(() => expect(shown).toEqual(['shown']));
  await bus.manager.streams.delete('GUEST');
  // A publisher creates the stream again and publishes to it before the reader has noticed the loss.
  await bus.ensureStream('guest');
  await publish('lost');
  await eventually(() => expect(gaps).toBe(1));
  await publish('after it');
  await eventually(() => expect(shown).toEqual(['shown', 'after it']));
  expect(gaps).toBe(1);
});

test('reports no gap when the broker comes back with its stream', async () => {
  const { crash } = nats;
  // A given server cannot be killed, so this runs only with the test's own process.
  if (!crash) return;
  await crash(0);
  const other = await connect();
  await publish('published before the reader is back', other);
  await other.close();
  await eventually(() => expect(shown).toEqual(['published before the reader is back']));
  expect(gaps).toBe(0);
});
