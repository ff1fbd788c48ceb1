import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { connectMongo } from '@tablewell/chassis/mongo';
import { startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { MongoDailyCounts } from '../../../services/reservation/src/adapters/mongo/daily-counts';
import { MongoDemand } from '../../../services/reservation/src/adapters/mongo/demand';
import { MongoEntitlements } from '../../../services/reservation/src/adapters/mongo/entitlements';
import { MongoLayoutFloors } from '../../../services/reservation/src/adapters/mongo/layout-floors';
import { MongoReportCounts } from '../../../services/reservation/src/adapters/mongo/report-counts';
import { reservationModel } from '../../../services/reservation/src/adapters/mongo/reservation-model';
import { MongoReservations } from '../../../services/reservation/src/adapters/mongo/reservations';
import { MongoRestaurantRules } from '../../../services/reservation/src/adapters/mongo/restaurant-rules';
import { testPublished } from '../../../services/reservation/src/testing/test-restaurant';
import { type History, writeHistory } from '../src/demo-history';

// The past is written by the reservation service's own code, and read back by it.

const today = '2026-11-26';
const restaurant = testPublished({
  name: 'Osteria Lume',
  timezone: 'Europe/Rome',
  periods: [
    {
      id: 'all',
      name: 'All day',
      opensAt: 480,
      closesAt: 1410,
      intervalMinutes: 30,
      daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
    },
  ],
  tables: [
    { key: 'TwoTop', count: 4, capacity: 2 },
    { key: 'SixTop', count: 3, capacity: 6 },
  ],
});

let store: TestStore;
let connection: Connection;
let history: History;

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_reservation' });
  const rules = new MongoRestaurantRules(
    connection,
    new MongoEntitlements(connection),
    new MongoLayoutFloors(connection),
  );
  await reservationModel(connection).createIndexes();
  await rules.put(restaurant, { layoutId: '', layoutVersion: 0 }, new Date());
  const env = { ...process.env, CALLS: JSON.stringify([['historyOf', 'r1', today]]) };
  const printed = execFileSync(process.execPath, [join(__dirname, 'fixtures/evenings.mjs')], {
    env,
    maxBuffer: 1e8,
  });
  [history] = JSON.parse(printed.toString()) as [History];
  await writeHistory(history, store.url);
});
afterAll(async () => {
  await connection.close();
  await store.stop();
});

const reservations = () =>
  new MongoReservations(reservationModel(connection), () => undefined, new MongoDailyCounts(connection));
const recent = async () =>
  reservations().evening('r1', Date.parse('2026-10-28T00:00:00Z'), Date.parse(`${today}T00:00:00Z`), 5_000);

test('four weeks of parties came, walked in, canceled or did not come, at tables of their own', async () => {
  const all = await recent();
  expect(new Set(all.map(({ placement }) => placement.date)).size).toBe(28);
  expect(new Set(all.map(({ status, progress }) => progress ?? status))).toEqual(
    new Set(['finished', 'no-show', 'canceled']),
  );
  expect(all.some(({ walkIn }) => walkIn)).toBe(true);
  for (const { progress, seating, steps, createdAt, placement } of all) {
    expect(createdAt.getTime()).toBeLessThanOrEqual(placement.from);
    if (progress === 'finished') expect([seating?.from, steps?.length]).toEqual([placement.from, 2]);
  }
});

test('months before them are counted, for reports too, and parties were turned away', async () => {
  const documents = reservationModel(connection);
  const reports = new MongoReportCounts(connection, documents, new MongoDailyCounts(connection));
  const range = ['2026-07-29', '2026-10-27'] as const;
  const { dates, withoutCounts } = await reports.between('r1', range, '2026-10-28', new Set(['stays']));
  expect([withoutCounts, dates.some(({ stays }) => stays.length > 0)]).toEqual([0, true]);
  const counted = await reservations().countByDate('r1', '2026-07-29', '2026-10-28', 300);
  expect(counted.length).toBe(92);
  expect(counted[0]?.covers).toBeGreaterThan(0);
  const sources = await reservations().countBySource('r1');
  expect(sources.map(({ source }) => source)).toEqual(
    expect.arrayContaining(['direct', 'google.com', 'walk-in']),
  );
  const unmet = await new MongoDemand(connection).between('r1', '2026-10-29', today);
  expect(unmet.length).toBeGreaterThan(0);
});

test('writing it again adds nothing', async () => {
  const before = [
    (await recent()).length,
    await new MongoDemand(connection).between('r1', '2026-10-29', today),
  ];
  await writeHistory(history, store.url);
  expect([
    (await recent()).length,
    await new MongoDemand(connection).between('r1', '2026-10-29', today),
  ]).toEqual(before);
});
