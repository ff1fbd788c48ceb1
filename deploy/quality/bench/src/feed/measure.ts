import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner } from '../../../proofs/src/product/owner';
import { booking, type Scene, startAt } from '../load/scene';
import { residentBytes } from '../report/memory';
import { type Listener, openAll } from './listener';

/** The figures for a number of open sockets. */
export interface FeedFigures {
  readonly sockets: number;
  /** From the 201 to each frame, in ms; a frame may arrive before it. */
  readonly ms: readonly number[];
  /** From the request until the last owner's socket had it, in ms, by booking. */
  readonly lastAfterAsking: readonly number[];
  readonly expected: number;
  readonly missed: number;
  readonly bytesASocket: number;
}

const settleMs = 1_500;
let starts = 0;

/** Opens sockets of these owners, books at one restaurant after another, and waits for the frames. */
export async function measureFeed(
  scene: Scene,
  owners: readonly Owner[],
  sockets: number,
  { bookings, everyMs }: { bookings: number; everyMs: number },
): Promise<FeedFigures> {
  const arrivals = new Map<string, number[]>();
  const gateway = scene.stack.process('gateway').pid;
  const before = residentBytes(gateway);
  const tokens = owners.map(({ token }) => token);
  const open: Listener[] = await openAll(scene.origin, tokens, sockets, (id, at) =>
    arrivals.set(id, [...(arrivals.get(id) ?? []), at]),
  );
  await sleep(settleMs);
  const bytesASocket = (residentBytes(gateway) - before) / sockets;
  const ms: number[] = [];
  const booked: { id: string; askedAt: number; at: number; sockets: number }[] = [];
  for (let index = 0; index < bookings; index++) {
    const at = index % owners.length;
    const own = Math.floor(sockets / owners.length) + (at < sockets % owners.length ? 1 : 0);
    const path = `/api/reservations/${owners[at]?.restaurantId}`;
    const askedAt = performance.now();
    const answer = await scene.byDiner('POST', path, booking(startAt(starts++ % 1_200)));
    const { id } = answer.body as { id: string };
    booked.push({ id, askedAt, at: performance.now(), sockets: own });
    await sleep(everyMs);
  }
  await sleep(settleMs);
  const lastAfterAsking: number[] = [];
  let expected = 0;
  for (const one of booked) {
    expected += one.sockets;
    const heardAt = arrivals.get(one.id) ?? [];
    for (const at of heardAt) ms.push(Math.max(0, at - one.at));
    lastAfterAsking.push(Math.max(...heardAt) - one.askedAt);
  }
  await Promise.all(open.map((listener) => listener.close()));
  return { sockets, ms, lastAfterAsking, expected, missed: expected - ms.length, bytesASocket };
}
