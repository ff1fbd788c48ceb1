// Whether the dashboard of a restaurant with a hundred thousand reservations is as fast as with ten thousand: a month
// by date against a bare find in the same store with JSON.stringify, alternating, and in Chromium the time until the tabs
// show and the long tasks of the page.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectMongo } from '@tablewell/chassis/mongo';
import { chromium } from 'playwright-core';
import { takeBusyTime, recordBusyTime } from './dashboard/long-tasks';
import { signIn } from './dashboard/owner';
import { storeReservations } from '../../proofs/src/load/stored-reservations';
import { dayAhead } from '../../proofs/src/product/final-state';
import { startProduct } from './page/processes';
import { median, spread } from './report/figures';

const rounds = 15;
const sizes = [10_000, 100_000] as const;

// Built to deploy/quality/bench/dist/dashboard.js.
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const range = { start: dayAhead(40), end: dayAhead(70) };

const product = await startProduct(root);
const { processes } = JSON.parse(readFileSync(join(product.dataDir, 'run.json'), 'utf8')) as {
  processes: { name: string; port: number }[];
};
const store = processes.find(({ name }) => name === 'mongodb')?.port;
const connection = await connectMongo({
  url: `mongodb://127.0.0.1:${store}/?directConnection=true`,
  database: 'tablewell_reservation',
});
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** Milliseconds of each round. */
interface Cost {
  month: number[];
  bare: number[];
  sources: number[];
}

/** The duration of a call in ms, and its result. */
async function timed<Answer>(what: () => Promise<Answer>): Promise<{ ms: number; answer: Answer }> {
  const start = performance.now();
  const answer = await what();
  return { ms: performance.now() - start, answer };
}

try {
  const owner = await signIn(product.origin, product.signIn);
  const { restaurantId } = owner;
  const month = () =>
    owner.call<unknown[]>(
      'GET',
      `/api/reservations/${restaurantId}/by-date?startDate=${range.start}&endDate=${range.end}`,
    );
  const bare = async () => {
    const until = Date.parse(`${range.end}T00:00:00Z`) + 86_400_000;
    const found = await connection
      .collection('reservations')
      .find({ restaurantId, startsAt: { $gte: new Date(`${range.start}T00:00:00Z`), $lt: new Date(until) } })
      .sort({ startsAt: 1 })
      .toArray();
    return JSON.stringify(found);
  };
  const sources = () => owner.call('GET', `/api/dashboard/reservation-sources/${restaurantId}`);

  const costs = new Map<number, Cost>();
  const costAt = (size: number): Cost => costs.get(size) ?? { month: [], bare: [], sources: [] };
  const shown: Record<string, Record<string, string | number>> = {};
  let longest = 0;
  let seeded = 0;
  for (const size of sizes) {
    await storeReservations(connection, restaurantId, seeded, size);
    seeded = size;
    const cost: Cost = { month: [], bare: [], sources: [] };
    for (let round = -3; round < rounds; round++) {
      const [api, raw] = [await timed(month), await timed(bare)];
      if (round < 0) continue;
      cost.month.push(api.ms);
      cost.bare.push(raw.ms);
      // A refusal because of a timeout is a figure, too: the overview then shows the rest.
      if (round % 5 === 0)
        cost.sources.push(
          await timed(sources).then(
            ({ ms }) => ms,
            () => Infinity,
          ),
        );
    }
    costs.set(size, cost);

    const page = await owner.open(browser, '/dashboard?tab=guests');
    await page.getByRole('heading', { level: 1, name: 'Guests' }).waitFor();
    await page.evaluate(recordBusyTime);
    const steps: [what: string, press: () => Promise<unknown>, seen: () => Promise<unknown>][] = [
      [
        'overview',
        () => page.getByRole('tab', { name: 'Overview' }).click(),
        async () => {
          await page.getByRole('region', { name: 'This Month' }).getByText('Cancel Rate').waitFor();
          await page.getByRole('button', { name: /^7:00 PM/ }).waitFor();
        },
      ],
      [
        'a month of the overview',
        () => page.getByRole('button', { name: 'Next month' }).click(),
        () => page.getByRole('region', { name: 'Next Month' }).getByText('Cancel Rate').waitFor(),
      ],
      [
        'reservations of a month',
        async () => {
          await page.getByRole('tab', { name: 'Reservations' }).click();
          await page.getByRole('button', { name: 'This Month' }).click();
          await page.getByRole('button', { name: 'Next', exact: true }).click();
        },
        () => page.getByRole('listitem').nth(2_000).waitFor(),
      ],
    ];
    for (const [what, press, seen] of steps) {
      await takeBusyTime(page);
      const { ms } = await timed(async () => {
        await press();
        await seen();
      });
      const { longTasks } = await takeBusyTime(page);
      longest = Math.max(longest, ...longTasks);
      shown[`${what}, of ${size.toLocaleString('en-US')}`] = {
        'to show (ms)': Math.round(ms),
        'longest task (ms)': longTasks.length > 0 ? Math.round(Math.max(...longTasks)) : 'under 50',
      };
    }
    await page.context().close();
  }

  const [few, many] = [costAt(sizes[0]), costAt(sizes[1])];
  const toBare = median(many.month) / median(many.bare);
  const growth = median(many.month) / median(few.month);
  const held = (await month()).length;
  console.log(
    `node ${process.version}, Chromium ${browser.version()}, ${rounds} rounds ABAB, median (min–max); ` +
      `a month from ${range.start} of ${held} reservations`,
  );
  console.table({
    'month by date (ms)': {
      '10,000': spread(few.month, 1),
      '100,000': spread(many.month, 1),
    },
    'bare find and stringify (ms)': {
      '10,000': spread(few.bare, 1),
      '100,000': spread(many.bare, 1),
    },
    'reservation sources (ms)': {
      '10,000': spread(few.sources, 1),
      '100,000': spread(many.sources, 1),
    },
  });
  console.table(shown);
  const goals: [goal: string, holds: boolean][] = [
    [`a month ≤ 2.5 × bare: ${toBare.toFixed(2)}`, toBare <= 2.5],
    [`at 100,000 ≤ 1.3 × at 10,000: ${growth.toFixed(2)}`, growth <= 1.3],
  ];
  for (const [goal, holds] of goals) console.log(`${goal}: ${holds ? 'holds' : 'MISSED'}`);
  console.log(`longest task of all: ${Math.round(longest)} ms`);
  if (goals.some(([, holds]) => !holds)) process.exitCode = 1;
} finally {
  await connection.close();
  await browser.close();
  await product.stop();
}
