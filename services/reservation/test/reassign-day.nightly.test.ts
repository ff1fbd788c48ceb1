import { floorFromCounts } from '@tablewell/restaurant-rules/floor';
import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { fixedClock, startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import {
  reservationModel,
  type ReservationModel,
  toReservation,
} from '../src/adapters/mongo/reservation-model';
import { MongoDaysToReassign } from '../src/adapters/mongo/days-to-reassign';
import { type ServiceDayModel, serviceDayModel } from '../src/adapters/mongo/service-day-model';
import { type Claim, claimId, dayKey } from '../src/day/claims/claim';
import { reassignDay } from '../src/maintenance/reassign-day';
import { updateLocalTimes } from '../src/maintenance/update-local-times';

const clock = fixedClock('2026-11-20T12:00:00Z');
const date = '2026-12-31';
const nextDate = '2027-01-01';
const start = Date.parse(`${date}T00:00:00Z`);
const hour = 3_600_000;
const floor = floorFromCounts([{ key: 'TwoTop', count: 99, capacity: 2 }]);
let store: TestStore;
let connection: Connection;
let models: { dayModel: ServiceDayModel; reservationModel: ReservationModel };
let parts: { days: MongoDaysToReassign; clock: typeof clock };

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_reservation' });
  models = { dayModel: serviceDayModel(connection), reservationModel: reservationModel(connection) };
  parts = { days: new MongoDaysToReassign(models.dayModel, models.reservationModel, clock, clock), clock };
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
      await models.dayModel.create({
        _id: dayKey(restaurantId, day),
        restaurantId,
        date: day,
        version: 1,
        claims: own,
        touchedAt: clock(),
      });
  }
  await models.reservationModel.collection.insertMany(
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

const house = (restaurantId: string) => reassignDay(parts, restaurantId, date, { floor }, new Set());

async function tablesOf(restaurantId: string): Promise<string[]> {
  const found = await models.reservationModel.find({ restaurantId }).lean();
  return found.map(({ placement }) => placement.tableType);
}

test('tables of a whole day are reassigned by one update of the day, and its reservations in batches', async () => {
  await promise(
    'whole',
    Array.from({ length: 600 }, (_, index) => 8 + (index % 12)),
  );
  const day = jest.spyOn(models.dayModel.collection, 'updateOne');
  const reservations = jest.spyOn(models.reservationModel.collection, 'bulkWrite');
  expect(await house('whole')).toMatchObject({ moved: 600, unfinished: false });
  expect(day).toHaveBeenCalledTimes(1);
  expect(reservations).toHaveBeenCalledTimes(2);
  expect(new Set(await tablesOf('whole'))).toEqual(new Set(['TwoTop']));
  expect(await house('whole')).toMatchObject({ moved: 0, unfinished: false });
  expect(day).toHaveBeenCalledTimes(1);
});

test('reservations that a crash left outdated are updated by the next run', async () => {
  await promise('crashed', [18, 19]);
  jest.spyOn(models.reservationModel.collection, 'bulkWrite').mockRejectedValueOnce(new Error('killed'));
  await expect(house('crashed')).rejects.toThrow('killed');
  expect(await tablesOf('crashed')).toEqual(['', '']);
  expect(await house('crashed')).toMatchObject({ moved: 2 });
  expect(await tablesOf('crashed')).toEqual(['TwoTop', 'TwoTop']);
});

test('a concurrent booking is kept, and the day is reassigned again', async () => {
  await promise('raced', [18]);
  const { collection } = models.dayModel;
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
  const day = await models.dayModel.findById(dayKey('raced', date)).lean();
  expect(day?.claims.map(({ id, tableType }) => [id.split(':')[0], tableType])).toEqual([
    ['raced-party-0', 'TwoTop'],
    ['late', 'TwoTop'],
  ]);
});

test('a party that sits past midnight has the same table on both days, also after a crash between the two', async () => {
  const ids = await promise('midnight', [23.5]);
  const { collection } = models.dayModel;
  const updateOne = collection.updateOne.bind(collection);
  const killed = jest.spyOn(collection, 'updateOne');
  killed.mockImplementationOnce((...given) => updateOne(...given));
  killed.mockRejectedValueOnce(new Error('killed'));
  await expect(house('midnight')).rejects.toThrow('killed');
  const { pastMidnight } = await house('midnight');
  expect([...pastMidnight]).toEqual([claimId(ids[0] ?? '', 1)]);
  await reassignDay(parts, 'midnight', nextDate, { floor }, pastMidnight);
  const days = await models.dayModel.find({ restaurantId: 'midnight' }).lean();
  expect(days.map(({ claims }) => claims.map(({ tableType }) => tableType))).toEqual([
    ['TwoTop'],
    ['TwoTop'],
  ]);
  expect(await tablesOf('midnight')).toEqual(['TwoTop']);
});

test('local times after a zone change are updated after a crash, where they differ', async () => {
  await promise('moved', [18, 19]);
  const show = async () => {
    const found = await models.reservationModel.find({ restaurantId: 'moved' }).lean();
    return updateLocalTimes(
      parts,
      'Asia/Tokyo',
      found.flatMap((document) => toReservation(document) ?? []),
    );
  };
  jest.spyOn(models.reservationModel.collection, 'bulkWrite').mockRejectedValueOnce(new Error('killed'));
  await expect(show()).rejects.toThrow('killed');
  expect(await show()).toBe(2);
  expect(await show()).toBe(0);
  const found = await models.reservationModel.find({ restaurantId: 'moved' }).lean();
  expect(found.map(({ placement }) => [placement.date, placement.minute, placement.dates])).toEqual([
    [nextDate, 3 * 60, [date]],
    [nextDate, 4 * 60, [date]],
  ]);
});
