// Cost against size: the time of a booking and of a read of free times with ever more restaurants, of a month's list and
// the sources with ever more reservations in one, of a frame with ever more sockets. Anything that grows faster than n log n
// shows in the slopes of the table and in `growth.svg`.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { connectMongo } from '@tablewell/chassis/mongo';
import { storeReservations } from '../../proofs/src/load/stored-reservations';
import { dayAhead } from '../../proofs/src/product/final-state';
import { measureFeed } from './feed/measure';
import { draw, type Line, slope } from './growth/picture';
import { copyRestaurants } from './load/copy-restaurants';
import { booking, startAt, withScene } from './load/scene';
import { median } from './report/figures';
import { conclude, isFull } from './report/verdict';

const rounds = 5;
const sizes = isFull
  ? {
      restaurants: [10, 100, 1_000, 10_000],
      reservations: [1_000, 10_000, 100_000, 1_000_000],
      sockets: [100, 1_000, 10_000],
    }
  : { restaurants: [10, 100, 1_000], reservations: [1_000, 10_000, 30_000], sockets: [100, 300, 1_000] };
/** n log n over these sizes, as a slope: the logarithm adds a little to 1. */
const steepest = 1.25;

// Built to deploy/quality/bench/dist/growth.js.
const bench = dirname(dirname(fileURLToPath(import.meta.url)));

await withScene({ root: dirname(dirname(dirname(bench))) }, async (scene) => {
  const lines = new Map<string, { size: number; cost: number }[]>();
  const note = (name: string, size: number, cost: number) =>
    lines.set(name, [...(lines.get(name) ?? []), { size, cost: Math.max(cost, 0.1) }]);
  const timed = async (work: () => Promise<{ status: number }>): Promise<number> => {
    const ms: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      const { status } = await work();
      if (status >= 300) throw new Error(`answered ${status}`);
      ms.push(performance.now() - began);
    }
    return median(ms);
  };

  const owner = await scene.owner(50);
  let known = 0;
  let turn = 0;
  for (const size of sizes.restaurants) {
    await copyRestaurants(scene, owner.restaurantId, known, size);
    known = size;
    const path = () => `bench${String(turn++ % size).padStart(17, '0')}`;
    note(
      'a booking, by restaurants',
      size,
      await timed(() => scene.byDiner('POST', `/api/reservations/${path()}`, booking(startAt(turn)))),
    );
    note(
      'free times, by restaurants',
      size,
      await timed(() =>
        scene.byDiner('GET', `/api/restaurant/public/${path()}/availability?date=${dayAhead(3)}&guests=2`),
      ),
    );
  }

  const large = await scene.owner(50);
  const own = `/api/reservations/${large.restaurantId}`;
  let seeded = 0;
  for (const size of sizes.reservations) {
    // The seed uses only methods that a connection and the driver's own database have in common.
    const store = scene.store.db('tablewell_reservation') as unknown as Awaited<
      ReturnType<typeof connectMongo>
    >;
    await storeReservations(store, large.restaurantId, seeded, size);
    seeded = size;
    const range = `startDate=${dayAhead(1)}&endDate=${dayAhead(7)}`;
    note(
      'a week by date, by reservations',
      size,
      await timed(() => large.caller.call('GET', `${own}/by-date?${range}`)),
    );
    note(
      'sources, by reservations',
      size,
      await timed(() => large.caller.call('GET', `/api/dashboard/reservation-sources/${large.restaurantId}`)),
    );
  }

  const lost: string[] = [];
  for (const size of sizes.sockets) {
    // All frames of one booking arrive before the next one is made, so that no queue of frames builds up.
    const { lastAfterAsking, missed, expected } = await measureFeed(scene, [owner], size, {
      bookings: 10,
      everyMs: Math.max(100, size / 10),
    });
    if (missed > 0) lost.push(`${missed} of ${expected} with ${size} sockets`);
    note('from asking to the last frame, by sockets of one owner', size, median(lastAfterAsking));
  }

  const drawn: Line[] = [...lines].map(([name, points]) => ({ name, points }));
  writeFileSync(join(bench, 'growth.svg'), draw(drawn));
  conclude(
    'growth: ms against size, drawn in deploy/quality/bench/growth.svg',
    rounds,
    Object.fromEntries(
      drawn.map((line) => [
        line.name,
        {
          ms: line.points.map(({ size, cost }) => `${size}: ${cost.toFixed(1)}`).join(', '),
          slope: slope(line).toFixed(2),
        },
      ]),
    ),
    [
      ...drawn.map((line) => ({
        goal: `${line.name}: at most n log n`,
        measured: `slope ${slope(line).toFixed(2)}`,
        holds: slope(line) <= steepest,
      })),
      {
        goal: 'no frame missed',
        measured: lost.length === 0 ? 'none' : lost.join('; '),
        holds: lost.length === 0,
      },
    ],
  );
});
