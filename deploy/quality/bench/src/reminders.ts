// Ten thousand reminders that are due at once, of restaurants with senders of their own: how soon the SMS provider has
// them, whether each sender keeps its pace, and what bookings lose meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { driveClosed, driveOpen, rate, statusCounts } from './load/drive';
import { dueReminders, remindedRestaurants, type Handed, handedSince } from './load/due-reminders';
import { booking, startAt, withScene } from './load/scene';
import { cpuOf, watchCpu } from './report/cpu';
import { median, percentile, spread } from './report/figures';
import { conclude, isFull } from './report/verdict';

const rounds = isFull ? 5 : 2;
const reminders = 10_000;
const restaurants = 200;
/** Segments a second of each sender: 240 a minute, what carriers allow a standard campaign. */
const segmentsPerSecond = 4;
const withinMs = 60_000;
const aloneMs = 20_000;
/** Plans are looked at every five seconds: they are written so long before they are due. */
const aheadMs = 6_000;

const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));

/** The most segments that a sender handed over within a second. */
function busiest(handed: readonly Handed[]): number {
  let most = 0;
  for (const sender of new Set(handed.map(({ from }) => from))) {
    const sorted = handed.filter(({ from }) => from === sender).sort((a, b) => a.at - b.at);
    let first = 0;
    let within = 0;
    for (const { at, segments } of sorted) {
      within += segments;
      while (at - (sorted[first]?.at ?? 0) >= 1_000) within -= sorted[first++]?.segments ?? 0;
      most = Math.max(most, within);
    }
  }
  return most;
}

const env = { SMS_RATE_SERVICE: String(segmentsPerSecond) };
await withScene({ root, env, replicas: { notification: 2 } }, async (scene) => {
  const owner = await scene.owner(50);
  const ids = await remindedRestaurants(scene, owner.restaurantId, restaurants);
  let booked = 0;
  const book = () =>
    scene.byDiner('POST', `/api/reservations/${owner.restaurantId}`, booking(startAt(booked++ % 2_000)));
  const peak = rate(await driveClosed({ atOnce: 64, forMs: 4_000 }, book), 201);
  const perSecond = peak / 2;
  const alone: number[] = [];
  const beside: number[] = [];
  const p99 = { alone: [] as number[], beside: [] as number[] };
  const last: number[] = [];
  const half: number[] = [];
  const paces: number[] = [];
  const counts: number[] = [];
  const others: string[] = [];
  let cost = '';
  for (let round = 0; round < rounds; round++) {
    const calm = await driveOpen({ perSecond, forMs: aloneMs }, book);
    alone.push(rate(calm, 201));
    p99.alone.push(percentile(calm.ms, 0.99));
    const dueAt = new Date(Date.now() + aheadMs);
    const isOurs = await dueReminders(scene, ids, { count: reminders, round, dueAt });
    await sleep(Math.max(0, dueAt.getTime() - Date.now()));
    const spent = watchCpu(scene.stack.processes());
    const busy = await driveOpen({ perSecond, forMs: withinMs / 2 }, book);
    cost = cpuOf(spent(), busy.ms.length);
    beside.push(rate(busy, 201));
    p99.beside.push(percentile(busy.ms, 0.99));
    for (const driven of [calm, busy]) if (driven.statuses.size > 1) others.push(statusCounts(driven));
    const handed = await handedSince(scene, isOurs, {
      count: reminders,
      until: dueAt.getTime() + 2 * withinMs,
    });
    const lateness = handed.map(({ at }) => at - dueAt.getTime());
    counts.push(handed.length);
    last.push(Math.max(...lateness) / 1_000);
    half.push(median(lateness) / 1_000);
    paces.push(busiest(handed));
  }
  const shares = beside.map((each, index) => each / (alone[index] ?? NaN));
  console.log(`\nCPU of a booking with its share of the reminders, µs: ${cost}`);
  conclude(
    `reminders: ${reminders} of ${restaurants} restaurants at once, two processes`,
    rounds,
    {
      alone: {
        'bookings a second': spread(alone, 0),
        'booking p99 (ms)': spread(p99.alone, 0),
      },
      'beside reminders': {
        'bookings a second': spread(beside, 0),
        'booking p99 (ms)': spread(p99.beside, 0),
        'half handed over after (s)': spread(half, 1),
        'all handed over after (s)': spread(last, 1),
        'segments of one sender in its busiest second': spread(paces, 0),
      },
    },
    [
      { goal: 'all within a minute', measured: spread(last, 1), holds: median(last) <= withinMs / 1_000 },
      {
        goal: `each once, ${reminders} a round`,
        measured: spread(counts, 0),
        holds: counts.every((count) => count === reminders),
      },
      {
        // A text that begins within the second may end after it.
        goal: `at most ${segmentsPerSecond} segments a second and sender, and those of one text`,
        measured: spread(paces, 0),
        holds: paces.every((pace) => pace <= segmentsPerSecond + 2),
      },
      { goal: 'bookings ≥ 0.9 × alone', measured: spread(shares, 2), holds: median(shares) >= 0.9 },
      {
        goal: 'nothing but 201',
        measured: others.length === 0 ? 'only 201' : others.join('; '),
        holds: others.length === 0,
      },
    ],
  );
});
