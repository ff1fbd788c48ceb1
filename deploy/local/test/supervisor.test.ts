import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@tablewell/chassis/eventually';
import { reservePort } from '../src/ports.mjs';

const fixtures = join(__dirname, 'fixtures');

interface RunFile {
  origin: string;
  processes: { name: string; pid: number; port: number }[];
}

let dataDir: string;
let supervisor: ChildProcess;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'tablewell-local-'))));
afterEach(async () => {
  if (supervisor.exitCode === null && supervisor.signalCode === null) {
    supervisor.kill('SIGTERM');
    await ended(supervisor);
  }
  rmSync(dataDir, { recursive: true, force: true });
});

async function part(name: string, env: Record<string, string> = {}, store = false) {
  const port = await reservePort();
  return {
    name,
    port,
    program: process.execPath,
    args: [join(fixtures, 'part.mjs')],
    env: { PORT: String(port), NOTE: name, ...env },
    ready: { http: `http://127.0.0.1:${port}/` },
    store,
  };
}

async function start(parts: object[]): Promise<void> {
  supervisor = spawn(process.execPath, [join(fixtures, 'supervise.mjs')], {
    env: { ...process.env, DATA_DIR: dataDir, PARTS: JSON.stringify(parts) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    supervisor.stdout?.on('data', (text: Buffer) => text.toString().includes('ready') && resolve());
    supervisor.once('exit', () => reject(new Error('the supervisor ended before it was ready')));
  });
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));
const runFile = () => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as RunFile;
const pidOf = (name: string) => runFile().processes.find((process) => process.name === name)?.pid ?? 0;
const log = (name: string) => readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that ended but was not yet collected still has a pid.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('run.json names each process with its pid and port', async () => {
  const one = await part('one');
  await start([one]);
  expect(runFile()).toEqual({
    origin: 'http://localhost:1',
    processes: [{ name: 'one', pid: pidOf('one'), port: one.port }],
  });
  expect(await (await fetch(`http://127.0.0.1:${one.port}/`)).text()).toBe(String(pidOf('one')));
});

test('a killed process is back on its port, and run.json is updated', async () => {
  const one = await part('one');
  await start([one]);
  for (let round = 0; round < 3; round += 1) {
    const before = pidOf('one');
    process.kill(before, 'SIGKILL');
    await eventually(async () => expect(await (await fetch(one.ready.http)).text()).not.toBe(String(before)));
    expect(pidOf('one')).not.toBe(before);
  }
});

test('SIGTERM ends everything, the stores after the others', async () => {
  await start([await part('store', {}, true), await part('app')]);
  const pids = runFile().processes.map(({ pid }) => pid);
  supervisor.kill('SIGTERM');
  await ended(supervisor);
  expect(pids.filter(isAlive)).toEqual([]);
  const at = (name: string) => Number(/"at":(\d+)/.exec(log(name))?.[1]);
  expect(at('store')).toBeGreaterThanOrEqual(at('app'));
});

test('a process that ignores SIGTERM, and one that it started, are ended all the same', async () => {
  const stubborn = await part('stubborn', { STUBBORN: '1', WITH_CHILD: '1' });
  await start([stubborn]);
  const grandchild = Number(await (await fetch(`${stubborn.ready.http}child`)).text());
  const pid = pidOf('stubborn');
  expect(isAlive(grandchild)).toBe(true);
  supervisor.kill('SIGTERM');
  await ended(supervisor);
  await eventually(() => expect([pid, grandchild].filter(isAlive)).toEqual([]));
});

test('nothing is left behind when the supervisor itself is killed outright', async () => {
  await start([await part('meek'), await part('stubborn', { STUBBORN: '1' })]);
  const pids = runFile().processes.map(({ pid }) => pid);
  supervisor.kill('SIGKILL');
  await ended(supervisor);
  await eventually(() => expect(pids.filter(isAlive)).toEqual([]));
});

test('the output of a process is written to its log', async () => {
  await start([await part('one')]);
  await eventually(() => expect(log('one')).toContain('"hello one"'));
});

test('the log of a process is complete when the supervisor has ended', async () => {
  await start([await part('one', { LATE_LINE: '1' })]);
  supervisor.kill('SIGTERM');
  await ended(supervisor);
  expect(supervisor.exitCode).toBe(0);
  expect(log('one')).toContain('late line');
});
