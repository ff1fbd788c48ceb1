import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptedPerSecond, Rush, type RushRequest } from '../load/rush';
import { type Agent, createAgent, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import { percentile, type Proof, type Row } from '../proof';

const sizes = {
  // Fewer than the gateway runs at once, so that the short form does not depend on the machine's speed.
  short: { diners: 40, withinMs: 100, tables: 10, warmUpMs: 0, rounds: 1 },
  full: { diners: 500, withinMs: 1_000, tables: 50, warmUpMs: 15_000, rounds: 5 },
};
/** Diners at once in the warm-up, after which code is as fast as in a process that has run for a day. */
const warmUpAtOnce = 32;
const restMs = 3_000;
/** How long before each rush its machine's rate is measured: other programs may share it. */
const measureMs = 2_000;
/** Diners wait so long for an answer, by the deadline of the gateway, less what the way to it takes. */
const patienceSeconds = 4;
/** More than one rush can fill, at any start. */
const plenty = 99;

interface Wanted {
  readonly what: string;
  readonly capacity: number;
  readonly start: string | undefined;
}

/** What became of the diners of one rush. */
function count(all: readonly RushRequest[]) {
  const accepted = all.filter(({ status }) => status === 201).length;
  const full = all.filter(({ status }) => status === 409).length;
  const turnedAway = all.filter(({ isTurnedAway }) => isTurnedAway).length;
  return { accepted, full, turnedAway, others: all.length - accepted - full - turnedAway };
}

/** The figures of one rush, and what of it must not happen where the machine books `perSecond` without a rush. */
function judge({ what, capacity }: Wanted, all: readonly RushRequest[], perSecond: number) {
  const { accepted, full, turnedAway, others } = count(all);
  const isBelowCapacity = perSecond * patienceSeconds >= all.length;
  // A diner who was turned away as busy leaves a table unsold.
  const isRight = accepted <= capacity && accepted >= Math.min(capacity, all.length) - turnedAway;
  const failures = [
    ...(isBelowCapacity && turnedAway > 0
      ? [`${what}: ${turnedAway} of ${all.length} were turned away as busy`]
      : []),
    ...(others > 0 ? [`${what}: ${others} were answered otherwise, or not at all`] : []),
    ...(isRight ? [] : [`${what}: ${accepted} were accepted`]),
  ];
  const times = all.map(({ ms }) => ms);
  const ms = (part: number) => Math.round(percentile(times, part));
  const row: Row = {
    rush: what,
    diners: all.length,
    accepted,
    'refused as full': full,
    'turned away': turnedAway,
    'p50 ms': ms(0.5),
    'p99 ms': ms(0.99),
    'slowest ms': ms(1),
    'bookings/s before': Math.round(perSecond),
    'below capacity': isBelowCapacity ? 'yes' : 'no',
    load: loadavg()[0]?.toFixed(1) ?? '',
  };
  return { row, failures, isBelowCapacity };
}

export const rush: Proof = {
  name: 'rush',
  claim:
    'Of 500 diners who book at one restaurant within a second nobody is turned away as busy on a machine that books them in time: each gets a table, or hears that the start is full.',
  async run({ product, size, log }) {
    const { diners, withinMs, tables, warmUpMs, rounds } = sizes[size];
    const isFull = size === 'full';
    const stack = await Stack.start(product);
    const agent = createAgent(diners);
    // Directly to the gateway: a proxy in this process would slow the diners down.
    const origin = `http://127.0.0.1:${stack.process('gateway').port}`;
    const restaurantOf = (count: number) => restaurant(origin, agent, count);
    try {
      const own = { origin, agent };
      const usual = new Rush({ ...own, restaurantIds: [await restaurantOf(plenty)] });
      await usual.closed(warmUpAtOnce, warmUpMs);
      const judged: ReturnType<typeof judge>[] = [];
      const hold = async (wanted: Wanted) => {
        const crowd = new Rush({
          ...own,
          restaurantIds: [await restaurantOf(Math.min(wanted.capacity, plenty))],
          ...(wanted.start ? { start: wanted.start } : {}),
        });
        // The short form does not depend on the machine: its diners all run at once.
        const perSecond = isFull
          ? acceptedPerSecond(await usual.closed(warmUpAtOnce, measureMs), measureMs)
          : Infinity;
        await sleep(isFull ? restMs : 0);
        const result = judge(wanted, await crowd.open((diners * 1_000) / withinMs, withinMs), perSecond);
        judged.push(result);
        log(`${wanted.what}: ${result.row['accepted']} accepted, ${result.row['turned away']} turned away`);
      };
      for (let round = 0; round < rounds; round++) {
        await hold({ what: 'many starts', capacity: Infinity, start: undefined });
        await hold({ what: 'one start', capacity: tables, start: `${dayAhead(5)}T19:00` });
      }
      const report = {
        rows: judged.map(({ row }) => row),
        failures: judged.flatMap(({ failures }) => failures),
      };
      const isTried = report.failures.length > 0 || judged.some(({ isBelowCapacity }) => isBelowCapacity);
      return isTried
        ? report
        : { ...report, untried: `this machine never books ${diners} diners within ${patienceSeconds} s` };
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
