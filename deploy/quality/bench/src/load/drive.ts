import { setTimeout as sleep } from 'node:timers/promises';

/** The result of a load. */
interface Driven {
  /** Answers by status; 0 for no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly ms: readonly number[];
  readonly seconds: number;
}

type Send = (index: number) => Promise<{ readonly status: number }>;

/**
 * Runs this many requesters at once, each of which sends the next request as soon as the last one was answered, for
 * this long or until `enough`.
 */
export async function driveClosed(
  { atOnce, forMs, enough = Infinity }: { atOnce: number; forMs: number; enough?: number },
  send: Send,
): Promise<Driven> {
  const statuses = new Map<number, number>();
  const ms: number[] = [];
  let index = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - began < forMs && index < enough) await timed(send, index++, statuses, ms);
    }),
  );
  return { statuses, ms, seconds: (performance.now() - began) / 1_000 };
}

/** Sends at a fixed rate, whether or not requests are answered, as people do. */
export async function driveOpen(
  { perSecond, forMs }: { perSecond: number; forMs: number },
  send: Send,
): Promise<Driven> {
  const statuses = new Map<number, number>();
  const ms: number[] = [];
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  for (let index = 0; ; index++) {
    const due = began + (index * 1_000) / perSecond;
    if (due - began >= forMs) break;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    underWay.push(timed(send, index, statuses, ms));
  }
  await Promise.all(underWay);
  return { statuses, ms, seconds: (performance.now() - began) / 1_000 };
}

async function timed(send: Send, index: number, statuses: Map<number, number>, ms: number[]): Promise<void> {
  const asked = performance.now();
  const status = await send(index).then(
    (answer) => answer.status,
    () => 0,
  );
  ms.push(performance.now() - asked);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** Answers with one of these codes, per second. */
export const rate = ({ statuses, seconds }: Driven, ...codes: readonly number[]): number =>
  codes.reduce((sum, code) => sum + (statuses.get(code) ?? 0), 0) / seconds;

/** `201: 50, 409: 1200`. */
export const statusCounts = ({ statuses }: Driven): string =>
  [...statuses].map(([status, count]) => `${status || 'none'}: ${count}`).join(', ');
