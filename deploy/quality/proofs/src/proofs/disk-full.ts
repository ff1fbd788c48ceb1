import { setTimeout as sleep } from 'node:timers/promises';
import { underLoad } from '../load/under-load';
import type { Answer } from '../product/caller';
import { SmallDisk } from '../product/small-disk';
import type { Proof } from '../proof';

const sizes = {
  short: { rounds: 1, fullMs: 1_500, betweenMs: 1_000, restaurants: 2, diners: 4, thinkMs: 10 },
  full: { rounds: 5, fullMs: 15_000, betweenMs: 3_000, restaurants: 10, diners: 12, thinkMs: 0 },
};
const megabytes = 96;
const backWithinMs = 5_000;
/** A busy machine may need this long until a write hits the full disk. */
const longestFullMs = 30_000;

export const diskFull: Proof = {
  name: 'disk-full',
  claim:
    'While the store’s disk is full, nothing is acknowledged that is not stored; once there is space, the product recovers by itself.',
  async run({ product, size, log }) {
    const { rounds, fullMs, betweenMs, ...load } = sizes[size];
    const failures: string[] = [];
    const codes = new Map<string, number>();
    let isFull = false;
    let acceptedAt = 0;
    const onAnswer = (answer: Answer | undefined) => {
      if (answer?.status === 201) acceptedAt = Date.now();
      if (!isFull) return;
      const isHonest =
        answer && (answer.status < 500 || (answer.status === 503 && answer.headers['retry-after']));
      const code = isHonest ? String(answer.status) : `not honest: ${answer?.status ?? 'no answer'}`;
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (!isHonest)
        failures.push(`while the disk was full: ${answer?.status} ${answer?.text.slice(0, 200)}`);
    };
    const disk = SmallDisk.mount(megabytes);
    let back = 0;
    try {
      const stack = { ...product, dataDir: disk.dataDir };
      const { row, failures: broken } = await underLoad({ stack, load, onAnswer }, async () => {
        for (let round = 1; round <= rounds; round++) {
          await sleep(betweenMs);
          disk.fill();
          isFull = true;
          const filledAt = Date.now();
          const refused = codes.get('503');
          await sleep(fullMs);
          while (codes.get('503') === refused && Date.now() - filledAt < longestFullMs) await sleep(20);
          isFull = false;
          const freedAt = Date.now();
          disk.free();
          while (acceptedAt < freedAt && Date.now() - freedAt < 2 * backWithinMs) await sleep(20);
          back = Math.max(back, Date.now() - freedAt);
          log(`full ${round} times`);
        }
      });
      if (!codes.has('503')) failures.push('the disk never was full');
      if (back > backWithinMs) failures.push(`bookings were taken again only after ${back} ms`);
      failures.push(...broken);
      const answers = [...codes].map(([code, count]) => `${count} × ${code}`).join(', ');
      return { rows: [{ rounds, 'while full': answers, 'back ms': back, ...row }], failures };
    } finally {
      disk.unmount();
    }
  },
};
