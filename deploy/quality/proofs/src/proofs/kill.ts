import { setTimeout as sleep } from 'node:timers/promises';
import type { MixedLoad } from '../load/mixed-load';
import { untilReady } from '../load/settled';
import { type Scene, underLoad } from '../load/under-load';
import { percentile, type Proof, type ProofContext, type Row } from '../proof';

/** In a full run 21 for each part: with fewer, the slowest would be the 95th percentile by itself. */
const sizes = {
  short: { ofEach: 1, everyMs: 300, acknowledged: 0, restaurants: 2, diners: 4, thinkMs: 300 },
  full: { ofEach: 21, everyMs: 5_000, acknowledged: 30_000, restaurants: 20, diners: 12, thinkMs: 0 },
};
/** The outside providers and the pages' files are not part of the claim. */
const spared = {
  full: ['sandbox', 'web'],
  // Services that no booking waits for are restarted like the others.
  short: ['sandbox', 'web', 'auth', 'billing', 'guest', 'restaurant'],
};
const backWithinMs = (part: string): number => (part === 'mongodb' ? 5_000 : 2_000);

/** The recovery time after each kill of a part, in milliseconds. */
interface Times {
  /** Until the gateway was ready with all its dependencies, and a booking made after the kill was answered. */
  readonly back: number[];
}

/** Waits until a new booking gets an answer. */
async function untilServed(load: MixedLoad): Promise<void> {
  for (const end = Date.now() + 30_000; !(await load.newcomer()); await sleep(25))
    if (Date.now() > end) throw new Error('no diner is served');
}

/** Kills every process in turn, in a new random order each round. */
async function killInTurn(
  { stack, load }: Scene,
  { ofEach, everyMs, acknowledged }: (typeof sizes)['full'],
  { size, log }: Pick<ProofContext, 'size' | 'log'>,
): Promise<Map<string, Times>> {
  // If there are two of a part, the second takes over: the first is the one that is missing.
  const victims = stack.processes().filter(({ name }) => !spared[size].includes(name) && !/-\d+$/.test(name));
  const kills = ofEach * victims.length;
  const times = new Map<string, Times>(victims.map(({ name }) => [name, { back: [] }]));
  for (let count = 0; count < kills || load.acknowledged < acknowledged; count++) {
    await sleep(everyMs * (0.5 + Math.random()));
    if (count % victims.length === 0) victims.sort(() => Math.random() - 0.5);
    const { name } = victims[count % victims.length] ?? stack.process('gateway');
    const before = stack.process(name);
    const began = performance.now();
    stack.kill(name);
    await stack.replaced(before);
    await Promise.all([untilReady(stack), untilServed(load)]);
    times.get(name)?.back.push(performance.now() - began);
    if (count % 10 === 9) log(`${count + 1} kills, ${load.acknowledged} acknowledged`);
  }
  return times;
}

const rowOf = (part: string, { back }: Times): Row => ({
  part,
  kills: back.length,
  'back ms p50': Math.round(percentile(back, 0.5)),
  'back ms p95': Math.round(percentile(back, 0.95)),
  'back ms max': Math.round(percentile(back, 1)),
  'goal ms': backWithinMs(part),
});

export const kill: Proof = {
  name: 'kill',
  claim:
    'Whichever process is killed, no acknowledged operation is lost or undone, and the product recovers by itself.',
  async run({ product, size, log }) {
    let times = new Map<string, Times>();
    const { row, failures } = await underLoad({ stack: product, load: sizes[size] }, async (scene) => {
      times = await killInTurn(scene, sizes[size], { size, log });
    });
    const parts = [...times].map(([part, each]): Row => {
      const p95 = percentile(each.back, 0.95);
      if (size === 'full' && p95 > backWithinMs(part))
        failures.push(`${part} serves again after ${p95} ms (p95)`);
      return rowOf(part, each);
    });
    const processes = [...times].flatMap(([part, each]) => (part === 'mongodb' ? [] : [each]));
    const back = processes.flatMap((each) => each.back);
    parts.push(rowOf('all but mongodb', { back }));
    return { rows: [...parts, { part: 'all', ...row }], failures };
  },
};
