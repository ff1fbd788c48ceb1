import { setTimeout as sleep } from 'node:timers/promises';
import { attacks, SlowSenders } from '../exhaust/attacks';
import { Bystanders } from '../exhaust/bystanders';
import { readEntrances } from '../exhaust/entrances';
import { Senders } from '../exhaust/senders';
import { signOnEntrances } from '../exhaust/sign-on-entrances';
import { createAgent, newCaller } from '../product/caller';
import { footprintOf } from '../product/footprint';
import { seed } from '../product/seed';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import { Company } from '../sign-on/company';
import { percentile, type Proof, type Row } from '../proof';

const sizes = {
  short: { connections: [1, 10], slow: [200], everyNth: 12, slowMs: 1_500 },
  full: { connections: [1, 10, 200], slow: [1, 10, 200], everyNth: 1, slowMs: 6_000 },
};
/** The short form only counts: other programs of a test run share the machine, so its times are meaningless. */
const slowestHealthMs = { short: Infinity, full: 250 };
/** `PROOF_PART='many|large'` runs some of the attacks, by their names in the table. */
const parts = new RegExp(process.env['PROOF_PART'] ?? '');
const idleMs = { short: 500, full: 5_000 };
/** The allowed growth of a process after garbage collection. */
const maxMoreMemory = 160 * 1024 * 1024;
const backWithinMs = 15_000;

/** Refusals, and answers of routes that do not use the body. */
const isFine = (status: number): boolean => status < 500 || status === 501 || status === 503;

/** Half-sent requests at a time, to one entrance or to several: each is kept open past its deadline. */
const maxSlow = 200;

export const exhaust: Proof = {
  name: 'exhaust',
  claim:
    'No entrance that is driven to its limits ends a process, leaks memory, slows the health check, or causes another restaurant’s diners to be refused.',
  async run({ product, size, log }) {
    const { connections, slow, everyNth, slowMs } = sizes[size];
    const stack = await Stack.start(product);
    const agent = createAgent();
    const failures: string[] = [];
    const rows: Row[] = [];
    const before = stack.processes().map((each) => ({ ...each, memory: footprintOf(each.pid)?.memory ?? 0 }));
    const closers: (() => Promise<void>)[] = [];
    try {
      const settings = { tableAvailability: { TwoTop: { count: 50, capacity: 2 } } };
      const owner = await makeOwner(newCaller(stack.origin, agent), settings);
      const other = await makeOwner(newCaller(stack.origin, agent), settings);
      const company = await Company.found(stack.origin, agent);
      closers.push(() => company.close());
      const all = [
        ...(await readEntrances(newCaller(stack.origin, agent), await seed(owner))),
        ...signOnEntrances(company.scimToken, await company.add('mara')),
      ];
      log(`${all.length} entrances`);
      const { port } = stack.process('gateway');
      const bystanders = new Bystanders(stack.origin, other.restaurantId);
      const senders = Senders.start(product.root, { origin: `http://127.0.0.1:${port}`, token: owner.token });
      closers.push(
        () => senders.stop(),
        () => bystanders.close(),
      );

      const during = async (what: string, work: () => Promise<number>): Promise<void> => {
        if (!parts.test(what)) return;
        let requests = 0;
        const seen = await bystanders.during(async () => (requests = await work()));
        const slowest = percentile(seen.health, size === 'full' ? 0.99 : 1);
        if (slowest > slowestHealthMs[size])
          failures.push(`${what}: /healthz took ${Math.round(slowest)} ms`);
        failures.push(...seen.failures.map((failure) => `${what}: ${failure}`));
        rows.push({
          attack: what,
          requests,
          'healthz ms p99': Math.round(percentile(seen.health, 0.99)),
          'bystanders booked': seen.diners.length,
          'booking ms p99': Math.round(percentile(seen.diners, 0.99)),
        });
      };

      await during('nothing', async () => {
        await sleep(idleMs[size]);
        return 0;
      });
      for (const { name } of attacks) {
        for (const count of connections) {
          const entrances = count === 1 ? all : all.filter((_one, index) => index % everyNth === 0);
          await during(`${name} × ${count}`, async () => {
            for (const entrance of entrances) {
              const statuses = await senders.send({ attack: name, count: Math.max(count, 2), entrance });
              for (const status of statuses)
                if (!isFine(status)) failures.push(`${name} at ${entrance.path} was answered ${status}`);
            }
            return entrances.length * Math.max(count, 2);
          });
          log(`${name} from ${count}`);
        }
      }
      for (const count of slow) {
        const slowSenders = new SlowSenders(port);
        const entrances = all.filter((_one, index) => index % everyNth === 0);
        await during(`half-sent × ${count}`, async () => {
          for (const group of groupsOf(entrances, Math.max(1, Math.floor(maxSlow / count)))) {
            for (const [index, entrance] of group.entries())
              await slowSenders.open(entrance, count, index % 2 ? owner.token : undefined);
            if (size === 'full') await sleep(slowMs);
            slowSenders.close();
          }
          return entrances.length * count;
        });
      }
      failures.push(...(await whatIsLeft(stack, before)));
      return { rows, failures };
    } finally {
      for (const close of closers) await close();
      await agent.close();
      await stack.stop();
    }
  },
};

function groupsOf<T>(items: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_one, index) =>
    items.slice(index * most, (index + 1) * most),
  );
}

/** Processes that ended, and those that still hold memory of an attack. */
async function whatIsLeft(
  stack: Stack,
  before: readonly { readonly name: string; readonly pid: number; readonly memory: number }[],
): Promise<string[]> {
  const failures: string[] = [];
  for (const { name, pid, memory } of before) {
    if (!stack.processes().some((now) => now.pid === pid)) {
      failures.push(`${name} ended`);
      continue;
    }
    const more = () => (footprintOf(pid)?.memory ?? 0) - memory;
    for (const end = Date.now() + backWithinMs; more() > maxMoreMemory && Date.now() < end;) await sleep(250);
    if (more() > maxMoreMemory) failures.push(`${name} keeps ${Math.round(more() / 2 ** 20)} MB`);
  }
  return failures;
}
