import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventBus, events } from '@tablewell/chassis/events';
import { silentLogger } from '@tablewell/chassis/ops';
import { outboxEntry } from '@tablewell/chassis/outbox';
import type { ServiceName } from '@tablewell/chassis/rpc';
import { startTestNats, type TestNats } from '@tablewell/chassis/testing';

// The real command, against a broker with the users of a local run.

const local = join(__dirname, '..');
let dataDir: string;
let nats: TestNats;

interface Secrets {
  natsPasswords: Record<string, string>;
  natsOperatorPassword: string;
}
const secrets = () => JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tablewell-dead-letters-'));
  // The secrets and the configuration that `npm start` makes.
  const make = `
    import { writeFileSync } from 'node:fs';
    import { loadSecrets } from ${JSON.stringify(join(local, 'src/secrets.mjs'))};
    import { localNatsConfig } from ${JSON.stringify(join(local, 'src/nats-config.mjs'))};
    const { natsPasswords, natsOperatorPassword } = loadSecrets(${JSON.stringify(join(dataDir, 'secrets.json'))});
    const passwords = { ...natsPasswords, operator: natsOperatorPassword };
    writeFileSync(process.argv[1], localNatsConfig({ storeDir: '/never/used', passwords }));`;
  const config = join(dataDir, 'nats.conf');
  execFileSync(process.execPath, ['--input-type=module', '-e', make, config]);
  // The test's server sets its own storage folder.
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.slice(text.indexOf('authorization')));
  nats = await startTestNats({ config });
  const processes = [{ name: 'nats', pid: 1, port: Number(new URL(nats.url).port) }];
  writeFileSync(join(dataDir, 'run.json'), JSON.stringify({ origin: '', processes }));

  const busOf = (name: ServiceName) =>
    EventBus.connect({
      servers: nats.url,
      name,
      password: secrets().natsPasswords[name] ?? '',
      logger: silentLogger,
    });
  const publisher = await busOf('guest');
  await publisher.ensureStream('guest');
  await publisher.close();
  const reader = await busOf('reservation');
  await reader.ensureDeadLetterStream();
  const guest = { name: 'Ann Guest' };
  const at = new Date();
  for (const { event, data, _id } of [
    outboxEntry(events.guestCreated, { guest }, { id: '1', at }),
    outboxEntry(events.guestUpdated, { guest }, { id: '2', at }),
    outboxEntry(events.guestUpdated, { guest }, { id: '3', at }),
  ]) {
    const subject = `tablewell.dead-letter.reservation.${event}`;
    await reader.publish({ id: `reservation-9-${_id}`, eventId: _id, subject, type: event, data, at });
  }
  await reader.close();
});
afterAll(async () => {
  await nats?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Ended {
  code: number;
  out: string;
  err: string;
}

function run(args: string[], env: Record<string, string> = { DATA_DIR: dataDir }): Promise<Ended> {
  const { NATS_URL: _own, ...inherited } = process.env;
  return new Promise((resolve) => {
    const program = [join(local, 'dead-letters.mjs'), ...args];
    execFile(process.execPath, program, { env: { ...inherited, ...env } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

test('dead letters are listed without their content, and one is shown with it', async () => {
  const listed = await run(['list']);
  expect(listed).toMatchObject({ code: 0, err: '' });
  expect(listed.out).toMatch(
    / 1 .* reservation {2}guest\.created {2}1\n.* 2 .*guest\.updated {2}2\n[^]*3 dead letters/,
  );
  expect(listed.out).not.toContain('Ann');
  expect((await run(['list', 'billing'])).out).toBe('There are no dead letters.\n');
  expect((await run(['show', '2'])).out).toContain('"name": "Ann Guest"');
  expect(await run(['show', '77'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no dead letter 77'),
  });
});

test('events of one name are redelivered, then the rest; those published just now stay', async () => {
  const env = { NATS_URL: nats.url, OPERATOR_NATS_PASSWORD: secrets().natsOperatorPassword };
  const updates = await run(['redeliver', 'reservation', '--event', 'guest.updated'], env);
  expect(updates).toMatchObject({
    code: 0,
    out: expect.stringContaining('2 redelivered to reservation, 0 failed'),
  });
  expect((await run(['list'])).out).toMatch(/guest\.created {2}1\n1 dead letters/);

  const guest = await EventBus.connect({
    servers: nats.url,
    name: 'guest',
    password: secrets().natsPasswords['guest'] ?? '',
    logger: silentLogger,
  });
  await guest.publish({
    ...outboxEntry(events.guestCreated, {}, { id: '1', at: new Date() }),
    id: '1',
    type: 'guest.created',
  });
  await guest.close();
  const rest = await run(['redeliver', 'reservation']);
  expect(rest).toMatchObject({ code: 1, out: expect.stringContaining('within the last two minutes') });
  expect((await run(['list'])).out).toContain('1 dead letters');
});

test.each([
  ['nothing', [], 'npm run dead-letters'],
  ['an unknown word', ['burn'], 'npm run dead-letters'],
  [
    'a process that reads no events',
    ['redeliver', 'gateway'],
    '"gateway" reads no events. The readers are: auth',
  ],
  ['an unknown option', ['redeliver', 'guest', '--force'], '--force'],
])('a wrong command line (%s) is refused with the reason', async (_what, args, message) => {
  expect(await run(args)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
});

test('a broker that does not answer, or refuses the password, is named at once', async () => {
  expect((await run(['list'], { DATA_DIR: tmpdir() })).err).toContain('No broker is running for');
  expect((await run(['list'], { NATS_URL: 'nats://127.0.0.1:1' })).err).toContain('nats://127.0.0.1:1');
  const guess = { NATS_URL: nats.url, OPERATOR_NATS_PASSWORD: 'guess' };
  expect((await run(['list'], guess)).err).toMatch(/authorization/i);
});
