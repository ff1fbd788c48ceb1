import { setTimeout as sleep } from 'node:timers/promises';
import { MixedLoad } from '../load/mixed-load';
import { checkLoad, checkMessages, countByCheck, untilReady } from '../load/settled';
import { untilSmsWorks } from '../load/told-by-sms';
import { createAgent, newCaller } from '../product/caller';
import { Stack } from '../product/stack';
import { percentile, type Proof } from '../proof';

const sizes = {
  short: { kills: 6, everyMs: 2_000, acknowledged: 0, restaurants: 2, diners: 4 },
  full: { kills: 100, everyMs: 5_000, acknowledged: 30_000, restaurants: 20, diners: 12 },
};
/** The outside world and the pages' files are no part of the claim. */
const spared = ['sandbox', 'web'];
const goalMs = { part: 2_000, store: 5_000 };

export const kill: Proof = {
  name: 'kill',
  claim: 'Whatever is killed, nothing acknowledged is lost or comes back, and it serves again by itself.',
  async run({ root, size, tell }) {
    const { kills, everyMs, acknowledged, restaurants, diners } = sizes[size];
    const stack = await Stack.start({ root });
    const agent = createAgent();
    try {
      const caller = newCaller(stack.origin, agent);
      const load = await MixedLoad.create({
        origin: stack.origin,
        agent,
        restaurants,
        diners,
        withPhones: true,
        patienceMs: 30_000,
      });
      await untilSmsWorks(caller, load.owners);
      load.start();
      const victims = stack.processes().filter(({ name }) => !spared.includes(name));
      const back = new Map<string, number[]>(victims.map(({ name }) => [name, []]));
      for (let count = 0; count < kills || load.acknowledged < acknowledged; count++) {
        await sleep(everyMs * (0.5 + Math.random()));
        // Each in its turn, in an order of its own each round.
        if (count % victims.length === 0) victims.sort(() => Math.random() - 0.5);
        const { name } = victims[count % victims.length] ?? { name: 'gateway' };
        const before = stack.process(name);
        const began = performance.now();
        stack.kill(name);
        await stack.replaced(before);
        await untilReady(caller);
        back.get(name)?.push(performance.now() - began);
        if (count % 10 === 9) tell(`${count + 1} kills, ${load.acknowledged} acknowledged`);
      }
      await load.stop();
      await untilReady(caller);
      const { violations } = await checkLoad(load);
      const messages = await checkMessages(caller, load, 60_000);
      const all = [...violations, ...messages.violations];
      const failures = all.map(({ check, detail }) => `${check}: ${detail}`);
      const store = back.get('mongodb') ?? [];
      const others = [...back].filter(([name]) => name !== 'mongodb').flatMap(([, times]) => times);
      const [partP95, storeP95] = [percentile(others, 0.95), percentile(store, 0.95)];
      if (size === 'full' && partP95 > goalMs.part)
        failures.push(`a part serves again after ${partP95} ms (p95)`);
      if (size === 'full' && storeP95 > goalMs.store)
        failures.push(`the store serves again after ${storeP95} ms (p95)`);
      return {
        rows: [
          {
            kills: others.length + store.length,
            acknowledged: load.acknowledged,
            ...countByCheck(all, [
              'lost',
              'canceled but back',
              'refused but present',
              'sold twice',
              'sent twice',
            ]),
            messages: messages.sent,
            'caught up ms': messages.caughtUpMs,
            'part back ms p95': Math.round(partP95),
            'store back ms p95': Math.round(storeP95),
          },
        ],
        failures,
      };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};
