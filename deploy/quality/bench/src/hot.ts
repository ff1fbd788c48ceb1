// One start that all diners want: how many answers a second it gives, accepted and refused, against a bare server that
// does one durable insert each; that exactly the capacity is sold; and the store operations of a refusal.
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { driveClosed, rate, statusCounts } from './load/drive';
import { booking, startAt, withScene } from './load/scene';
import { cpuOf, watchCpu } from './report/cpu';
import { median, percentile, spread } from './report/figures';
import { conclude, isFull } from './report/verdict';

const rounds = isFull ? 7 : 3;
const forMs = isFull ? 8_000 : 3_000;
const atOnce = 64;
const tables = 50;
const quietMs = 2_000;

// Built to deploy/quality/bench/dist/hot.js.
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));

await withScene({ root, connections: atOnce }, async (scene) => {
  const { restaurantId } = await scene.owner(tables);
  const path = `/api/reservations/${restaurantId}`;
  const peers = Array.from({ length: atOnce }, () => scene.caller(scene.peers.origin));
  const floors: number[] = [];
  const answers: number[] = [];
  const ratios: number[] = [];
  const operations: number[] = [];
  const latencies: number[] = [];
  const wrong: string[] = [];
  let cost = '';
  for (let round = 0; round < rounds; round++) {
    const body = booking(startAt(round));
    const least = await driveClosed(
      { atOnce, forMs },
      (index) => peers[index % atOnce]?.call('POST', '/floor', body) ?? Promise.reject(),
    );
    const rush = await driveClosed({ atOnce, forMs }, () => scene.byDiner('POST', path, body));
    const ours = rate(rush, 201, 409);
    floors.push(rate(least, 201));
    answers.push(ours);
    ratios.push(ours / rate(least, 201));
    latencies.push(percentile(rush.ms, 0.99));
    if (
      rush.statuses.get(201) !== tables ||
      [...rush.statuses.keys()].some((code) => code !== 201 && code !== 409)
    )
      wrong.push(statusCounts(rush));
    // The start is full, so requests are only refused now. The store's commands from background jobs are subtracted.
    await sleep(quietMs);
    const idleFrom = [await scene.operations(), performance.now()] as const;
    await sleep(quietMs);
    const idle = ((await scene.operations()) - idleFrom[0]) / (performance.now() - idleFrom[1]);
    const before = await scene.operations();
    const spent = watchCpu(scene.stack.processes());
    const refused = await driveClosed({ atOnce, forMs: forMs / 2 }, () => scene.byDiner('POST', path, body));
    cost = cpuOf(spent(), refused.ms.length);
    const spentOperations = (await scene.operations()) - before - idle * refused.seconds * 1_000;
    operations.push(spentOperations / refused.ms.length);
  }
  console.log(`\nCPU of a refusal, µs: ${cost}`);
  conclude(
    `hot: one start with ${tables} tables, ${atOnce} diners at once, through the gateway`,
    rounds,
    {
      'floor: node:http and one insert': { 'answers a second': spread(floors, 0) },
      'the hot start': {
        'answers a second': spread(answers, 0),
        'p99 (ms)': spread(latencies, 0),
        'store operations a refusal': spread(operations, 2),
      },
    },
    [
      { goal: 'answers ≥ 0.4 × floor', measured: spread(ratios, 2), holds: median(ratios) >= 0.4 },
      {
        goal: 'filled exactly, and every refusal is a 409',
        measured: wrong.length === 0 ? `${rounds} of ${rounds} starts` : wrong.join('; '),
        holds: wrong.length === 0,
      },
      {
        goal: '≤ 1.2 store operations a refusal',
        measured: spread(operations, 2),
        holds: median(operations) <= 1.2,
      },
    ],
  );
});
