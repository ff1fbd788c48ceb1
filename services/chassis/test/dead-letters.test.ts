import { fromBinary } from '@bufbuild/protobuf';
import { events } from '../src/events/registry';
import type { EventBus } from '../src/events/bus';
import { type DeadLetter, DeadLetters } from '../src/events/dead-letters';
import { LiveReader } from '../src/events/live-reader';
import { type EventMeta, on } from '../src/events/handler';
import { DurableSubscriber } from '../src/events/subscriber';
import { silentLogger } from '../src/ops/logger';
import { outboxEntry } from '../src/outbox/entry';
import type { ServiceName } from '../src/rpc/identity';
import { connectTestBus, eventually, startTestNats, type TestNats } from '../src/testing';

let nats: TestNats;
let bus: EventBus;
let letters: DeadLetters;
const stops: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  nats = await startTestNats();
  bus = await connectTestBus(nats.url);
  letters = new DeadLetters(bus);
  await bus.ensureStream('guest');
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await bus?.close();
  await nats?.stop();
});

const by = {
  kind: 'member',
  userId: 'u1',
  name: 'Zoë',
  email: 'z@x.org',
  address: '::1',
  userAgent: 'x',
} as const;

async function publish(id: string) {
  const { data, event, subject, at } = outboxEntry(
    events.guestCreated,
    { guest: { id: `g-${id}` } },
    { id, at: new Date() },
  );
  await bus.publish({ id, subject, type: event, data, at, by, document: `g-${id}`, requestId: `r-${id}` });
}

/** Starts a reader and records the events that it handles; it fails while `isBroken`. */
async function read(reader: ServiceName, isBroken: () => boolean = () => false) {
  const handled: EventMeta[] = [];
  const subscriber = new DurableSubscriber({
    reader,
    publisher: 'guest',
    purpose: 'reads',
    handlers: [
      on(events.guestCreated, async (_payload, meta) => {
        if (isBroken()) throw new Error('a bug');
        handled.push(meta);
      }),
    ],
    bus,
    logger: silentLogger,
    retryDelaysMs: [],
  });
  await subscriber.start();
  stops.push(() => subscriber.stop());
  return handled;
}

async function all(reader?: ServiceName): Promise<DeadLetter[]> {
  const found: DeadLetter[] = [];
  for await (const letter of letters.list(reader)) found.push(letter);
  return found;
}

/** Sets the broker's duplicate window, which has to be short here. */
async function rememberFor(ms: number) {
  await bus.manager.streams.update('GUEST', { duplicate_window: ms * 1_000_000 });
}

/** Redelivers a dead letter once the broker's duplicate window has passed. */
const redeliverWhenForgotten = (letter: DeadLetter) =>
  eventually(async () => expect(await letters.redeliver(letter)).toBe(true));

test('without dead letters the list is empty', async () => {
  expect(await all()).toEqual([]);
  expect(await letters.get(1)).toBeUndefined();
});

test('a dead letter is listed with its event, publisher and reader', async () => {
  await read('reservation', () => true);
  await read('restaurant', () => true);
  await publish('one');
  await eventually(async () => expect(await all()).toHaveLength(2));
  const [letter] = await all('reservation');
  expect(letter).toMatchObject({
    reader: 'reservation',
    event: { id: 'one', type: 'guest.created', version: 1, by, document: 'g-one', requestId: 'r-one' },
  });
  expect(fromBinary(events.guestCreated.schema, letter?.event.data ?? new Uint8Array()).guest?.id).toBe(
    'g-one',
  );
  expect(await letters.get(letter?.seq ?? 0)).toEqual(letter);
});

test('a redelivered event reaches its reader only, under its own id, and the dead letter is deleted', async () => {
  await rememberFor(200);
  let isBroken = true;
  const mended = await read('reservation', () => isBroken);
  const other = await read('restaurant');
  const shown: string[] = [];
  const live = new LiveReader({
    publisher: 'guest',
    handlers: [on(events.guestCreated, async (_payload, { id }) => void shown.push(id))],
    bus,
    logger: silentLogger,
  });
  await live.start();
  stops.push(() => live.stop());
  await publish('one');
  const letter = await eventually(async () => {
    const [found] = await all('reservation');
    if (!found) throw new Error('not yet');
    return found;
  });
  isBroken = false;
  await redeliverWhenForgotten(letter);
  await publish('two');
  await eventually(() => expect(mended.map(({ id }) => id).sort()).toEqual(['one', 'two']));
  await eventually(() => expect(other.map(({ id }) => id)).toEqual(['one', 'two']));
  await eventually(() => expect(shown).toEqual(['one', 'two']));
  expect(mended.find(({ id }) => id === 'one')).toMatchObject({ by, at: letter.event.at });
  expect(await all()).toEqual([]);
});

test('an event redelivered within the broker’s duplicate window keeps its dead letter', async () => {
  await read('reservation', () => true);
  await publish('one');
  const [letter] = await eventually(async () => {
    const found = await all();
    expect(found).toHaveLength(1);
    return found;
  });
  expect(letter && (await letters.redeliver(letter))).toBe(false);
  expect(await all()).toEqual([letter]);
});

test('an event redelivered to a reader that still fails becomes a new dead letter', async () => {
  await rememberFor(200);
  await read('reservation', () => true);
  await publish('one');
  const first = await eventually(async () => {
    const [found] = await all();
    if (!found) throw new Error('not yet');
    return found;
  });
  // The dead-letter stream still knows the first letter, and must not drop the second one as its duplicate.
  await redeliverWhenForgotten(first);
  await eventually(async () => expect((await all()).map(({ event }) => event.id)).toEqual(['one']));
  expect((await all())[0]?.seq).toBeGreaterThan(first.seq);
});

test('if publishing fails, the dead letter stays', async () => {
  await read('reservation', () => true);
  await publish('one');
  const [letter] = await eventually(async () => {
    const found = await all();
    expect(found).toHaveLength(1);
    return found;
  });
  // A reader would create the stream again.
  for (const stop of stops.splice(0)) await stop();
  await bus.manager.streams.delete('GUEST');
  await expect(letter && letters.redeliver(letter)).rejects.toThrow();
  expect(await all()).toEqual([letter]);
});

test('an event that this release does not know is not redelivered, and its dead letter stays', async () => {
  await bus.ensureDeadLetterStream();
  const subject = 'tablewell.dead-letter.reservation.guest.sneezed';
  await bus.publish({
    id: 'reservation-x',
    subject,
    type: 'guest.sneezed',
    data: new Uint8Array(),
    at: new Date(),
  });
  const [letter] = await all();
  await expect(letter && letters.redeliver(letter)).rejects.toThrow('knows no event guest.sneezed');
  expect(await all()).toHaveLength(1);
});
