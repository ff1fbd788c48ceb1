import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { Proof } from '../proof';
import { add, inParts, nothing, playSeed, type Seeds, type Tally } from '../simulation/seeds';

const shortSeeds = 95;
const fullSeeds = 100_000;
/** So many seeds at once per thread: few enough that all threads end at about the same time. */
const largestPart = 100;
const tellEvery = 5_000;
/** Enough steps to see the cause. */
const lastSteps = 40;
const maxShown = 3;

/** @param inShort the seeds of the short form */
const simulationOf = (inShort: number): Proof => ({
  name: 'simulation',
  claim:
    'With crashes at any await, and calls that are reordered, repeated or lost, no order of events breaks booking, outbox or subscribers.',
  async run({ product, size, log }) {
    const { SIMULATION_SEED: only, SIMULATION_FIRST: from = '1', SIMULATION_SEEDS: many } = process.env;
    const asked =
      only === undefined
        ? { first: Number(from), count: Number(many ?? (size === 'short' ? inShort : fullSeeds)) }
        : { first: Number(only), count: 1 };
    const { broken, ...sums } = await playEverywhere(asked, programOf(product), log);
    const failures = broken.flatMap(({ seed, violations }) =>
      violations.map(({ check, detail }) => `seed ${seed}: ${check}: ${detail}`),
    );
    // The steps of a seed are recorded only if it failed: a second run repeats them exactly.
    for (const { seed } of only === undefined ? broken.slice(0, maxShown) : [{ seed: asked.first }]) {
      const { trace } = await playSeed(seed, true);
      trace.slice(only === undefined ? -lastSteps : 0).forEach((line) => log(line));
    }
    if (sums.seeds !== asked.count) failures.push(`${sums.seeds} of ${asked.count} seeds were played`);
    if (broken.length > 0) failures.unshift('SIMULATION_SEED=<seed> plays one of them again, step for step');
    return { rows: [{ first: asked.first, ...sums, 'broken seeds': broken.length }], failures };
  },
});

export const simulation = simulationOf(shortSeeds);

/** For planted faults that few evenings meet. */
export const longerSimulation = simulationOf(800);

/** The program of the threads: their own, or one with a planted fault. */
function programOf({ root, env }: Parameters<Proof['run']>[0]['product']): string {
  const faulty = /simulation=([^,]+)/.exec(env?.['PROGRAMS'] ?? '')?.[1];
  return faulty ?? join(root, 'deploy', 'quality', 'proofs', 'dist', 'seeds.js');
}

/** On as many threads as there are processors. Every seed has the thread's clock and random numbers to itself. */
async function playEverywhere(seeds: Seeds, filename: string, log: (line: string) => void): Promise<Tally> {
  const pool = new Piscina<Seeds, Tally>({
    filename,
    name: 'playSeeds',
    minThreads: 1,
    maxThreads: availableParallelism(),
  });
  let all = nothing;
  const play = async (part: Seeds) => {
    const tally = await pool.run(part);
    const before = all.seeds;
    all = add(all, tally);
    for (const { seed } of tally.broken) log(`seed ${seed} is broken`);
    if (Math.floor(all.seeds / tellEvery) > Math.floor(before / tellEvery))
      log(`${all.seeds} seeds, ${all.broken.length} broken`);
  };
  try {
    await Promise.all(inParts(seeds, largestPart).map(play));
  } finally {
    await pool.destroy();
  }
  return all;
}
