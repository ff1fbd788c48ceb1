import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Rush, type RushRequest } from '../load/rush';
import { type Agent, createAgent, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import { percentile, type Proof, type Row } from '../proof';

const sizes = {
  // Fewer than the gateway lets run at once: even a busy machine has a reason to turn nobody away.
  short: { diners: 40, withinMs: 100, tables: 10, warmUpMs: 0, rounds: 1 },
  full: { diners: 500, withinMs: 1_000, tables: 50, warmUpMs: 15_000, rounds: 5 },
};
/** Diners at once in the warm-up, after which code is as fast as in a process that has run for a day. */
const warmUpAtOnce = 32;
const restMs = 3_000;
/** More than one rush can fill, at any start. */
const plenty = 99;

interface Wanted {
  readonly what: string;
  readonly capacity: number;
  readonly start: string | undefined;
}

/** What became of the diners of one rush, and what of it must not happen. */
function judge({ what, capacity }: Wanted, all: readonly RushRequest[]): { row: Row; failures: string[] } {
  const count = (test: (one: RushRequest) => boolean) => all.filter(test).length;
  const accepted = count(({ status }) => status === 201);
  const full = count(({ status }) => status === 409);
  const turnedAway = count(({ isTurnedAway }) => isTurnedAway);
  const others = all.length - accepted - full - turnedAway;
  const wanted = Math.min(capacity, all.length);
  const ms = (part: number) =>
    Math.round(
      percentile(
        all.map((one) => one.ms),
        part,
      ),
    );
  const failures = [
    ...(turnedAway > 0 ? [`${what}: ${turnedAway} of ${all.length} were turned away as busy`] : []),
    ...(others > 0 ? [`${what}: ${others} were answered otherwise, or not at all`] : []),
    ...(accepted !== wanted ? [`${what}: ${accepted} were accepted, not ${wanted}`] : []),
  ];
  const row = {
    rush: what,
    diners: all.length,
    accepted,
    'refused as full': full,
    'turned away': turnedAway,
    'p50 ms': ms(0.5),
    'p99 ms': ms(0.99),
    'slowest ms': ms(1),
    'sent late ms': Math.round(Math.max(...all.map(({ lateMs }) => lateMs))),
    load: loadavg()[0]?.toFixed(1) ?? '',
  };
  return { row, failures };
}

export const rush: Proof = {
  name: 'rush',
  claim:
    'Of 500 diners who book at one restaurant within a second nobody is turned away as busy: each gets a table, or hears that the start is full.',
  async run({ product, size, log }) {
    const { diners, withinMs, tables, warmUpMs, rounds } = sizes[size];
    const stack = await Stack.start(product);
    const agent = createAgent(diners);
    // Directly to the gateway: a proxy in this process would slow the diners down.
    const origin = `http://127.0.0.1:${stack.process('gateway').port}`;
    const restaurantOf = (count: number) => restaurant(origin, agent, count);
    try {
      const own = { origin, agent };
      if (warmUpMs > 0)
        await new Rush({ ...own, restaurantIds: [await restaurantOf(plenty)] }).closed(
          warmUpAtOnce,
          warmUpMs,
        );
      const judged: ReturnType<typeof judge>[] = [];
      const hold = async (wanted: Wanted) => {
        const crowd = new Rush({
          ...own,
          restaurantIds: [await restaurantOf(Math.min(wanted.capacity, plenty))],
          ...(wanted.start ? { start: wanted.start } : {}),
        });
        await sleep(warmUpMs > 0 ? restMs : 0);
        const result = judge(wanted, await crowd.open((diners * 1_000) / withinMs, withinMs));
        judged.push(result);
        log(`${wanted.what}: ${result.row['accepted']} accepted, ${result.row['turned away']} turned away`);
      };
      for (let round = 0; round < rounds; round++) {
        await hold({ what: 'many starts', capacity: Infinity, start: undefined });
        await hold({ what: 'one start', capacity: tables, start: `${dayAhead(5)}T19:00` });
      }
      return { rows: judged.map(({ row }) => row), failures: judged.flatMap(({ failures }) => failures) };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};

async function restaurant(origin: string, agent: Agent, count: number): Promise<string> {
  const { restaurantId } = await makeOwner(newCaller(origin, agent), {
    seatingMinutes: 30,
    tableAvailability: { TwoTop: { count, capacity: 2 } },
  });
  return restaurantId;
}
