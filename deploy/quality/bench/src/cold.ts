// The time from nothing to a booked table: the whole product is started on the data of an earlier run, with
// everything built, and receives requests until it books; against a bare Node server. And the memory of the idle
// services.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { reservePort } from '../../../local/src/ports.mjs';
import { booking, startAt } from './load/scene';
import { startPeers } from './peers/start';
import { median, spread } from './report/figures';
import { proportionalBytes, residentBytes } from './report/memory';
import { conclude, isFull } from './report/verdict';

const rounds = isFull ? 7 : 3;
const idleMs = 15_000;
const services = ['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification'];

// Built to deploy/quality/bench/dist/cold.js.
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const dataDir = mkdtempSync(join(tmpdir(), 'tablewell-cold-'));
const port = await reservePort();
const origin = `http://127.0.0.1:${port}`;

interface Started {
  /** Since the command, in seconds. */
  readonly seconds: number;
  /** Since the first of the product's processes existed, in seconds. */
  readonly sinceProcesses: number;
  readonly restaurantId: string;
  end(): Promise<void>;
}

/** Starts everything and books as soon as that is possible. */
async function start(restaurantId: string | undefined): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, ['deploy/local/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let spawnedAt = 0;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The product exited before it was ready:\n${output}`);
    spawnedAt ||= childrenOf(child.pid ?? 0) > 0 ? performance.now() : 0;
    const known = restaurantId ?? /\/reservations\/([\w-]+)/.exec(output)?.[1];
    if (known && (await books(known))) {
      const now = performance.now();
      return {
        seconds: (now - began) / 1_000,
        sinceProcesses: (now - spawnedAt) / 1_000,
        restaurantId: known,
        async end() {
          child.kill('SIGTERM');
          await exited;
        },
      };
    }
    await sleep(20);
  }
}

const childrenOf = (pid: number): number =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).length;

let starts = 0;
async function books(restaurantId: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/reservations/${restaurantId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...booking(`${startAt(40 * (starts++ % 60)).slice(0, 10)}T19:00`), guests: 2 }),
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 201;
}

try {
  const first = await start(undefined);
  await first.end();
  const bare: number[] = [];
  const ours: number[] = [];
  const processes: number[] = [];
  const resident: number[] = [];
  const shared: number[] = [];
  const each: Record<string, Record<string, string>> = {};
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    const peer = await startPeers(root);
    await (await fetch(`${peer.origin}/captcha`)).arrayBuffer();
    bare.push((performance.now() - began) / 1_000);
    await peer.stop();
    const product = await start(first.restaurantId);
    ours.push(product.seconds);
    processes.push(product.sinceProcesses);
    if (isFull || round === rounds - 1) {
      await sleep(idleMs);
      const { processes: running } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as {
        processes: { name: string; pid: number }[];
      };
      const six = running.filter(({ name }) => services.includes(name));
      resident.push(six.reduce((sum, { pid }) => sum + residentBytes(pid), 0) / 1e6);
      shared.push(six.reduce((sum, { pid }) => sum + proportionalBytes(pid), 0) / 1e6);
      for (const { name, pid } of running)
        each[name] = {
          'resident (MB)': (residentBytes(pid) / 1e6).toFixed(0),
          'shared counted once (MB)': (proportionalBytes(pid) / 1e6).toFixed(0),
        };
    }
    await product.end();
  }
  console.table(each);
  conclude(
    'cold: everything built, data there',
    rounds,
    {
      'bare Node server, to its first answer': { seconds: spread(bare, 2) },
      'command to the first 201': { seconds: spread(ours, 2) },
      'first process to the first 201': { seconds: spread(processes, 2) },
      [`six services after ${idleMs / 1_000} s of rest`]: {
        'resident (MB)': spread(resident, 0),
        'shared counted once (MB)': spread(shared, 0),
      },
    },
    [
      {
        goal: 'processes spawned to the first 201 ≤ 5 s',
        measured: spread(processes, 2),
        holds: median(processes) <= 5,
      },
      {
        goal: 'all services idle ≤ 700 MB resident',
        measured: spread(resident, 0),
        holds: median(resident) <= 700,
      },
    ],
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
