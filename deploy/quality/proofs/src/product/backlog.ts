import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Running } from './stack';

/** Waiting events and jobs, by the name of their metric. */
export type Backlog = ReadonlyMap<string, number>;

/** Every metric of a backlog (services/chassis, metrics). */
const waits = ['tablewell_outbox_waiting', 'tablewell_events_pending', 'tablewell_messages_due'];

/** The backlog in one process's `/metrics`, summed over labels; absent metrics are left out. */
export function backlogIn(text: string): Backlog {
  const sums = new Map<string, number>();
  for (const [, name = '', value] of text.matchAll(/^(\w+)(?:\{.*\})? (\S+)(?: \d+)?$/gm))
    if (waits.includes(name)) sums.set(name, (sums.get(name) ?? 0) + Number(value));
  return sums;
}

/** A process's port for operators, from its environment; undefined without one. Linux only. */
function opsPortOf(pid: number): string | undefined {
  return /(?:^|\0)HTTP_PORT=(\d+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1];
}

/** The backlog of all processes, by process and metric; throws if one cannot be read. */
export async function backlogOf(processes: readonly Running[]): Promise<Backlog> {
  const all = new Map<string, number>();
  for (const { name, pid } of processes) {
    const port = opsPortOf(pid);
    if (port === undefined) continue;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    if (!answer.ok) throw new Error(`${name} does not report its metrics: ${answer.status}`);
    for (const [measurement, value] of backlogIn(await answer.text()))
      all.set(`${name} ${measurement}`, value);
  }
  return all;
}

/** Polls the backlog until it is empty or the time is over; returns the rest in words. */
export async function leftBehind(
  read: () => Promise<Backlog>,
  { withinMs, everyMs }: { withinMs: number; everyMs: number },
): Promise<string[]> {
  for (const end = Date.now() + withinMs; ; await sleep(everyMs)) {
    const backlog = await read();
    // A missing metric does not mean an empty backlog.
    if (backlog.size === 0) return ['no process reports its backlog'];
    const left = [...backlog].filter(([, value]) => value > 0);
    if (left.length === 0) return [];
    if (Date.now() >= end) return left.map(([what, value]) => `${what} is ${value}`);
  }
}
