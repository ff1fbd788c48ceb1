import { setTimeout as sleep } from 'node:timers/promises';
import { untilReady } from '../load/settled';
import { underLoad } from '../load/under-load';
import type { Proof } from '../proof';

const sizes = {
  short: { rounds: 1, requests: 0, restaurants: 2, diners: 4 },
  full: { rounds: 3, requests: 30_000, restaurants: 10, diners: 12 },
};
const twoOfEach = Object.fromEntries(
  ['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification', 'gateway'].map((name) => [
    name,
    2,
  ]),
);

export const rolling: Proof = {
  name: 'rolling',
  claim: 'Every process can be replaced, one after another, and no request notices.',
  async run({ product, size, tell }) {
    const { rounds, requests, ...load } = sizes[size];
    const failed = new Map<string, number>();
    let heardCount = 0;
    const heard = (answer: { status: number; text: string } | undefined) => {
      heardCount += 1;
      if (answer && answer.status < 500 && answer.status !== 429) return;
      const code = answer ? `${answer.status} ${answer.text.slice(0, 120)}` : 'no answer';
      failed.set(code, (failed.get(code) ?? 0) + 1);
    };
    const stack = { ...product, replicas: twoOfEach };
    const outcome = await underLoad({ stack, load, heard }, async ({ stack: running, caller }) => {
      const names = running
        .processes()
        .map(({ name }) => name)
        .filter((name) => name.replace(/-\d+$/, '') in twoOfEach);
      for (let round = 1; round <= rounds || heardCount < requests; round++) {
        for (const name of names) {
          const before = running.process(name);
          running.restart(name);
          await running.replaced(before);
          await running.ready(name);
          await untilReady(caller);
        }
        tell(`${round} rounds, ${heardCount} requests`);
        await sleep(200);
      }
    });
    const bad = [...failed].map(([code, count]) => `${count} requests ended with ${code}`);
    return {
      rows: [{ rounds, requests: heardCount, failed: bad.length === 0 ? 0 : bad.join(', '), ...outcome.row }],
      failures: [...outcome.failures, ...bad],
    };
  },
};
