import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { reservePort } from '../src/ports.mjs';

// The real `npm start`, in a small checkout whose programs are stubs; the NATS server is the real one.
const local = join(__dirname, '..');
const programs = [
  ...['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification'].map(
    (name) => `services/${name}`,
  ),
  ...['gateway', 'deploy/local/sandbox', 'deploy/local/embedded-mongodb', 'frontends/federation'],
];
const names = [
  'auth',
  'billing',
  'gateway',
  'guest',
  'mongodb',
  'nats',
  'notification',
  'reservation',
  'restaurant',
  'sandbox',
  'web',
];

interface RunFile {
  origin: string;
  processes: { name: string; pid: number; port: number }[];
}

let checkout: string;
const started: ChildProcess[] = [];

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'tablewell-checkout-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(checkout, path, '..'), { recursive: true });
    writeFileSync(join(checkout, path), text);
  };
  const scripts = { start: 'exec node deploy/local/start.mjs' };
  write('package.json', JSON.stringify({ name: 'small', type: 'module', workspaces: [], scripts }));
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json']) write(lock, '{"packages":{}}');
  for (const part of ['start.mjs', 'src'])
    cpSync(join(local, part), join(checkout, 'deploy/local', part), { recursive: true });
  // The build compiles the texts first, of which there are none.
  const tools = 'services/languages/tools';
  cpSync(join(local, '../..', tools), join(checkout, tools), { recursive: true });
  mkdirSync(join(checkout, 'services/languages/catalogs'));
  // The permissions at the broker are written there, and the local run reads them.
  const peers = 'services/chassis/src/peers.json';
  write(peers, readFileSync(join(local, '../..', peers), 'utf8'));
  for (const folder of programs)
    write(`${folder}/dist/main.js`, readFileSync(join(__dirname, 'fixtures/stub.mjs'), 'utf8'));
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

async function npmStart(
  dataDir: string,
  port: number,
): Promise<{ npm: ChildProcess; output: string; run: RunFile }> {
  const { NATS_URL: _nats, MONGODB_URL: _mongodb, ...env } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...env, PORT: String(port), DATA_DIR: dataDir, DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(npm);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      if (output.includes(`Tablewell is ready at http://localhost:${port}\n`)) resolve();
    };
    npm.stdout?.on('data', read);
    npm.stderr?.on('data', read);
    npm.once('close', () => reject(new Error(`npm start ended early:\n${output}`)));
  });
  const run = JSON.parse(readFileSync(join(checkout, dataDir, 'run.json'), 'utf8')) as RunFile;
  return { npm, output, run };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));

test('two copies run side by side, each with all its processes and its own secrets', async () => {
  const [first, second] = [
    await npmStart('data-1', await reservePort()),
    await npmStart('data-2', await reservePort()),
  ];
  for (const { run } of [first, second]) expect(run.processes.map(({ name }) => name).sort()).toEqual(names);
  const ports = [...first.run.processes, ...second.run.processes].map(({ port }) => port);
  expect(new Set(ports).size).toBe(ports.length);
  const secrets = ['data-1', 'data-2'].map((dir) => join(checkout, dir, 'secrets.json'));
  expect(secrets.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(readFileSync(secrets[0] ?? '', 'utf8')).not.toBe(readFileSync(secrets[1] ?? '', 'utf8'));
});

test('the data folder is of its user alone, also one that was open to others before', async () => {
  const folders = ['data-new', 'data-open'].map((name) => join(checkout, name));
  const [fresh = '', open = ''] = folders;
  mkdirSync(open);
  chmodSync(open, 0o755);
  for (const folder of folders) await npmStart(basename(folder), await reservePort());
  expect(folders.map((folder) => statSync(folder).mode & 0o777)).toEqual([0o700, 0o700]);
  // The databases, mails and logs in it have modes of their own, so the folder is what keeps others out.
  expect(existsSync(join(fresh, 'logs'))).toBe(true);
});

test('programs run with a bounded heap, by the flags that the images set', async () => {
  const image = readFileSync(join(local, '../docker/service.Dockerfile'), 'utf8');
  const flags = /NODE_OPTIONS="([^"]+)"/.exec(image)?.[1]?.split(' ') ?? [];
  expect(flags).toEqual([expect.stringMatching(/^--max-old-space-size=/), expect.any(String)]);
  const { run } = await npmStart('data-1', await reservePort());
  for (const { name, pid } of run.processes) {
    const given = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    // Neither has the flags: the heap of the embedded store holds an index of everything, and the broker is not one of
    // our programs.
    const wanted = ['mongodb', 'nats'].includes(name) ? [] : flags;
    expect([name, given.filter((argument) => argument.startsWith('--max-'))]).toEqual([name, wanted]);
  }
});

test('SIGTERM to npm itself ends every process', async () => {
  const { npm, run } = await npmStart('data-1', await reservePort());
  const pids = run.processes.map(({ pid }) => pid);
  expect(pids.every(isAlive)).toBe(true);
  npm.kill('SIGTERM');
  await ended(npm);
  const end = Date.now() + 60_000;
  while (pids.some(isAlive) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pids.filter(isAlive)).toEqual([]);
});

test('a second run over the same data folder is refused, and the first is not affected', async () => {
  await npmStart('data-1', await reservePort());
  await expect(npmStart('data-1', await reservePort())).rejects.toThrow(
    /already running with the data folder/,
  );
  expect(existsSync(join(checkout, 'data-1', 'run.json'))).toBe(true);
});
