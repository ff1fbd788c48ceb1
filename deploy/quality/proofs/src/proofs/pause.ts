import { setTimeout as sleep } from 'node:timers/promises';
import { underLoad } from '../load/under-load';
import type { Answer } from '../product/caller';
import { percentile, type Proof } from '../proof';

const sizes = {
  short: { pauses: 2, shortestMs: 2_000, longestMs: 3_000, restaurants: 2, diners: 4, thinkMs: 300 },
  full: { pauses: 40, shortestMs: 2_000, longestMs: 15_000, restaurants: 10, diners: 12, thinkMs: 0 },
};
const spared = ['sandbox', 'web'];
/** The short form only counts: other programs of a test run share the machine, so its times are meaningless. */
const answeredWithin = { short: Infinity, full: 5_000 };
/** Statuses that a diner may see: booked or done, refused, gone, to be retried. */
const allowed = new Set([200, 201, 404, 409, 503]);

export const pause: Proof = {
  name: 'pause',
  claim:
    'While a process hangs, every caller is answered within 5 s, and a process that resumes does nothing twice.',
  async run({ product, size, log }) {
    const { pauses, shortestMs, longestMs, ...load } = sizes[size];
    const answeredWithinMs = answeredWithin[size];
    const times: number[] = [];
    const strange = new Map<string, number>();
    const late: string[] = [];
    let bare = 0;
    const onAnswer = (answer: Answer | undefined, ms: number) => {
      times.push(ms);
      const code = String(answer?.status ?? 'no answer');
      if (ms > answeredWithinMs)
        late.push(`${code} after ${Math.round(ms)} ms, request ${String(answer?.headers['x-request-id'])}`);
      if (!answer || !allowed.has(answer.status)) strange.set(code, (strange.get(code) ?? 0) + 1);
      if (answer?.status === 503 && !('retry-after' in answer.headers)) bare += 1;
    };
    const outcome = await underLoad({ stack: product, load, onAnswer }, async ({ stack }) => {
      const victims = stack.processes().filter(({ name }) => !spared.includes(name) && name !== 'gateway');
      for (let count = 0; count < pauses; count++) {
        if (count % victims.length === 0) victims.sort(() => Math.random() - 0.5);
        const { name } = victims[count % victims.length] ?? stack.process('reservation');
        const ms = shortestMs + Math.random() * (longestMs - shortestMs);
        await stack.pause(name, ms);
        await sleep(1_500);
        log(`${name} slept ${Math.round(ms)} ms`);
      }
    });
    const failures = [...outcome.failures];
    failures.push(...late.map((answer) => `an answer took longer than ${answeredWithinMs} ms: ${answer}`));
    if (bare > 0) failures.push(`${bare} answers of 503 named no Retry-After`);
    for (const [code, count] of strange) failures.push(`${count} answers of ${code}`);
    return {
      rows: [
        {
          pauses,
          ...outcome.row,
          answers: times.length,
          late: late.length,
          'answer ms p99': Math.round(percentile(times, 0.99)),
          'answer ms max': Math.round(Math.max(0, ...times)),
        },
      ],
      failures,
    };
  },
};
