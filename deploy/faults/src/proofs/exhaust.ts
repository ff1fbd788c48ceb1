import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, attacks, SlowSenders } from '../exhaust/attacks';
import { Bystanders } from '../exhaust/bystanders';
import { type Entrance, readEntrances } from '../exhaust/entrances';
import { type Agent, createAgent, newCaller } from '../product/caller';
import { footprintOf } from '../product/footprint';
import { furnish } from '../product/furnish';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import { percentile, type Proof, type Row } from '../proof';

const sizes = {
  short: { connections: [1, 10], slow: [200], everyNth: 6, slowMs: 1_500 },
  full: { connections: [1, 10, 200], slow: [1, 10, 200], everyNth: 1, slowMs: 6_000 },
};
/** In a short form other programs of a test run share the machine. */
const slowestHealthMs = { short: 2_500, full: 250 };
const betweenMs = 50;
/** What a process may hold more than before, once its garbage has been collected. */
const mostMoreMemory = 160 * 1024 * 1024;
const backWithinMs = 15_000;

/** Refusals, and answers of routes to whom the body means nothing. */
const isFine = (status: number): boolean => status < 500 || status === 501 || status === 503;

export const exhaust: Proof = {
  name: 'exhaust',
  claim:
    'No entrance, driven to its limits, ends a process, keeps memory, slows the health check or refuses another restaurant’s diners.',
  async run({ product, size, tell }) {
    const { connections, slow, everyNth, slowMs } = sizes[size];
    const stack = await Stack.start(product);
    const agent = createAgent(200);
    const failures: string[] = [];
    const rows: Row[] = [];
    const before = stack.processes().map((each) => ({ ...each, memory: footprintOf(each.pid)?.memory ?? 0 }));
    try {
      const settings = { tableAvailability: { TwoTop: { count: 50, capacity: 2 } } };
      const owner = await makeOwner(newCaller(stack.origin, agent), settings);
      const other = await makeOwner(newCaller(stack.origin, agent), settings);
      const all = await readEntrances(newCaller(stack.origin, agent), await furnish(owner));
      tell(`${all.length} entrances`);
      const { port } = stack.process('gateway');

      const during = async (what: string, work: () => Promise<number>): Promise<void> => {
        const bystanders = new Bystanders(stack.origin, other.restaurantId, betweenMs);
        const requests = await work();
        await bystanders.stop();
        const slowest = percentile(bystanders.health, size === 'full' ? 0.99 : 1);
        if (slowest > slowestHealthMs[size])
          failures.push(`${what}: /healthz took ${Math.round(slowest)} ms`);
        failures.push(...bystanders.failures.map((failure) => `${what}: ${failure}`));
        rows.push({
          attack: what,
          requests,
          'healthz ms p99': Math.round(percentile(bystanders.health, 0.99)),
          'bystanders booked': bystanders.diners.length,
          'booking ms p99': Math.round(percentile(bystanders.diners, 0.99)),
        });
      };

      for (const attack of attacks) {
        for (const count of connections) {
          const entrances = count === 1 ? all : all.filter((_one, index) => index % everyNth === 0);
          await during(`${attack.name} × ${count}`, async () => {
            for (const entrance of entrances) {
              const senders = Array.from({ length: Math.max(count, 2) }, (_one, index) =>
                send(stack.origin, agent, entrance, attack, index % 2 ? owner.token : undefined),
              );
              for (const status of new Set(await Promise.all(senders)))
                if (!isFine(status))
                  failures.push(`${attack.name} at ${entrance.path} was answered ${status}`);
            }
            return entrances.length * Math.max(count, 2);
          });
          tell(`${attack.name} from ${count}`);
        }
      }
      for (const count of slow) {
        const senders = new SlowSenders(port);
        const entrances = all.filter((_one, index) => index % everyNth === 0);
        await during(`half-sent × ${count}`, async () => {
          for (const [index, entrance] of entrances.entries()) {
            await senders.open(entrance, count, index % 2 ? owner.token : undefined);
            if (size === 'full') await sleep(slowMs);
            senders.close();
          }
          return entrances.length * count;
        });
      }
      failures.push(...(await whatIsLeft(stack, before)));
      return { rows, failures };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};

/** The status; 0 where the connection ended with the refusal still unread. */
async function send(
  origin: string,
  agent: Agent,
  entrance: Entrance,
  attack: Attack,
  token: string | undefined,
): Promise<number> {
  const { method, path, headers } = entrance;
  const caller = newCaller(origin, agent);
  try {
    const answer = await (token ? caller.as(token) : caller).send(
      method as 'POST',
      path,
      attack.body(entrance),
      {
        ...attack.headers,
        ...headers,
      },
    );
    return answer.status;
  } catch {
    return 0;
  }
}

/** Processes that ended, and those that keep what an attack made them hold. */
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
    for (const end = Date.now() + backWithinMs; more() > mostMoreMemory && Date.now() < end;)
      await sleep(250);
    if (more() > mostMoreMemory) failures.push(`${name} keeps ${Math.round(more() / 2 ** 20)} MB`);
  }
  return failures;
}
