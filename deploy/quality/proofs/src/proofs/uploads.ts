import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Manner, noisyPicture, upload } from '../load/uploader';
import { createAgent, newCaller } from '../product/caller';
import { residentOf } from '../product/footprint';
import { makeOwner, type Owner } from '../product/owner';
import { Stack } from '../product/stack';
import type { Proof } from '../proof';

// A member may send sixty pictures in an hour: more owners send more of them.
const sizes = {
  short: { owners: 2, rounds: 2, ofEach: 4, idleMs: 500 },
  full: { owners: 6, rounds: 4, ofEach: 4, idleMs: 10_000 },
};
const manners: readonly Manner[] = ['whole', 'half-sent', 'hung up'];
const watched = ['gateway', 'restaurant'] as const;
const sampleMs = 25;
const megabyte = 2 ** 20;

/** The memory in bytes that a container of the product may take: beyond it the kernel kills the process. */
function limitOfContainers(root: string): number {
  const file = join(root, 'deploy/kubernetes/base/program/deployment.yaml');
  const found = /limits: \{ memory: (\d+)Mi \}/.exec(readFileSync(file, 'utf8'))?.[1];
  if (found === undefined) throw new Error(`${file} states no limit of memory`);
  return Number(found) * megabyte;
}

/** Watches the resident memory of processes; returns the largest of each. */
async function peaksDuring(pids: readonly number[], work: () => Promise<void>): Promise<number[]> {
  const peaks = pids.map(() => 0);
  const isOver = new AbortController();
  const watch = async () => {
    while (!isOver.signal.aborted) {
      for (const [index, pid] of pids.entries())
        peaks[index] = Math.max(peaks[index] ?? 0, residentOf(pid) ?? Infinity);
      await sleep(sampleMs);
    }
  };
  const watching = watch();
  await work().finally(() => isOver.abort());
  await watching;
  return peaks;
}

export const uploads: Proof = {
  name: 'uploads',
  claim:
    'However owners upload pictures, whole, half-sent or hanging up, the gateway and the restaurant service stay below the memory of their containers.',
  async run({ product, size, log }) {
    const { owners: count, rounds, ofEach, idleMs } = sizes[size];
    const stack = await Stack.start(product);
    const agent = createAgent();
    const limit = limitOfContainers(product.root);
    const failures: string[] = [];
    const statuses = new Map<number, number>();
    try {
      const owners: Owner[] = [];
      while (owners.length < count) owners.push(await makeOwner(newCaller(stack.origin, agent), {}));
      const picture = noisyPicture();
      const processes = watched.map((name) => stack.process(name));
      const { port } = stack.process('gateway');
      const before = processes.map(({ pid }) => residentOf(pid) ?? 0);
      const storm = async (): Promise<void> => {
        // All owners send all kinds of uploads at once.
        const all = owners.flatMap((owner) =>
          manners.flatMap((manner) =>
            Array.from({ length: ofEach }, () => upload(port, owner, picture, manner)),
          ),
        );
        for (const status of await Promise.all(all)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      };
      const peaks = await peaksDuring(
        processes.map(({ pid }) => pid),
        async () => {
          for (let round = 0; round < rounds; round++) {
            await storm();
            log(`${(round + 1) * count * manners.length * ofEach} uploads of ${picture.length} bytes`);
          }
          await sleep(idleMs);
        },
      );
      for (const [index, { name, pid }] of processes.entries()) {
        const peak = peaks[index] ?? Infinity;
        if (!stack.processes().some((now) => now.pid === pid)) failures.push(`${name} ended`);
        else if (peak >= limit)
          failures.push(`${name} took ${Math.round(peak / megabyte)} of ${limit / megabyte} MB`);
      }
      if (!statuses.has(200)) failures.push('no picture was accepted: this was no storm of uploads');
      const rows = processes.map(({ name, pid }, index) => ({
        process: name,
        'before MB': Math.round((before[index] ?? 0) / megabyte),
        'peak MB': Math.round((peaks[index] ?? 0) / megabyte),
        'after MB': Math.round((residentOf(pid) ?? 0) / megabyte),
        'limit MB': limit / megabyte,
        answers: [...statuses].map(([status, times]) => `${times} × ${status || 'none'}`).join(', '),
      }));
      return { rows, failures };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};
