import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DurableSubscriber,
  EventBus,
  events,
  type EventType,
  LiveReader,
  on,
  streamOf,
  subjectOf,
} from '@tablewell/chassis/events';
import { silentLogger } from '@tablewell/chassis/ops';
import { peers } from '@tablewell/chassis/peers';
import type { ServiceName } from '@tablewell/chassis/rpc';
import { eventually, startTestNats, type TestNats } from '@tablewell/chassis/testing';

// The broker's users as deployed, from the real nats.conf, on this machine.

const docker = join(__dirname, '..');
const names = Object.keys(peers) as ServiceName[];
const passwordOf = (name: string) => `secret-of-${name}`;
const publishers = names.filter((name) => peers[name].publishes);
const anEventOf = (publisher: ServiceName): EventType => {
  const found = Object.values(events).find((type) => type.publisher === publisher);
  if (!found) throw new Error(`${publisher} publishes nothing`);
  return found;
};

const folder = mkdtempSync(join(tmpdir(), 'tablewell-nats-conf-'));
let nats: TestNats;
const open: EventBus[] = [];
/** Readers, which keep the process alive until they are stopped. */
const started: { stop(): Promise<void> }[] = [];

async function busOf(name: ServiceName, password = passwordOf(name)): Promise<EventBus> {
  const bus = await EventBus.connect({ servers: nats.url, name, password, logger: silentLogger });
  open.push(bus);
  return bus;
}

const tell = (bus: EventBus, publisher: ServiceName, id: string) =>
  bus.publish({
    id,
    subject: subjectOf(anEventOf(publisher)),
    type: anEventOf(publisher).name,
    data: new Uint8Array(),
    at: new Date(),
  });

beforeAll(async () => {
  const env = Object.fromEntries(
    [...names, 'operator'].map((name) => [`${name.toUpperCase()}_NATS_PASSWORD`, `secret-of-${name}`]),
  );
  const deployed = readFileSync(join(docker, 'nats.conf'), 'utf8');
  // The store's path is for the container; the test's server uses another folder.
  const config = join(folder, 'nats.conf');
  writeFileSync(config, deployed.slice(deployed.indexOf('authorization')));
  nats = await startTestNats({ config, env });
});

afterEach(async () => {
  for (const reader of started.splice(0)) await reader.stop();
  for (const bus of open.splice(0)) await bus.connection.close();
});
afterAll(async () => {
  await nats?.stop();
  rmSync(folder, { recursive: true });
});

test('nats.conf is generated from the table of peers', () => {
  const made = execFileSync(process.execPath, [join(docker, 'make-nats-conf.mjs')], { encoding: 'utf8' });
  expect(readFileSync(join(docker, 'nats.conf'), 'utf8')).toBe(made);
});

test.each(publishers)('the events of %s reach every process that may read them', async (publisher) => {
  const heard: string[] = [];
  const handlers = (name: string) => [on(anEventOf(publisher), async () => void heard.push(name))];
  const wanted = names.filter((name) => [...peers[name].reads, ...peers[name].shows].includes(publisher));
  const more = (['audits', 'hooks'] as const).flatMap((purpose) =>
    names.filter((one) => peers[one][purpose]?.includes(publisher)).map((name) => ({ name, purpose })),
  );
  const forMore = ({ name, purpose }: (typeof more)[number]): string => `${name}, for ${purpose}`;
  for (const each of more) {
    const handled = handlers(forMore(each));
    const common = { publisher, handlers: handled, bus: await busOf(each.name), logger: silentLogger };
    const reader = new DurableSubscriber({ ...common, reader: each.name, purpose: each.purpose });
    await reader.start();
    started.push(reader);
  }
  for (const name of wanted) {
    const common = { publisher, handlers: handlers(name), bus: await busOf(name), logger: silentLogger };
    const reader = peers[name].shows.includes(publisher)
      ? new LiveReader(common)
      : new DurableSubscriber({ ...common, reader: name, purpose: 'reads' });
    await reader.start();
    started.push(reader);
  }
  const bus = await busOf(publisher);
  await bus.ensureStream(publisher);
  await tell(bus, publisher, `${publisher}-1`);
  const all = [...wanted, ...more.map(forMore)];
  await eventually(() => expect([...heard].sort()).toEqual(all.sort()));
});

test('a service can publish only its own events', async () => {
  for (const name of names) {
    const bus = await busOf(name);
    for (const publisher of publishers.filter((other) => other !== name)) {
      await expect(tell(bus, publisher, `forged-by-${name}`)).rejects.toThrow(/permission/i);
    }
  }
});

test('a service can subscribe only to the publishers that peers.json permits', async () => {
  const bus = await busOf('guest');
  const consumer = { durable_name: 'guest-reads-auth', filter_subject: 'tablewell.auth.v1.>' };
  await expect(bus.manager.consumers.add(streamOf('auth'), consumer)).rejects.toThrow(/permission/i);
  await expect(
    bus.manager.streams.getMessage('AUTH', { last_by_subj: 'tablewell.auth.v1.user.signed-up' }),
  ).rejects.toThrow(/permission/i);
  for (const subject of ['tablewell.>', '_INBOX_auth.>', '$JS.ACK.>', '>']) {
    const refused = new Promise((resolve) =>
      bus.connection.subscribe(subject, { callback: (error) => resolve(error?.message) }),
    );
    expect(await refused).toMatch(/permission/i);
  }
});

test('a service cannot purge, change or delete a stream, or the consumer of another service', async () => {
  const owner = await busOf('auth');
  await owner.ensureStream('auth');
  await expect(owner.manager.streams.purge('AUTH')).rejects.toThrow(/permission/i);
  await expect(owner.manager.streams.delete('AUTH')).rejects.toThrow(/permission/i);
  await expect(owner.manager.streams.update('AUTH', { max_msgs: 1 })).rejects.toThrow(/permission/i);
  const gateway = await busOf('gateway');
  await expect(gateway.manager.consumers.delete('AUTH', 'restaurant-reads-auth')).rejects.toThrow(
    /permission/i,
  );
});

test('the operator can read dead letters and publish an event again', async () => {
  const { connect } = await import('nats');
  const connection = await connect({ servers: nats.url, user: 'operator', pass: 'secret-of-operator' });
  const manager = await connection.jetstreamManager();
  const bus = await busOf('guest');
  await bus.ensureDeadLetterStream();
  await bus.publish({
    id: 'guest-1',
    subject: 'tablewell.dead-letter.guest.reservation.booked',
    type: 'reservation.booked',
    data: new Uint8Array([1]),
    at: new Date(),
  });
  const letter = await manager.streams.getMessage('DEAD_LETTERS', {
    last_by_subj: 'tablewell.dead-letter.guest.>',
  });
  expect([...letter.data]).toEqual([1]);
  await (await busOf('reservation')).ensureStream('reservation');
  await connection
    .jetstream()
    .publish('tablewell.reservation.v1.reservation.booked', letter.data, { msgID: '1' });
  await connection.close();
});

test.each([
  ['a wrong password', 'guess'],
  ['no password', ''],
])('the broker refuses a caller with %s', async (_what, password) => {
  // EventBus waits forever by design: here one attempt is enough.
  const { connect } = await import('nats');
  const given = password ? { user: 'auth', pass: password } : {};
  await expect(connect({ servers: nats.url, ...given })).rejects.toThrow(/authorization/i);
});
