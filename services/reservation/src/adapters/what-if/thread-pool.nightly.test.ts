import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@tablewell/chassis/ops';
import { metricValue } from '@tablewell/chassis/testing';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import type { Lane, WhatIfKind } from './kinds';
import type { Question } from './thread';
import { ThreadPool } from './thread-pool';

/** A thread that does what the question's method says. */
const program = `
exports.ready = () => true;
exports.answer = ({ method, request, abandoned }) => {
  const flag = new Int32Array(abandoned);
  if (method === 'wait') Atomics.wait(flag, 0, 0);
  if (method === 'spin') for (;;);
  if (method === 'throw') throw new TypeError('a bug');
  if (method === 'exit') process.exit(1);
  if (method === 'fill') for (const all = []; ; ) all.push(new Array(1e5).fill(all.length));
  if (method === 'refuse') {
    const refusal = { kind: 'invalid', code: 'c', message: 'No.', fields: [{ field: 'f', message: 'm' }], requiredPlan: '' };
    return { kind: 'refusal', refusal };
  }
  if (method === 'lose') return { kind: 'unavailable', message: 'no store' };
  return { kind: 'response', response: request };
};`;
const folder = mkdtempSync(join(tmpdir(), 'tablewell-threads-'));
const file = join(folder, 'program.cjs');
writeFileSync(file, program);
afterAll(() => rmSync(folder, { recursive: true }));

let pool: ThreadPool;
beforeEach(() => (pool = new ThreadPool({ program: file }, silentLogger)));
afterEach(() => pool.close());

const kindOf = (lane: Lane, limitMs = 120_000): WhatIfKind => ({
  method: AvailabilityService.method[lane === 'quick' ? 'explainStarts' : 'previewChange'],
  permission: 'reservations',
  lane,
  limitMs,
  busy: 'Busy.',
  tooLong: 'Too long.',
});
const questionOf = (method: string): Question => ({
  service: 'any',
  method,
  request: new Uint8Array([1, 2, 3]),
  actor: new Uint8Array(),
  now: 0,
  abandoned: new SharedArrayBuffer(4),
});
interface Asked {
  readonly lane?: Lane;
  readonly limitMs?: number;
  readonly signal?: AbortSignal;
  readonly question?: Question;
  readonly twin?: string;
}
function ask(restaurantId: string, method: string, more: Asked = {}) {
  const { lane = 'quick', limitMs, question = questionOf(method), twin } = more;
  const { signal = new AbortController().signal } = more;
  const asker = { restaurantId, signal, ...(twin === undefined ? {} : { twin }) };
  return pool.ask(kindOf(lane, limitMs), question, asker);
}
/** A read that runs until it is let go. */
function hold(restaurantId: string, lane: Lane = 'quick') {
  const question = questionOf('wait');
  const flag = new Int32Array(question.abandoned);
  const answer = ask(restaurantId, 'wait', { lane, question });
  const letGo = () => {
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  };
  return { answer, letGo };
}
const busy = expect.objectContaining({ kind: 'unavailable', code: 'busy', message: 'Busy.' });
const tooLong = expect.objectContaining({ kind: 'unavailable', code: 'busy', message: 'Too long.' });

test('the response, or the refusal, is that of the thread', async () => {
  expect([...(await ask('r1', 'answer'))]).toEqual([1, 2, 3]);
  const fields = [{ field: 'f', message: 'm' }];
  await expect(ask('r1', 'refuse')).rejects.toMatchObject({
    kind: 'invalid',
    code: 'c',
    message: 'No.',
    fields,
  });
  await expect(ask('r1', 'lose')).rejects.toMatchObject({ rawMessage: 'internal error' });
});

test('the work of a restaurant delays that of another one by one read at most', async () => {
  const order: string[] = [];
  const running = hold('heavy');
  const heavy = ['a', 'b', 'c'].map((name) => ask('heavy', 'answer').then(() => order.push(`heavy ${name}`)));
  const neighbor = ask('neighbor', 'answer').then(() => order.push('neighbor'));
  running.letGo();
  await Promise.all([running.answer, neighbor, ...heavy]);
  expect(order).toEqual(['neighbor', 'heavy a', 'heavy b', 'heavy c']);
});

test('of the long reads of a restaurant one runs and one waits, and further ones are refused', async () => {
  const running = hold('heavy', 'long');
  const waiting = ask('heavy', 'answer', { lane: 'long' });
  await expect(ask('heavy', 'answer', { lane: 'long' })).rejects.toEqual(busy);
  const neighbor = ask('neighbor', 'answer', { lane: 'long' });
  running.letGo();
  await Promise.all([running.answer, waiting, neighbor]);
});

test('the waiting long reads of all restaurants are bounded', async () => {
  const running = hold('r', 'long');
  const waiting = Array.from({ length: 16 }, (_, index) => ask(`r${index}`, 'answer', { lane: 'long' }));
  await expect(ask('one more', 'answer', { lane: 'long' })).rejects.toEqual(busy);
  running.letGo();
  await Promise.all([running.answer, ...waiting]);
});

test('quick reads do not wait for long ones', async () => {
  const running = hold('heavy', 'long');
  await ask('neighbor', 'answer');
  await ask('heavy', 'answer');
  running.letGo();
  await running.answer;
});

test('equal questions that wait share an answer', async () => {
  const labels = { kind: 'explainStarts', outcome: 'answered' };
  const runs = async () => (await metricValue('tablewell_what_if_run_seconds_count', labels)) ?? 0;
  const before = await runs();
  const running = hold('r1');
  const answers = ['one', 'one', 'other'].map((twin) => ask('r1', 'answer', { twin }));
  running.letGo();
  await Promise.all([running.answer, ...answers]);
  expect((await runs()) - before).toBe(3);
});

test('a read that takes too long is refused, and its thread is replaced', async () => {
  const late = { kind: 'explainStarts', outcome: 'too-long' };
  await expect(ask('r1', 'spin', { limitMs: 300 })).rejects.toEqual(tooLong);
  await expect(ask('r1', 'answer')).resolves.toBeDefined();
  expect(await metricValue('tablewell_what_if_run_seconds_count', late)).toBe(1);
  expect(
    await metricValue('tablewell_what_if_wait_seconds_count', { kind: 'explainStarts' }),
  ).toBeGreaterThan(1);
});

test('a thread that is kept has started before the first read', async () => {
  await pool.close();
  const counting = join(folder, 'counting.cjs');
  const starts = join(folder, 'starts');
  writeFileSync(counting, `require('fs').appendFileSync(${JSON.stringify(starts)}, 'started ');${program}`);
  const started = () => readFileSync(starts, 'utf8');
  pool = new ThreadPool({ program: counting }, silentLogger);
  await pool.keep();
  expect(started()).toBe('started ');
  await pool.keep();
  await ask('r1', 'answer');
  expect(started()).toBe('started ');
});

test('the start of a thread does not count as time of a read', async () => {
  await pool.close();
  const slow = join(folder, 'slow.cjs');
  // A program that loads for three seconds, for a read that may take two.
  writeFileSync(slow, `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);${program}`);
  pool = new ThreadPool({ program: slow }, silentLogger);
  await expect(ask('r1', 'answer', { limitMs: 2_000 })).resolves.toBeDefined();
});

test('a thread that does not start in time is reported to whoever keeps it', async () => {
  await pool.close();
  const stuck = join(folder, 'stuck.cjs');
  writeFileSync(stuck, `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);${program}`);
  pool = new ThreadPool({ program: stuck, startLimitMs: 300 }, silentLogger);
  await expect(pool.keep()).rejects.toThrow('did not start in time');
});

test.each(['throw', 'exit', 'fill'])('a thread that ends by "%s" fails its own caller alone', async (way) => {
  const failing = ask('r1', way);
  const next = ask('r2', 'answer');
  await expect(failing).rejects.toThrow();
  await next;
  await ask('r1', 'answer');
});

test('a program that cannot be started is refused after the limit', async () => {
  await pool.close();
  pool = new ThreadPool({ program: join(folder, 'missing.cjs'), startLimitMs: 1_500 }, silentLogger);
  await expect(ask('r1', 'answer')).rejects.toBeDefined();
});

test('a read whose caller has left is not begun, and one that runs is informed', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const question = questionOf('wait');
  const running = ask('r1', 'wait', { question, signal: first.signal });
  const waiting = ask('r1', 'spin', { signal: second.signal });
  second.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  first.abort(new Error('left'));
  const flag = new Int32Array(question.abandoned);
  expect(Atomics.load(flag, 0)).toBe(1);
  Atomics.notify(flag, 0);
  await running;
  await ask('r1', 'answer');
});

test('at the end running reads are cut off, and further ones are refused', async () => {
  const running = ask('r1', 'spin');
  const waiting = ask('r2', 'answer');
  const ended = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask('r1', 'answer')).rejects.toEqual(busy);
});
