import { setTimeout as sleep } from 'node:timers/promises';
import { untilReady } from '../load/settled';
import { underLoad } from '../load/under-load';
import type { Proof } from '../proof';

const sizes = {
  short: { wipes: 1, everyMs: 2_000, restaurants: 2, diners: 4, thinkMs: 100 },
  full: { wipes: 5, everyMs: 20_000, restaurants: 20, diners: 12, thinkMs: 0 },
};
const asleepMs = 1_500;
const caughtUpGoalMs = 10_000;

export const broker: Proof = {
  name: 'broker',
  claim: 'After the broker loses its storage, no event is lost and no notification is sent twice.',
  async run({ product, size, log }) {
    const { wipes, everyMs, ...load } = sizes[size];
    const outcome = await underLoad({ stack: product, load }, async ({ stack }) => {
      for (let count = 1; count <= wipes; count++) {
        await sleep(everyMs);
        // Its subscribers lag behind: events that they have not read yet are lost with it.
        const asleep = ['notification', 'guest'].map((name) => stack.pause(name, asleepMs));
        await sleep(asleepMs / 2);
        const before = stack.process('nats');
        stack.wipeBroker();
        await stack.replaced(before);
        await Promise.all(asleep);
        await untilReady(stack);
        log(`wiped ${count} times`);
      }
      // The last loss is in the middle of the load, too.
      await sleep(everyMs / 2);
    });
    const failures = [...outcome.failures];
    if (size === 'full' && outcome.caughtUpMs > caughtUpGoalMs)
      failures.push(`caught up only after ${outcome.caughtUpMs} ms`);
    return {
      rows: [{ 'stores lost': wipes, ...outcome.row }],
      failures,
    };
  },
};
