// The free times of a date, as a diner's page reads them, against a bare server that sends the same bytes; the latency
// at a low rate; and that no process shows a start as free more than a second after it filled.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { need } from '../../proofs/src/product/caller';
import { driveClosed, driveOpen, rate } from './load/drive';
import { booking, startAt, withScene } from './load/scene';
import { median, percentile, spread } from './report/figures';
import { conclude, isFull } from './report/verdict';

const rounds = isFull ? 7 : 3;
const forMs = isFull ? 6_000 : 3_000;
const atOnce = 32;
const fills = isFull ? 40 : 10;
const tables = 10;
const staleAfterMs = 1_000;

interface Times {
  readonly times: readonly { readonly time: string; readonly available: boolean }[];
}

// Built to deploy/quality/bench/dist/availability.js.
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));

await withScene({ root, replicas: { reservation: 2 }, connections: 96 }, async (scene) => {
  const { restaurantId } = await scene.owner(tables);
  const diners = Array.from({ length: atOnce }, () => scene.caller());
  const peers = diners.map(() => scene.caller(scene.peers.origin));
  const who = <One>(all: readonly One[], index: number): One => all[index % all.length] as One;
  const pathOf = (date: string) =>
    `/api/restaurant/public/${restaurantId}/availability?date=${date}&guests=2`;
  const read = (index: number) =>
    who(diners, index).call('GET', pathOf(startAt((index % 30) * 40).slice(0, 10)));

  const { text } = need(await read(0), 200);
  need(await who(peers, 0).call('PUT', '/bare', JSON.parse(text)), 200);
  const bare: number[] = [];
  const ours: number[] = [];
  const ratios: number[] = [];
  const calm: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const least = await driveClosed({ atOnce, forMs }, (index) => who(peers, index).call('GET', '/bare'));
    const product = await driveClosed({ atOnce, forMs }, read);
    bare.push(rate(least, 200));
    ours.push(rate(product, 200));
    ratios.push(rate(product, 200) / rate(least, 200));
    const quiet = await driveOpen({ perSecond: rate(product, 200) / 4, forMs }, read);
    calm.push(percentile(quiet.ms, 0.99));
  }

  // Pages keep reading while a start fills up: each answer records when it was requested and what it showed.
  let longestMs = 0;
  let seen = 0;
  for (let fill = 0; fill < fills; fill++) {
    const start = startAt(fill, 40);
    const [date = '', clock = ''] = start.split('T');
    const shown: { askedAt: number; free: boolean }[] = [];
    let over = false;
    const pages = diners.slice(0, 8).map(async (diner) => {
      while (!over) {
        const askedAt = performance.now();
        const answer = await diner.call('GET', pathOf(date));
        const time = (answer.body as Times).times?.find((one) => one.time === clock);
        if (answer.status === 200 && time) shown.push({ askedAt, free: time.available });
        await sleep(10);
      }
    });
    await Promise.all(
      Array.from({ length: tables }, () =>
        scene.byDiner('POST', `/api/reservations/${restaurantId}`, booking(start)),
      ),
    );
    const filledAt = performance.now();
    await sleep(staleAfterMs + 300);
    over = true;
    await Promise.all(pages);
    seen += shown.length;
    for (const { askedAt, free } of shown) if (free) longestMs = Math.max(longestMs, askedAt - filledAt);
    if (!shown.some(({ askedAt, free }) => !free && askedAt > filledAt)) longestMs = Infinity;
  }
  conclude(
    `availability: ${atOnce} pages at once, two reservation processes`,
    rounds,
    {
      'bare GET of the same bytes': { 'a second': spread(bare, 0) },
      'the product': { 'a second': spread(ours, 0), 'p99 at a quarter of that (ms)': spread(calm, 1) },
      [`${fills} starts that fill up, ${seen} reads`]: {
        'shown free after it filled, longest (ms)': Math.round(longestMs),
      },
    },
    [
      { goal: '≥ 0.3 × bare GET', measured: spread(ratios, 2), holds: median(ratios) >= 0.3 },
      { goal: 'p99 ≤ 20 ms', measured: spread(calm, 1), holds: median(calm) <= 20 },
      {
        goal: 'never free more than 1 s after it filled',
        measured: `${Math.round(longestMs)} ms`,
        holds: longestMs <= staleAfterMs,
      },
    ],
  );
});
