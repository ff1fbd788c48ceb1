import { setTimeout as sleep } from 'node:timers/promises';
import { everyQuarter, fill, timeOf } from '../load/full-day';
import { type Agent, createAgent, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { makeOwner, type Owner } from '../product/owner';
import { Stack } from '../product/stack';
import { percentile, type Proof } from '../proof';

const sizes = {
  short: { parties: 100, rounds: 1, measureMs: 2_000 },
  full: { parties: 1_500, rounds: 3, measureMs: 10_000 },
};
/** The share of its undisturbed throughput that a neighbor keeps, by the median of the rounds. */
const minShare = { short: 0.4, full: 0.9 };
const clients = 4;
const betweenChangesMs = 1_000;
const maxTypes = 50;

/** Changes the tables again and again, each time to other types, so that every party must be reassigned. */
async function keepChanging({ caller, restaurantId }: Owner, signal: AbortSignal): Promise<number> {
  let changes = 0;
  while (!signal.aborted) {
    const types = maxTypes - (changes % 2);
    const tableAvailability = Object.fromEntries(
      Array.from({ length: types }, (_one, index) => [
        `Table ${index}`,
        { count: 99, capacity: 1 + (index % 8) },
      ]),
    );
    await caller.call('PATCH', `/api/restaurant/${restaurantId}`, { tableAvailability });
    changes += 1;
    await sleep(betweenChangesMs);
  }
  return changes;
}

let requestCount = 0;

/** The throughput of a neighbor's diners: each reads the free times and books one. */
async function dine(origin: string, agent: Agent, restaurantId: string, ms: number) {
  const end = performance.now() + ms;
  const took: number[] = [];
  const refused = new Map<number, number>();
  const work = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      const diner = newCaller(origin, agent);
      requestCount += 1;
      const date = dayAhead(3 + (Math.floor(requestCount / 96) % 60));
      const looked = await diner.call(
        'GET',
        `/api/restaurant/public/${restaurantId}/availability?date=${date}&guests=2`,
      );
      const party = {
        name: 'Grace Hopper',
        guests: 2,
        reservation_time: `${date}T${timeOf(requestCount)}`,
        recaptchaToken: 'sandbox-pass',
      };
      const booked = await diner.call('POST', `/api/reservations/${restaurantId}`, party);
      for (const { status } of [looked, booked])
        if (status >= 400) refused.set(status, (refused.get(status) ?? 0) + 1);
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return { perSecond: (took.length / ms) * 1_000, p99: percentile(took, 0.99), refused };
}

export const neighbours: Proof = {
  name: 'neighbours',
  claim:
    'A restaurant that changes the tables of a full day again and again costs other restaurants at most a tenth of their throughput.',
  async run({ product, size, log }) {
    const { parties, rounds, measureMs } = sizes[size];
    const stack = await Stack.start(product);
    const agent = createAgent();
    try {
      const heavy = await makeOwner(newCaller(stack.origin, agent), everyQuarter);
      const tables = { tableAvailability: { TwoTop: { count: 99, capacity: 2 } } };
      const neighbor = await makeOwner(newCaller(stack.origin, agent), { ...everyQuarter, ...tables });
      await fill(heavy, parties, () => newCaller(stack.origin, agent));
      log(`${parties} parties on one day`);
      await dine(stack.origin, agent, neighbor.restaurantId, measureMs / 2);

      const rows = [];
      const failures: string[] = [];
      const shares: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const alone = await dine(stack.origin, agent, neighbor.restaurantId, measureMs);
        const over = new AbortController();
        const changing = keepChanging(heavy, over.signal);
        const beside = await dine(stack.origin, agent, neighbor.restaurantId, measureMs);
        over.abort();
        const changes = await changing;
        shares.push(beside.perSecond / alone.perSecond);
        for (const [status, count] of beside.refused)
          failures.push(`${count} requests of the neighbor were answered ${status}`);
        rows.push({
          round: round + 1,
          changes,
          'alone/s': Math.round(alone.perSecond),
          'beside/s': Math.round(beside.perSecond),
          'alone ms p99': Math.round(alone.p99),
          'beside ms p99': Math.round(beside.p99),
        });
      }
      const share = percentile(shares, 0.5);
      if (share < minShare[size]) failures.push(`the neighbor got ${share.toFixed(2)} of what it gets alone`);
      return { rows, failures };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};
