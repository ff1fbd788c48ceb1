import type { Proof } from '../proof';
import { simulate } from '../simulation/simulate';

const sizes = { short: { seeds: 150 }, full: { seeds: 100_000 } };
/** Enough to see what led to it. */
const lastSteps = 40;
const mostTold = 3;

export const simulation: Proof = {
  name: 'simulation',
  claim: 'Crash at any await, reorder, repeat, lose: no order of events breaks booking, outbox or inbox.',
  async run({ size, tell }) {
    const { SIMULATION_SEED: only, SIMULATION_SEEDS: wanted } = process.env;
    const first = only === undefined ? 1 : Number(only);
    const seeds = only === undefined ? Number(wanted ?? sizes[size].seeds) : 1;
    const failures: string[] = [];
    let [operations, steps, crashes, broken] = [0, 0, 0, 0];
    for (let seed = first; seed < first + seeds; seed++) {
      const outcome = await simulate(seed);
      operations += outcome.operations;
      steps += outcome.trace.length;
      crashes += outcome.crashes;
      if (seed % 5_000 === 0) tell(`${seed} seeds, ${broken} broken`);
      if (outcome.violations.length === 0) continue;
      broken += 1;
      for (const { check, detail } of outcome.violations) failures.push(`seed ${seed}: ${check}: ${detail}`);
      if (broken <= mostTold) outcome.trace.slice(-lastSteps).forEach((line) => tell(line));
    }
    if (broken > 0) failures.unshift('SIMULATION_SEED=<seed> plays one of them again, step for step');
    return { rows: [{ seeds, operations, steps, crashes, 'broken seeds': broken }], failures };
  },
};
