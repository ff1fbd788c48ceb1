import { setTimeout as sleep } from 'node:timers/promises';
import { untilReady } from '../load/settled';
import { underLoad } from '../load/under-load';
import { FormerPrograms, previousRelease } from '../product/former-programs';
import { ProgramLinks } from '../product/program-links';
import type { Stack } from '../product/stack';
import type { Proof } from '../proof';

const sizes = {
  short: { rounds: 1, besideMs: 3_000, restaurants: 2, diners: 4, thinkMs: 300 },
  full: { rounds: 5, besideMs: 20_000, restaurants: 10, diners: 12, thinkMs: 100 },
};
/** In the order of an upgrade: readers of events before those that publish them (deploy/docs/UPGRADING.md). */
const services = ['notification', 'guest', 'reservation', 'restaurant', 'billing', 'auth'];
const programs = [...services, 'gateway'];
/** A process starts beside the load and all others. */
const readyWithinMs = 60_000;
const replicas = Object.fromEntries(programs.map((name) => [name, 2]));

/** The processes of these programs: the first ones, and the second ones. */
function halves(stack: Stack, names: readonly string[]): readonly (readonly string[])[] {
  const ofOne = names.map((name) =>
    stack
      .processes()
      .map((process) => process.name)
      .filter((process) => process.replace(/-\d+$/, '') === name),
  );
  return [0, 1].map((half) => ofOne.flatMap((own) => own[half] ?? []));
}

async function replace(stack: Stack, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const before = stack.process(name);
    stack.restart(name);
    await stack.replaced(before, readyWithinMs);
    await stack.ready(name, readyWithinMs);
    await untilReady(stack);
  }
}

export const releases: Proof = {
  name: 'releases',
  claim:
    'The previous release and this one serve side by side, service by service, on the way to this one and back, without a failed request.',
  async run({ product, size, log }) {
    const { rounds, besideMs, ...load } = sizes[size];
    const commit = await previousRelease(product.root);
    log(`building ${commit}`);
    const former = await FormerPrograms.build(product.root, commit, programs);
    const links = new ProgramLinks(programs);
    links.lead(programs, former.folder);
    const failed = new Map<string, number>();
    let requests = 0;
    let replaced = 0;
    let phase = 'before';
    const onAnswer = (answer: { status: number; text: string } | undefined) => {
      requests += 1;
      if (answer && answer.status < 500 && answer.status !== 429) return;
      const what = answer ? `${answer.status} ${answer.text.slice(0, 120)}` : 'no answer';
      const code = `${what}, ${phase}`;
      failed.set(code, (failed.get(code) ?? 0) + 1);
    };
    const stack = { ...product, replicas, env: { ...product.env, PROGRAMS: links.setting } };
    try {
      const outcome = await underLoad({ stack, load, onAnswer }, async ({ stack: running }) => {
        /** Leads to a release half by half, so that both serve in between. */
        const turnTo = async (checkout: string, order: readonly (readonly string[])[], name: string) => {
          for (const names of order) {
            links.lead(names, checkout);
            for (const [index, half] of halves(running, names).entries()) {
              phase = `to ${name}: ${names.join(', ')}, ${index === 0 ? 'first' : 'second'} half`;
              await replace(running, half);
              replaced += half.length;
              await sleep(besideMs);
            }
          }
          log(`${name}: ${requests} requests`);
        };
        for (let round = 0; round < rounds; round += 1) {
          await turnTo(product.root, [services, ['gateway']], 'this release');
          await turnTo(former.folder, [['gateway'], [...services].reverse()], 'the previous release');
        }
        await turnTo(product.root, [services, ['gateway']], 'this release');
      });
      const bad = [...failed].map(([code, count]) => `${count} requests ended with ${code}`);
      const failures = [...failed.values()].reduce((sum, count) => sum + count, 0);
      return {
        rows: [{ previous: commit, replaced, requests, failed: failures, ...outcome.row }],
        failures: [...outcome.failures, ...bad],
      };
    } finally {
      links.remove();
      former.remove();
    }
  },
};
