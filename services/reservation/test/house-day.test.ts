import { connectMongo, ensureIndexes } from '@tablewell/chassis';
import { fixedClock, startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { houseDay } from '../src/adapters/jobs/house-day';
import { showLocalTimes } from '../src/adapters/jobs/show-local-times';
import { reservationModel, toReservation } from '../src/adapters/mongo/reservation-model';
import { serviceDayModel } from '../src/adapters/mongo/service-day-model';
import { type Claim, claimId, dayKey } from '../src/domain/service-day';

const clock = fixedClock('2026-11-20T12:00:00Z');
const date = '2026-12-31';
const nextDate = '2027-01-01';
const start = Date.parse(`${date}T00:00:00Z`);
const hour = 3_600_000;
const tables = [{ key: 'TwoTop', count: 99, capacity: 2 }];
let store: TestStore;
let connection: Connection;
let parts: Parameters<typeof houseDay>[0];

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_reservation' });
  parts = { dayModel: serviceDayModel(connection), reservationModel: reservationModel(connection), clock };
  await ensureIndexes(connection);
});
afterAll(async () => {
  await connection?.close();
  await store?.stop();
});
afterEach(() => jest.restoreAllMocks());

/** Parties that were promised seats while there were no tables. */
async function promise(restaurantId: string, hours: readonly number[]): Promise<string[]> {
  const ids = hours.map((_, index) => `${restaurantId}-party-${index}`);
  const datesOf = (from: number) => (from + 1.5 > 24 ? [date, nextDate] : [date]);
  const claims = hours.map((from, index): Claim => ({
    id: claimId(ids[index] ?? '', 1),
    tableType: '',
    partySize: 2,
    from: start + from * hour,
    until: start + (from + 1.5) * hour,
    madeAt: index,
  }));
  for (const day of [date, nextDate]) {
    const own = claims.filter((_, index) => datesOf(hours[index] ?? 0).includes(day));
    if (own.length > 0)
      await parts.dayModel.create({
        _id: dayKey(restaurantId, day),
        restaurantId,
        date: day,
        version: 1,
        claims: own,
        touchedAt: clock(),
      });
  }
  await parts.reservationModel.collection.insertMany(
    claims.map(({ from, until }, index) => ({
      _id: ids[index] as never,
      restaurantId,
      version: 1,
      claimVersion: 1,
      status: 'active',
      partySize: 2,
      placement: { date, minute: 0, tableType: '', from, until, dates: datesOf(hours[index] ?? 0) },
    })),
  );
  return ids;
}

const house = (restaurantId: string) => houseDay(parts, restaurantId, date, tables, new Set());

async function tablesOf(restaurantId: string): Promise<string[]> {
  const found = await parts.reservationModel.find({ restaurantId }).lean();
  return found.map(({ placement }) => placement.tableType);
}

test('a whole day is given its tables by one update of the day, and the reservations follow in batches', async () => {
  await promise(
    'whole',
    Array.from({ length: 600 }, (_, index) => 8 + (index % 12)),
  );
  const day = jest.spyOn(parts.dayModel.collection, 'updateOne');
  const reservations = jest.spyOn(parts.reservationModel.collection, 'bulkWrite');
  expect(await house('whole')).toMatchObject({ moved: 600, unfinished: false });
  expect(day).toHaveBeenCalledTimes(1);
  expect(reservations).toHaveBeenCalledTimes(2);
  expect(new Set(await tablesOf('whole'))).toEqual(new Set(['TwoTop']));
  expect(await house('whole')).toMatchObject({ moved: 0, unfinished: false });
  expect(day).toHaveBeenCalledTimes(1);
});

test('reservations that a crash left behind their day follow it the next time', async () => {
  await promise('crashed', [18, 19]);
  jest.spyOn(parts.reservationModel.collection, 'bulkWrite').mockRejectedValueOnce(new Error('killed'));
  await expect(house('crashed')).rejects.toThrow('killed');
  expect(await tablesOf('crashed')).toEqual(['', '']);
  expect(await house('crashed')).toMatchObject({ moved: 2 });
  expect(await tablesOf('crashed')).toEqual(['TwoTop', 'TwoTop']);
});

test('a day that somebody books on meanwhile is decided on again, and keeps that booking', async () => {
  await promise('raced', [18]);
  const { collection } = parts.dayModel;
  const updateOne = collection.updateOne.bind(collection);
  jest.spyOn(collection, 'updateOne').mockImplementationOnce(async (...given) => {
    const late = {
      id: 'late:1',
      tableType: '',
      partySize: 2,
      from: start + 18 * hour,
      until: start + 20 * hour,
    };
    await updateOne(
      { _id: dayKey('raced', date) as never },
      { $push: { claims: { ...late, madeAt: 1 } } as never, $inc: { version: 1 } },
    );
    return updateOne(...given);
  });
  expect(await house('raced')).toMatchObject({ unfinished: false });
  const day = await parts.dayModel.findById(dayKey('raced', date)).lean();
  expect(day?.claims.map(({ id, tableType }) => [id.split(':')[0], tableType])).toEqual([
    ['raced-party-0', 'TwoTop'],
    ['late', 'TwoTop'],
  ]);
});

test('a party that sits past midnight has the same table on both days, also after a crash between the two', async () => {
  const ids = await promise('midnight', [23.5]);
  const { collection } = parts.dayModel;
  const updateOne = collection.updateOne.bind(collection);
  const killed = jest.spyOn(collection, 'updateOne');
  killed.mockImplementationOnce((...given) => updateOne(...given));
  killed.mockRejectedValueOnce(new Error('killed'));
  await expect(house('midnight')).rejects.toThrow('killed');
  const { pastMidnight } = await house('midnight');
  expect([...pastMidnight]).toEqual([claimId(ids[0] ?? '', 1)]);
  await houseDay(parts, 'midnight', nextDate, tables, pastMidnight);
  const days = await parts.dayModel.find({ restaurantId: 'midnight' }).lean();
  expect(days.map(({ claims }) => claims.map(({ tableType }) => tableType))).toEqual([
    ['TwoTop'],
    ['TwoTop'],
  ]);
  expect(await tablesOf('midnight')).toEqual(['TwoTop']);
});

test('local times after a change of the zone are written down again after a crash, and only where they differ', async () => {
  await promise('moved', [18, 19]);
  const show = async () => {
    const found = await parts.reservationModel.find({ restaurantId: 'moved' }).lean();
    return showLocalTimes(
      parts,
      'Asia/Tokyo',
      found.flatMap((document) => toReservation(document) ?? []),
    );
  };
  jest.spyOn(parts.reservationModel.collection, 'bulkWrite').mockRejectedValueOnce(new Error('killed'));
  await expect(show()).rejects.toThrow('killed');
  expect(await show()).toBe(2);
  expect(await show()).toBe(0);
  const found = await parts.reservationModel.find({ restaurantId: 'moved' }).lean();
  expect(found.map(({ placement }) => [placement.date, placement.minute, placement.dates])).toEqual([
    [nextDate, 3 * 60, [date]],
    [nextDate, 4 * 60, [date]],
  ]);
});
