import { connectMongo, ensureIndexes, silentLogger } from '@tablewell/chassis';
import { eventually, fixedClock, startTestStore, type TestStore } from '@tablewell/chassis/testing';
import { createHouseParties } from '../src/adapters/jobs/house-parties';
import { createSweep } from '../src/adapters/jobs/sweep';
import { bookingMonthModel } from '../src/adapters/mongo/booking-month-model';
import { MongoBookingMonths } from '../src/adapters/mongo/booking-months';
import { MongoDailyCounts } from '../src/adapters/mongo/daily-counts';
import { MongoEntitlements } from '../src/adapters/mongo/entitlements';
import { reservationModel } from '../src/adapters/mongo/reservation-model';
import { MongoReservations } from '../src/adapters/mongo/reservations';
import { MongoRestaurantRules } from '../src/adapters/mongo/restaurant-rules';
import { serviceDayModel } from '../src/adapters/mongo/service-day-model';
import { MongoServiceDays } from '../src/adapters/mongo/service-days';
import type { RestaurantRules } from '../src/domain/restaurant-rules';
import { dayKey } from '../src/domain/service-day';

const clock = fixedClock('2026-11-20T12:00:00Z');
const date = '2026-12-05';
const minute = 60_000;
let store: TestStore;
let one: Awaited<ReturnType<typeof openProcess>>;
let two: typeof one;

/** One process's jobs. */
async function openProcess() {
  const connection = await connectMongo({ url: store.url, database: 'tablewell_reservation' });
  const dayModel = serviceDayModel(connection);
  const model = reservationModel(connection);
  const monthModel = bookingMonthModel(connection);
  const reservations = new MongoReservations(model, () => {}, new MongoDailyCounts(connection));
  const days = new MongoServiceDays(dayModel, clock);
  const restaurants = new MongoRestaurantRules(connection, new MongoEntitlements(connection));
  await ensureIndexes(connection);
  const common = { clock, logger: silentLogger, dayModel, reservationModel: model, reservations };
  const places = new MongoBookingMonths(monthModel, model, clock);
  const sweep = createSweep({ ...common, monthModel, days, places });
  return {
    connection,
    dayModel,
    days,
    restaurants,
    sweep,
    house: createHouseParties({ ...common, restaurants }),
  };
}

beforeAll(async () => {
  store = await startTestStore();
  one = await openProcess();
  two = await openProcess();
});
afterAll(async () => {
  await one?.connection.close();
  await two?.connection.close();
  await store?.stop();
});
afterEach(() => jest.restoreAllMocks());

/** A day with one claim that no reservation stands behind. */
const day = (restaurantId: string, madeAt: number) => ({
  _id: dayKey(restaurantId, date),
  restaurantId,
  date,
  version: 1,
  claims: [{ id: `${restaurantId}-party:1`, tableType: '', partySize: 2, from: 0, until: minute, madeAt }],
  dirty: true,
  touchedAt: clock(),
});
const insertDays = (days: object[]) => one.dayModel.collection.insertMany(days as never[]);

test('two processes share the days to be swept, and look at none twice', async () => {
  await insertDays(Array.from({ length: 40 }, (_, index) => day(`shared-${index}`, clock().getTime())));
  clock.advance(minute);
  const releases = [one, two].map(({ days }) => jest.spyOn(days, 'release'));
  await Promise.all([one.sweep(), two.sweep()]);
  const [first = [], second = []] = releases.map(({ mock }) =>
    mock.calls.map(([restaurantId]) => restaurantId),
  );
  expect(first.length).toBeGreaterThan(0);
  expect(second.length).toBeGreaterThan(0);
  expect(new Set([...first, ...second]).size).toBe(40);
  expect(first.length + second.length).toBe(40);
  const left = await one.dayModel.find({ restaurantId: /^shared-/ }).lean();
  expect(left.flatMap(({ claims }) => claims)).toEqual([]);
});

test('a day that waits is swept, however many others are booked on all the time', async () => {
  await one.dayModel.collection.deleteMany({});
  await insertDays(
    Array.from({ length: 250 }, (_, index) => day(`hot-${index}`, clock().getTime() + 3_600_000)),
  );
  await insertDays([day('waiting', clock().getTime() - minute)]);
  for (let run = 0; run < 2; run++) {
    clock.advance(20_000);
    await one.dayModel.collection.updateMany(
      { restaurantId: /^hot-/ },
      { $set: { dirty: true, touchedAt: clock() } },
    );
    await one.sweep();
  }
  expect((await one.dayModel.findById(dayKey('waiting', date)).lean())?.claims).toEqual([]);
});

test('what a process had taken when it died is taken by another', async () => {
  await one.dayModel.collection.deleteMany({});
  await insertDays([day('died', clock().getTime() - minute)]);
  const released = jest.spyOn(one.days, 'release').mockImplementation(() => new Promise(() => {}));
  void one.sweep();
  await eventually(() => expect(released).toHaveBeenCalled());
  await two.sweep();
  expect((await two.dayModel.findById(dayKey('died', date)).lean())?.claims).toHaveLength(1);
  clock.advance(20_000);
  await two.sweep();
  expect((await two.dayModel.findById(dayKey('died', date)).lean())?.claims).toEqual([]);
});

test('two processes share the restaurants whose settings changed, and take new settings up at once', async () => {
  const rules = (id: string, version: number): RestaurantRules => ({
    id,
    version,
    ownerId: '',
    name: 'Trattoria',
    phoneNumber: '',
    timezone: 'UTC',
    seatingMinutes: 90,
    periods: [],
    closures: { weekly: [], special: [] },
    tables: [{ key: 'TwoTop', count: 1, capacity: 2 }],
  });
  for (let index = 0; index < 6; index++) await one.restaurants.put(rules(`changed-${index}`, 1), clock());
  const takenIn = async ({ restaurants }: typeof one) => {
    const taken: string[] = [];
    for await (const { id } of restaurants.toHouse(20, clock)) taken.push(id);
    return taken;
  };
  const [first, second] = await Promise.all([takenIn(one), takenIn(two)]);
  expect([...first, ...second].sort()).toEqual(Array.from({ length: 6 }, (_, index) => `changed-${index}`));
  expect(await takenIn(one)).toEqual([]);
  await two.restaurants.put(rules('changed-3', 2), clock());
  expect(await takenIn(one)).toEqual(['changed-3']);
  clock.advance(2 * minute);
  await one.house();
  clock.advance(2 * minute);
  expect(await takenIn(two)).toEqual([]);
});
