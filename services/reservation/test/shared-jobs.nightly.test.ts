import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { silentLogger } from '@tablewell/chassis/ops';
import { eventually, fixedClock, startTestStore, type TestStore } from '@tablewell/chassis/testing';
import { bookingMonthModel } from '../src/adapters/mongo/booking-month-model';
import { MongoBookingMonths } from '../src/adapters/mongo/booking-months';
import { MongoDailyCounts } from '../src/adapters/mongo/daily-counts';
import { MongoLayoutFloors } from '../src/adapters/mongo/layout-floors';
import { MongoEntitlements } from '../src/adapters/mongo/entitlements';
import { MongoLeftovers } from '../src/adapters/mongo/leftovers';
import { reservationModel } from '../src/adapters/mongo/reservation-model';
import { MongoReservations } from '../src/adapters/mongo/reservations';
import { MongoRestaurantRules } from '../src/adapters/mongo/restaurant-rules';
import { MongoDaysToReassign } from '../src/adapters/mongo/days-to-reassign';
import { serviceDayModel } from '../src/adapters/mongo/service-day-model';
import { MongoServiceDays } from '../src/adapters/mongo/service-days';
import { testPublished } from '../src/testing/test-restaurant';
import { dayKey } from '../src/day/claims/claim';
import { reassignTables } from '../src/maintenance/reassign-tables';
import { sweep } from '../src/maintenance/sweep';

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
  const days = new MongoServiceDays(dayModel, clock, clock);
  const restaurants = new MongoRestaurantRules(
    connection,
    new MongoEntitlements(connection),
    new MongoLayoutFloors(connection),
  );
  await ensureIndexes(connection);
  const common = { clock, timeIn: clock, logger: silentLogger, reservations };
  const quotas = new MongoBookingMonths(monthModel, model, clock);
  const leftovers = new MongoLeftovers({ dayModel, monthModel, reservationModel: model, quotas, clock });
  const daysToReassign = new MongoDaysToReassign(dayModel, model, clock, clock);
  return {
    connection,
    dayModel,
    days,
    restaurants,
    sweep: sweep({ ...common, leftovers, days, daysToReassign }),
    house: reassignTables({
      moveLocalTimes: async () => 0,
      ...common,
      restaurants,
      days: daysToReassign,
    }),
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

/** A day with one claim without a reservation. */
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

test('two processes share the days to sweep, each day once', async () => {
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

test('a waiting day is swept, however many others stay dirty', async () => {
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

test('a crashed process’s lease passes to another', async () => {
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

test('two processes share the restaurants with changed settings, and apply new settings at once', async () => {
  const rules = (id: string, version: number) =>
    testPublished({ id, version, ownerId: '', tables: [{ key: 'TwoTop', count: 1, capacity: 2 }] });
  const noLayout = { layoutId: '', layoutVersion: 0 };
  for (let index = 0; index < 6; index++)
    await one.restaurants.put(rules(`changed-${index}`, 1), noLayout, clock());
  const takenIn = async ({ restaurants }: typeof one) => {
    const taken: string[] = [];
    for await (const { id } of restaurants.toReassign(20, clock)) taken.push(id);
    return taken;
  };
  const [first, second] = await Promise.all([takenIn(one), takenIn(two)]);
  expect([...first, ...second].sort()).toEqual(Array.from({ length: 6 }, (_, index) => `changed-${index}`));
  expect(await takenIn(one)).toEqual([]);
  await two.restaurants.put(rules('changed-3', 2), noLayout, clock());
  expect(await takenIn(one)).toEqual(['changed-3']);
  clock.advance(2 * minute);
  await one.house();
  clock.advance(2 * minute);
  expect(await takenIn(two)).toEqual([]);
});
