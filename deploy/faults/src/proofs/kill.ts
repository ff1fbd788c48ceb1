import { setTimeout as sleep } from 'node:timers/promises';
import { untilReady } from '../load/settled';
import { type Scene, underLoad } from '../load/under-load';
import { percentile, type Proof, type Row } from '../proof';

/** In full, 21 of each part: of fewer, the slowest alone would be the 95th of a hundred. */
const sizes = {
  short: { ofEach: 1, everyMs: 1_000, acknowledged: 0, restaurants: 2, diners: 4 },
  full: { ofEach: 21, everyMs: 5_000, acknowledged: 30_000, restaurants: 20, diners: 12 },
};
/** The outside world and the pages' files are no part of the claim. */
const spared = ['sandbox', 'web'];
const backWithinMs = (part: string): number => (part === 'mongodb' ? 5_000 : 2_000);

/** Kills every part in its turn, in an order of its own each round; answers how long each took to serve again. */
async function killInTurn(
  { stack, load }: Scene,
  { ofEach, everyMs, acknowledged }: (typeof sizes)['full'],
  tell: (line: string) => void,
): Promise<Map<string, number[]>> {
  const victims = stack.processes().filter(({ name }) => !spared.includes(name));
  const kills = ofEach * victims.length;
  const back = new Map<string, number[]>(victims.map(({ name }) => [name, []]));
  for (let count = 0; count < kills || load.acknowledged < acknowledged; count++) {
    await sleep(everyMs * (0.5 + Math.random()));
    if (count % victims.length === 0) victims.sort(() => Math.random() - 0.5);
    const { name } = victims[count % victims.length] ?? stack.process('gateway');
    const before = stack.process(name);
    const began = performance.now();
    stack.kill(name);
    await stack.replaced(before);
    await untilReady(stack);
    back.get(name)?.push(performance.now() - began);
    if (count % 10 === 9) tell(`${count + 1} kills, ${load.acknowledged} acknowledged`);
  }
  return back;
}

const rowOf = (part: string, times: readonly number[]): Row => ({
  part,
  kills: times.length,
  'back ms p50': Math.round(percentile(times, 0.5)),
  'back ms p95': Math.round(percentile(times, 0.95)),
  'back ms max': Math.round(percentile(times, 1)),
  'goal ms': backWithinMs(part),
});

export const kill: Proof = {
  name: 'kill',
  claim: 'Whatever is killed, nothing acknowledged is lost or comes back, and it serves again by itself.',
  async run({ product, size, tell }) {
    let back = new Map<string, number[]>();
    const { row, failures } = await underLoad({ stack: product, load: sizes[size] }, async (scene) => {
      back = await killInTurn(scene, sizes[size], tell);
    });
    const parts = [...back].map(([part, times]): Row => {
      const p95 = percentile(times, 0.95);
      if (size === 'full' && p95 > backWithinMs(part))
        failures.push(`${part} serves again after ${p95} ms (p95)`);
      return rowOf(part, times);
    });
    const processes = [...back].filter(([part]) => part !== 'mongodb').flatMap(([, times]) => times);
    parts.push(rowOf('all but mongodb', processes));
    return { rows: [...parts, { part: 'all', ...row }], failures };
  },
};
