import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { compareTimes } from '../load/compared-times';
import { everyQuarter, manyTables } from '../load/full-day';
import { makePartner, type Partner } from '../load/partner';
import { PartnerEndpoints } from '../load/partner-endpoints';
import { type PartnerAnswers, PartnerStorm, totalOf, wrongAnswers } from '../load/partner-storm';
import { type Dined, SteadyDiners } from '../load/steady-diners';
import { createAgent, newCaller } from '../product/caller';
import { makeOwner, signedInAgain } from '../product/owner';
import { processorSeconds } from '../product/processor-time';
import { Stack } from '../product/stack';
import { percentile, type Proof, type Row } from '../proof';

const sizes = {
  short: { parties: 60, guests: 500, restaurants: 3, perSecond: 5, surgeMs: 6_000, phaseMs: 4_000, pairs: 3 },
  full: {
    ...{ parties: 600, guests: 5_000, restaurants: 10, perSecond: 8 },
    // Short phases, and many: other programs on the machine, which work for minutes, then hit both of a pair alike.
    ...{ surgeMs: 45_000, phaseMs: 5_000, pairs: 24 },
  },
};
/** If two dozen pairs exceed the bound, more are measured: a machine differs from itself by a tenth now and then. */
const timesMorePairs = 3;
/** Before each phase: what the former one left is over, or the storm has reached its pace. */
const settleMs = 1_500;
/**
 * The storm: some programs that send one call after the other as soon as they have an answer, whatever it says. Together
 * they have more connections than a member may have requests under way.
 */
const allConnections = { lists: 24, searches: 12, writes: 8, refused: 4, guessed: 4, large: 2 };
/** `PARTNER_STORM_CALLS=lists,large` sends some of them only, to find what costs most. */
const { PARTNER_STORM_CALLS: chosen = Object.keys(allConnections).join() } = process.env;
const connections = Object.fromEntries(
  Object.entries(allConnections).map(([name, count]) => [name, chosen.split(',').includes(name) ? count : 0]),
) as typeof allConnections;
/**
 * A tenth, and what counts as noise: for the median, what clocks and the scheduler of an idle machine differ by; for the 99th
 * percentile, which is one or two answers of a phase, a garbage collection or a commit to the disk that happens to fall on
 * them. The short form has few answers and shares its machine, so it only finds a storm that nothing holds back.
 */
const bounds = {
  short: [
    { part: 0.5, times: 2, noiseMs: 20 },
    { part: 0.99, times: 3, noiseMs: 100 },
  ],
  full: [
    { part: 0.5, times: 1.1, noiseMs: 1 },
    { part: 0.99, times: 1.1, noiseMs: 10 },
  ],
};

/** Two phases next to each other in time. */
interface Pair {
  readonly without: Phase;
  readonly with: Phase;
}

/** What diners met, and how many processors the product used meanwhile. */
interface Phase extends Dined {
  readonly processors: number;
}

const kinds = ['looks', 'bookings'] as const;

export const partnerStorm: Proof = {
  name: 'partner-storm',
  claim:
    'A partner whose programs call /api as fast as they can, with keys of several scopes and endpoints that are slow or dead, costs the diners of other restaurants at most a tenth of their time and no answer, and is told to wait by 429.',
  async run({ product, size, log }) {
    const { parties, guests, restaurants, perSecond, surgeMs, phaseMs, pairs: wanted } = sizes[size];
    // The only setting: endpoints of this machine may be told of events.
    const env = { ...product.env, WEBHOOK_LOCAL: 'on' };
    const stack = await Stack.start({ ...product, env });
    const agent = createAgent();
    // Directly to the gateway: a proxy in this process would slow the diners down.
    const origin = `http://127.0.0.1:${stack.process('gateway').port}`;
    const closers: (() => unknown)[] = [];
    try {
      const restaurantIds: string[] = [];
      for (let made = 0; made < restaurants; made += 1)
        restaurantIds.push(
          (await makeOwner(newCaller(origin, agent), { ...everyQuarter, ...manyTables })).restaurantId,
        );
      let partner: Partner = await makePartner(origin, agent, { parties, guests });
      const { groupId, keys } = partner;
      const { restaurantId } = partner.owner;
      const endpoints = await PartnerEndpoints.make(partner.owner);
      const storm = PartnerStorm.start(product.root, { origin, connections, restaurantId, groupId, keys });
      closers.push(
        () => storm.stop(),
        () => endpoints.close(),
      );
      const diners = new SteadyDiners({ origin, agent, restaurantIds, perSecond });
      await diners.come(phaseMs);

      const answers: PartnerAnswers[] = [];
      const watched = async (ms: number): Promise<Phase> => {
        const [began, before] = [performance.now(), processorSeconds(stack.processes())];
        const dined = await diners.come(ms);
        const seconds = (performance.now() - began) / 1_000;
        return { ...dined, processors: (processorSeconds(stack.processes()) - before) / seconds };
      };
      const storming = async (ms: number): Promise<Phase> => {
        await endpoints.switchTo(partner.owner, true);
        const raging = storm.rage(settleMs + ms);
        await sleep(settleMs);
        const dined = await watched(ms);
        answers.push(await raging);
        await endpoints.switchTo(partner.owner, false);
        return dined;
      };
      const quiet = async (): Promise<Phase> => {
        await sleep(settleMs);
        return watched(phaseMs);
      };
      // The burst that a partner may send is over before its cost is measured; no diner may be refused meanwhile.
      const surge = await storming(surgeMs);
      log(`at first ${totalOf(answers)} calls of the partner were answered`);

      const pairs: Pair[] = [];
      const compared = () =>
        kinds.flatMap((kind) =>
          bounds[size].map((bound) =>
            compareTimes(
              kind,
              pairs.map((pair) => ({ without: pair.without[kind], with: pair.with[kind] })),
              bound,
            ),
          ),
        );
      let count = wanted;
      for (let index = 0; index < count; index += 1) {
        partner = { ...partner, owner: await signedInAgain(partner.owner) };
        // Each comes first in every other pair: what is stored grows from phase to phase.
        if (index % 2 === 0) pairs.push({ without: await quiet(), with: await storming(phaseMs) });
        else pairs.push({ with: await storming(phaseMs), without: await quiet() });
        log(
          `pair ${index + 1}: ${compared()
            .map(({ last }) => `${last.toFixed(2)}×`)
            .join(', ')}; ${processorsIn(pairs.slice(-1))}`,
        );
        if (index === wanted - 1 && size === 'full' && compared().some(({ isTooMuch }) => isTooMuch))
          count = wanted * timesMorePairs;
      }
      const dined = [surge, ...pairs.flatMap((pair) => [pair.with, pair.without])];
      const failures = [
        ...dined.flatMap((each) => each.failures),
        ...wrongAnswers(answers),
        ...(endpoints.requests === 0 ? ['the endpoints of the partner were told of nothing'] : []),
        ...compared().flatMap(({ isTooMuch, says }) => (isTooMuch ? [says] : [])),
      ];
      const rows = [...compared().map(({ row }) => row), processorsOf(pairs), ...rowsOf(answers, endpoints)];
      return { rows, failures };
    } finally {
      for (const close of closers) await close();
      await agent.close();
      await stack.stop();
    }
  },
};

/** The processors that the product used by the median of the phases: a cost that other programs hardly change. */
function processorsOf(pairs: readonly Pair[]): Row {
  const median = (phases: readonly Phase[]) =>
    percentile(
      phases.map(({ processors }) => processors),
      0.5,
    ).toFixed(2);
  return {
    compared: 'processors in use',
    without: median(pairs.map((pair) => pair.without)),
    with: median(pairs.map((pair) => pair.with)),
  };
}

function processorsIn(pairs: readonly Pair[]): string {
  const row = processorsOf(pairs);
  return `processors ${row['without']} → ${row['with']}`;
}

/** What the partner was answered, in all phases together. */
function rowsOf(answers: readonly PartnerAnswers[], { requests }: PartnerEndpoints): Row[] {
  const names = Object.keys(connections) as (keyof typeof connections)[];
  const rows = names.map((name): Row => {
    const statuses = new Map<string, number>();
    for (const each of answers)
      for (const [status, count] of Object.entries(each[name].statuses))
        statuses.set(status, (statuses.get(status) ?? 0) + count);
    const text = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    return { calls: name, connections: connections[name], answers: text };
  });
  return [...rows, { calls: 'events sent', answers: requests }, { calls: 'load', answers: loadText() }];
}

const loadText = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');
