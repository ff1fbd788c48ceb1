// From a diner's 201 to the frame on the owner's socket, with a thousand and with ten thousand sockets open; against the
// time that a hundred take in the same run. Each of fifty owners has the same number of pages open.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FeedFigures, measureFeed } from './feed/measure';
import { withScene } from './load/scene';
import { median, percentile, spread } from './report/figures';
import { conclude, type Goal, isFull } from './report/verdict';

const rounds = 3;
const owners = isFull ? 50 : 20;
const few = 100;
const goals = isFull ? [[1_000, 40] as const, [10_000, 80] as const] : [[1_000, 40] as const];
const bookings = isFull ? 200 : 100;

// Built to deploy/quality/bench/dist/feed.js.
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));

await withScene({ root }, async (scene) => {
  const signedUp = [];
  for (let index = 0; index < owners; index++) signedUp.push(await scene.owner(50));
  const sizes = [few, ...goals.map(([sockets]) => sockets)];
  const measured = new Map<number, FeedFigures[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round < rounds; round++) {
    for (const size of sizes) {
      const figures = await measureFeed(scene, signedUp, size, { bookings, everyMs: 30 });
      measured.get(size)?.push(figures);
    }
  }
  const p99 = (size: number) => (measured.get(size) ?? []).map(({ ms }) => percentile(ms, 0.99));
  // For the first round only: afterwards the process still holds memory of closed sockets.
  const kB = (size: number) => (measured.get(size)?.[0]?.bytesASocket ?? NaN) / 1_000;
  const all = [...measured.values()].flat();
  const missed = all.reduce((sum, one) => sum + one.missed, 0);
  const expected = all.reduce((sum, one) => sum + one.expected, 0);
  const checks = goals.flatMap(([sockets, most]): Goal[] => [
    {
      goal: `${sockets} sockets: p99 ≤ ${most} ms`,
      measured: spread(p99(sockets), 0),
      holds: median(p99(sockets)) <= most,
    },
    { goal: `${sockets} sockets: ≤ 20 kB each`, measured: kB(sockets).toFixed(1), holds: kB(sockets) <= 20 },
  ]);
  conclude(
    `feed: ${owners} owners, ${bookings} bookings a round`,
    rounds,
    Object.fromEntries(
      sizes.map((size) => [
        `${size} sockets`,
        {
          'p50 (ms)': spread(
            (measured.get(size) ?? []).map(({ ms }) => percentile(ms, 0.5)),
            0,
          ),
          'p99 (ms)': spread(p99(size), 0),
          'gateway, kB a socket': kB(size).toFixed(1),
        },
      ]),
    ),
    [...checks, { goal: 'none missed', measured: `${missed} of ${expected}`, holds: missed === 0 }],
  );
});
