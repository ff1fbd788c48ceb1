// Many restaurants at once, each with its own diners: accepted bookings a second through gateway, RPC and outbox against
// a bare server that does one durable insert each; the latency at half of the maximum; and that a server
// which reads first and writes afterwards sells one table to several diners.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyRestaurants } from './load/copy-restaurants';
import { driveClosed, driveOpen, rate, statusCounts } from './load/drive';
import { booking, startAt, withScene } from './load/scene';
import { cpuOf, watchCpu } from './report/cpu';
import { median, percentile, spread } from './report/figures';
import { conclude, isFull } from './report/verdict';

const rounds = isFull ? 7 : 3;
const forMs = isFull ? 8_000 : 4_000;
const atOnce = 64;
const restaurants = 1_000;
const races = 20;

// Built to deploy/quality/bench/dist/spread.js.
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));

const sold = (answers: readonly { status: number }[]): number =>
  answers.filter(({ status }) => status === 201).length;

await withScene({ root, connections: atOnce }, async (scene) => {
  const owner = await scene.owner(50);
  const ids = await copyRestaurants(scene, owner.restaurantId, 0, restaurants);
  const peers = Array.from({ length: atOnce }, () => scene.caller(scene.peers.origin));
  const pick = <One>(all: readonly One[], index: number): One => all[index % all.length] as One;
  // Thirty days of starts: no start fills up, and a restaurant's bookings of a round are on different days.
  let booked = 0;
  const book = () => {
    const turn = Math.floor(booked++ / restaurants);
    return scene.byDiner(
      'POST',
      `/api/reservations/${pick(ids, booked)}`,
      booking(startAt((turn * 41) % 1_200)),
    );
  };
  const insert = (index: number) =>
    pick(peers, index).call('POST', '/floor', booking(startAt(index % 1_200)));
  const floors: number[] = [];
  const accepted: number[] = [];
  const ratios: number[] = [];
  const operations: number[] = [];
  const others: string[] = [];
  const costs = { floor: '', product: '' };
  for (let round = 0; round < rounds; round++) {
    const spentByFloor = watchCpu(scene.stack.processes());
    const least = await driveClosed({ atOnce, forMs }, insert);
    costs.floor = cpuOf(spentByFloor(), least.ms.length);
    const spent = watchCpu(scene.stack.processes());
    const before = await scene.operations();
    const ours = await driveClosed({ atOnce, forMs }, book);
    operations.push(((await scene.operations()) - before) / ours.ms.length);
    costs.product = cpuOf(spent(), ours.ms.length);
    floors.push(rate(least, 201));
    accepted.push(rate(ours, 201));
    ratios.push(rate(ours, 201) / rate(least, 201));
    if (ours.statuses.size > 1) others.push(statusCounts(ours));
  }
  const half = median(accepted) / 2;
  const calm: number[] = [];
  const calmFloor: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const least = await driveOpen({ perSecond: half, forMs }, insert);
    calmFloor.push(percentile(least.ms, 0.99));
    const ours = await driveOpen({ perSecond: half, forMs }, book);
    calm.push(percentile(ours.ms, 0.99));
    if (ours.statuses.size > 1) others.push(statusCounts(ours));
  }
  // The same races at both: all diners want the one table of a start. There are four starts between two of them, so
  // that no party stays into the next.
  const oneTable = await scene.owner(1);
  let oversold = 0;
  let ourOversold = 0;
  for (let race = 0; race < races; race++) {
    const time = startAt(race * 4);
    const request = { restaurantId: owner.restaurantId, time, capacity: 1 };
    const naive = await Promise.all(peers.map((peer) => peer.call('POST', '/naive', request)));
    oversold += sold(naive) - 1;
    const path = `/api/reservations/${oneTable.restaurantId}`;
    const ours = await Promise.all(peers.map(() => scene.byDiner('POST', path, booking(time))));
    ourOversold += sold(ours) - 1;
  }
  console.log(
    `\nCPU of a booking, µs: ${costs.product}; of one at the floor, its server aside: ${costs.floor}`,
  );
  conclude(
    `spread: ${restaurants} restaurants, ${atOnce} diners at once, through gateway, RPC and outbox`,
    rounds,
    {
      'floor: node:http and one insert': {
        'accepted a second': spread(floors, 0),
        'p99 at half of ours (ms)': spread(calmFloor, 0),
      },
      'the product': {
        'accepted a second': spread(accepted, 0),
        'p99 at half of ours (ms)': spread(calm, 0),
        'store operations a booking': spread(operations, 1),
        [`sold too often, ${races} starts of one table`]: ourOversold,
      },
      naive: { [`sold too often, ${races} starts of one table`]: oversold },
    },
    [
      { goal: 'accepted ≥ 0.25 × floor', measured: spread(ratios, 2), holds: median(ratios) >= 0.25 },
      { goal: 'p99 ≤ 50 ms at half of the peak', measured: spread(calm, 0), holds: median(calm) <= 50 },
      {
        goal: 'nothing but 201',
        measured: others.length === 0 ? 'only 201' : others.join('; '),
        holds: others.length === 0,
      },
      { goal: 'exactly one party a table', measured: `${ourOversold} too many`, holds: ourOversold === 0 },
      { goal: 'the naive server overbooks', measured: `${oversold} of ${races}`, holds: oversold > 0 },
    ],
  );
});
