import { readFileSync } from 'node:fs';
import type { Running } from '../../../proofs/src/product/stack';

/** The unit in which Linux counts processor time. */
const ticksASecond = 100;

function cpuSeconds(pid: number): number {
  // The second field may contain spaces, in brackets.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}

/**
 * Measures the processor time of each of the product's processes until the returned function is called. It is more
 * stable than any rate on a machine that others use, too.
 */
export function watchCpu(processes: readonly Running[]): () => Map<string, number> {
  const before = processes.map((one) => ({ ...one, seconds: cpuSeconds(one.pid) }));
  return () =>
    new Map(before.map(({ name, pid, seconds }) => [name, Math.max(0, cpuSeconds(pid) - seconds)]));
}

/** `gateway 812, reservation 640`: µs per answer, highest first, without those under ten. */
export function cpuOf(spent: ReadonlyMap<string, number>, answers: number): string {
  const micros = [...spent].map(([name, seconds]) => [name, (seconds * 1e6) / answers] as const);
  return micros
    .filter(([, each]) => each >= 10)
    .sort(([, one], [, other]) => other - one)
    .map(([name, each]) => `${name} ${Math.round(each)}`)
    .join(', ');
}
