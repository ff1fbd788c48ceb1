// Ten thousand guests in batches of 25, as the dashboard sends them: the time of a batch and of all, against as many
// bare durable inserts; that a second import creates no guest; and that one whose service was killed midway ends with
// each guest once.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner } from '../../proofs/src/product/owner';
import { withScene } from './load/scene';
import { median, percentile, spread } from './report/figures';
import { conclude } from './report/verdict';

const rounds = 3;
const guests = 10_000;
/** As the dashboard sends them (SCREEN-6). */
const batchSize = 25;

interface Summary {
  readonly created: number;
  readonly failed: number;
}

const rowsOf = (round: number) =>
  Array.from({ length: guests }, (_, index) => ({
    name: `Guest ${round} ${index}`,
    phoneNumber: `+1202${String(5_000_000 + index)}`,
    visits: index % 9,
    lastVisit: '2026-10-02',
  }));

// Built to deploy/quality/bench/dist/import.js.
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));

await withScene({ root, connections: 4 }, async (scene) => {
  /** Sends batch after batch, each until it succeeds; returns how long each took, and how many guests were new. */
  const bringIn = async (owner: Owner, rows: readonly unknown[], onBatch?: (sent: number) => void) => {
    const ms: number[] = [];
    let created = 0;
    for (let start = 0; start < rows.length; start += batchSize) {
      onBatch?.(start);
      const body = { guests: rows.slice(start, start + batchSize) };
      for (;;) {
        const began = performance.now();
        const answer = await owner.caller
          .call('POST', `/api/guests/${owner.restaurantId}/import`, body)
          .catch(() => undefined);
        if (answer?.status === 200) {
          ms.push(performance.now() - began);
          created += (answer.body as Summary).created;
          break;
        }
        if (answer && answer.status < 500 && answer.status !== 429) throw new Error(answer.text);
        await sleep(100);
      }
    }
    return { ms, created };
  };
  const stored = (restaurantId: string) =>
    scene.store.db('tablewell_guest').collection('guests').countDocuments({ restaurantId });
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0) / 1_000;

  const bare: number[] = [];
  const total: number[] = [];
  const batches: number[] = [];
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const rows = rowsOf(round);
    const into = scene.store.db('bench_peers').collection('guests');
    const began = performance.now();
    for (let start = 0; start < guests; start += batchSize)
      await into.insertMany(rows.slice(start, start + batchSize).map((row) => ({ ...row })));
    bare.push((performance.now() - began) / 1_000);
    const owner = await scene.owner(10);
    const first = await bringIn(owner, rows);
    total.push(sum(first.ms));
    batches.push(percentile(first.ms, 0.99));
    if (first.created !== guests) wrong.push(`${first.created} made of ${guests}`);
    if (round > 0) continue;
    const again = await bringIn(owner, rows);
    if (again.created !== 0) wrong.push(`${again.created} made again`);
    if ((await stored(owner.restaurantId)) !== guests)
      wrong.push('the second import left others than the first');
  }
  const cut = await scene.owner(10);
  await bringIn(cut, rowsOf(rounds), (sent) => {
    if (sent === guests / 2) scene.stack.kill('guest');
  });
  const afterKill = await stored(cut.restaurantId);
  conclude(
    `import: ${guests} guests in batches of ${batchSize}`,
    rounds,
    {
      'bare insertMany': { 'total (s)': spread(bare, 1) },
      'the product': { 'total (s)': spread(total, 1), 'a batch, p99 (ms)': spread(batches, 0) },
      'guest service killed midway': { guests: afterKill },
    },
    [
      { goal: 'a batch p99 ≤ 40 ms', measured: spread(batches, 0), holds: median(batches) <= 40 },
      { goal: 'altogether ≤ 8 s', measured: spread(total, 1), holds: median(total) <= 8 },
      {
        goal: 'all made once, none again',
        measured: wrong.length === 0 ? 'so it is' : wrong.join('; '),
        holds: wrong.length === 0,
      },
      {
        goal: 'killed midway and sent on: no guest twice, none lost',
        measured: `${afterKill} of ${guests}`,
        holds: afterKill === guests,
      },
    ],
  );
});
