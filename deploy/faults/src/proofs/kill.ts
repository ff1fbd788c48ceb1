import { setTimeout as sleep } from 'node:timers/promises';
import { untilReady } from '../load/settled';
import { type Scene, underLoad } from '../load/under-load';
import { percentile, type Proof, type Row } from '../proof';

const sizes = {
  short: { kills: 9, everyMs: 1_500, acknowledged: 0, restaurants: 2, diners: 4 },
  full: { kills: 100, everyMs: 5_000, acknowledged: 30_000, restaurants: 20, diners: 12 },
};
/** The outside world and the pages' files are no part of the claim. */
const spared = ['sandbox', 'web'];
/** How soon nineteen of twenty kills are over, as the claim says it: the store reads its files first. */
const goals = [
  { group: 'store', of: (part: string) => part === 'mongodb', withinMs: 5_000 },
  { group: 'all others', of: (part: string) => part !== 'mongodb', withinMs: 2_000 },
];

/** Kills every part in its turn, in an order of its own each round; answers how long each took to serve again. */
async function killInTurn(
  { stack, load, caller }: Scene,
  { kills, everyMs, acknowledged }: (typeof sizes)['full'],
  tell: (line: string) => void,
): Promise<Map<string, number[]>> {
  const victims = stack.processes().filter(({ name }) => !spared.includes(name));
  const back = new Map<string, number[]>(victims.map(({ name }) => [name, []]));
  for (let count = 0; count < kills || load.acknowledged < acknowledged; count++) {
    await sleep(everyMs * (0.5 + Math.random()));
    if (count % victims.length === 0) victims.sort(() => Math.random() - 0.5);
    const { name } = victims[count % victims.length] ?? stack.process('gateway');
    const before = stack.process(name);
    const began = performance.now();
    stack.kill(name);
    await stack.replaced(before);
    await untilReady(caller);
    back.get(name)?.push(performance.now() - began);
    if (count % 10 === 9) tell(`${count + 1} kills, ${load.acknowledged} acknowledged`);
  }
  return back;
}

export const kill: Proof = {
  name: 'kill',
  claim: 'Whatever is killed, nothing acknowledged is lost or comes back, and it serves again by itself.',
  async run({ product, size, tell }) {
    let back = new Map<string, number[]>();
    const { row: checked, failures } = await underLoad(
      { stack: product, load: sizes[size] },
      async (scene) => {
        back = await killInTurn(scene, sizes[size], tell);
      },
    );
    const row = (part: string, times: number[]): Row => ({
      part,
      kills: times.length,
      'back ms p50': Math.round(percentile(times, 0.5)),
      slowest: Math.round(Math.max(...times)),
    });
    const parts = [...back].map(([part, times]) => row(part, times));
    const groups = goals.map(({ group, of, withinMs }): Row => {
      const times = [...back].flatMap(([part, each]) => (of(part) ? each : []));
      const p95 = Math.round(percentile(times, 0.95));
      if (size === 'full' && p95 > withinMs) failures.push(`${group}: serving again after ${p95} ms (p95)`);
      return { ...row(group, times), p95, goal: withinMs };
    });
    return { rows: [...parts, ...groups, { part: 'product', ...checked }], failures };
  },
};
