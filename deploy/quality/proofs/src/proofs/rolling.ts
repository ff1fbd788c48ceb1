import { setTimeout as sleep } from 'node:timers/promises';
import { untilReady } from '../load/settled';
import { rollPages } from '../load/roll-pages';
import { underLoad } from '../load/under-load';
import type { Proof } from '../proof';

const sizes = {
  short: { rounds: 1, requests: 0, ofEach: 1, restaurants: 2, diners: 4, thinkMs: 300 },
  full: { rounds: 3, requests: 30_000, ofEach: 2, restaurants: 10, diners: 12, thinkMs: 0 },
};
const twoOfEach = Object.fromEntries(
  ['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification', 'gateway'].map((name) => [
    name,
    2,
  ]),
);
const twoOfSome = { gateway: 2, reservation: 2, notification: 2 };

export const rolling: Proof = {
  name: 'rolling',
  claim:
    'Every process can be replaced in turn, the servers of pages by another release, without a failed request.',
  async run({ product, size, log }) {
    const { rounds: atLeast, requests, ofEach, ...load } = sizes[size];
    const failed = new Map<string, number[]>();
    const began = Date.now();
    let heardCount = 0;
    let rounds = 0;
    let replaced = 0;
    const onAnswer = (answer: { status: number; text: string } | undefined) => {
      heardCount += 1;
      if (answer && answer.status < 500 && answer.status !== 429) return;
      const code = answer ? `${answer.status} ${answer.text.slice(0, 120)}` : 'no answer';
      failed.set(code, [...(failed.get(code) ?? []), Date.now()]);
    };
    const stack = { ...product, replicas: size === 'full' ? twoOfEach : twoOfSome };
    const outcome = await underLoad({ stack, load, onAnswer }, async ({ stack: running }) => {
      const names = running
        .processes()
        .map(({ name }) => name)
        .filter((name) => name.replace(/-\d+$/, '') in stack.replicas)
        .filter((name) => ofEach === 2 || name in stack.replicas);
      while (rounds < atLeast || heardCount < requests) {
        for (const name of names) {
          const before = running.process(name);
          running.restart(name);
          await running.replaced(before);
          await running.ready(name);
          await untilReady(running);
          replaced += 1;
        }
        rounds += 1;
        log(`${rounds} rounds, ${heardCount} requests`);
        await sleep(200);
      }
    });
    // The built product is the first of the two releases. Building the second one takes minutes.
    const pages = size === 'full' ? await rollPages(product.root) : { rows: [], failures: [] };
    const second = (at: number) => Math.round((at - began) / 1_000);
    const bad = [...failed].map(
      ([code, at]) =>
        `${at.length} requests ended with ${code}, from ${second(Math.min(...at))} to ${second(Math.max(...at))} s`,
    );
    const failures = [...failed.values()].flat().length;
    return {
      rows: [...pages.rows, { rounds, replaced, requests: heardCount, failed: failures, ...outcome.row }],
      failures: [...pages.failures, ...outcome.failures, ...bad],
    };
  },
};
