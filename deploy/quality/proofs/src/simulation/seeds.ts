import type { Violation } from '../history/operation';
import { simulateNight } from './night';
import { simulate } from './simulate';

/** Consecutive seeds. */
export interface Seeds {
  readonly first: number;
  readonly count: number;
}

/** The summed results of several seeds. */
export interface Tally {
  readonly seeds: number;
  readonly operations: number;
  readonly steps: number;
  readonly crashes: number;
  /** The seeds with a violation. */
  readonly broken: readonly { readonly seed: number; readonly violations: readonly Violation[] }[];
}

export const nothing: Tally = { seeds: 0, operations: 0, steps: 0, crashes: 0, broken: [] };

/** The sum of both. */
export function add(one: Tally, other: Tally): Tally {
  return {
    seeds: one.seeds + other.seeds,
    operations: one.operations + other.operations,
    steps: one.steps + other.steps,
    crashes: one.crashes + other.crashes,
    broken: [...one.broken, ...other.broken],
  };
}

/** So many seeds, and one of them is a night in a full house. */
const nightEvery = 10;

/** Plays the scenario of a seed: diners who compete for the same tables, or a night with its hosts. */
export const playSeed = (seed: number, traced = false) =>
  seed % nightEvery === 0 ? simulateNight(seed, traced) : simulate(seed, { traced });

/**
 * Runs them one after another: clock, timers and random numbers are global to the thread, so only one seed may use
 * them.
 */
export async function playSeeds({ first, count }: Seeds): Promise<Tally> {
  let tally = nothing;
  for (let seed = first; seed < first + count; seed++) {
    const { operations, steps, crashes, violations } = await playSeed(seed);
    const broken = violations.length > 0 ? [{ seed, violations }] : [];
    tally = add(tally, { seeds: 1, operations, steps, crashes, broken });
  }
  return tally;
}

/** In parts that threads take one after another. */
export function inParts({ first, count }: Seeds, largest: number): Seeds[] {
  return Array.from({ length: Math.ceil(count / largest) }, (_, index) => ({
    first: first + index * largest,
    count: Math.min(largest, count - index * largest),
  }));
}
