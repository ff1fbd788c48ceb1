import { floorFromCounts } from '@tablewell/restaurant-rules/floor';
import { newId } from '@tablewell/chassis/ids';
import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { isRefusal } from '@tablewell/chassis/refusal';
import { addDays } from '@tablewell/shared/zone';
import { eventually, fixedClock, startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { serviceDayModel } from '../src/adapters/mongo/service-day-model';
import { MongoServiceDays } from '../src/adapters/mongo/service-days';
import { findStay } from '../src/day/starts/place-party';
import type { RestaurantRules } from '../src/restaurant/restaurant-rules';
import { testRestaurant } from '../src/testing/test-restaurant';
import { claimId, dayKey } from '../src/day/claims/claim';

const clock = fixedClock('2026-12-20T12:00:00Z');
const date = '2026-12-31';
const midnight = 1_440;
let store: TestStore;
const connections: Connection[] = [];
let processes: { days: MongoServiceDays; collection: ReturnType<typeof serviceDayModel>['collection'] }[];

beforeAll(async () => {
  store = await startTestStore();
  processes = await Promise.all(
    [1, 2].map(async () => {
      const connection = await connectMongo({ url: store.url, database: 'tablewell_reservation' });
      connections.push(connection);
      const model = serviceDayModel(connection);
      await ensureIndexes(connection);
      return { days: new MongoServiceDays(model, clock, clock), collection: model.collection };
    }),
  );
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await store?.stop();
});
afterEach(() => jest.restoreAllMocks());

const rulesFor = (id: string, count: number): RestaurantRules => ({
  ...testRestaurant({ id }),
  timezone: 'Europe/Rome',
  seatingMinutes: 120,
  periods: [{ id: 'p', name: 'Day', opensAt: 0, closesAt: 1440, intervalMinutes: 30, daysOfWeek: [] }],
  floor: floorFromCounts([{ key: 'TwoTop', count, capacity: 2 }]),
});

/** A request for a table this many minutes after the date began; the start may be on the next date. */
function claimAt(
  index: number,
  rules: RestaurantRules,
  minute: number,
  more: { id?: string; version?: number; key?: string } = {},
) {
  const when = minute < midnight ? { date, minute } : { date: addDays(date, 1), minute: minute - midnight };
  const request = { when, partySize: 2, rules: 'book' } as const;
  const stay = findStay(rules, request, clock());
  if (isRefusal(stay)) throw stay;
  const { id = newId(), version = 1, key } = more;
  return (processes[index % 2] as (typeof processes)[0]).days.claim({
    claimId: claimId(id, version),
    restaurant: rules,
    now: clock(),
    dates: stay.dates,
    partySize: 2,
    ...(key ? { key } : {}),
    table: { kind: 'booked', request, stay },
  });
}

const refusalCodes = (outcomes: readonly unknown[]) =>
  new Set(outcomes.flatMap((outcome) => (isRefusal(outcome) ? [outcome.code] : [])));
const sold = (outcomes: readonly unknown[]) => outcomes.filter((outcome) => !isRefusal(outcome)).length;

async function claimsOn(restaurantId: string, day: string): Promise<string[]> {
  const found = await processes[0]?.days.view(rulesFor(restaurantId, 0), [day], clock());
  return (found?.claims ?? []).map(({ id }) => id).sort();
}

test.each([
  [1, 31],
  [50, 60],
  [50, 100],
])(
  'a start that crosses midnight sells exactly its %d tables to %d clients of two processes',
  async (count, clients) => {
    const rules = rulesFor(`crossing-${count}-${clients}`, count);
    const outcomes = await Promise.all(
      Array.from({ length: clients }, (_, index) => claimAt(index, rules, 23 * 60)),
    );
    expect(sold(outcomes)).toBe(count);
    expect(refusalCodes(outcomes)).toEqual(new Set(['no-tables-available']));
    // The claims that a batch made on the later day, before the earlier one refused it, are released in the background.
    await eventually(async () => {
      const today = await claimsOn(rules.id, date);
      expect(today).toHaveLength(count);
      expect(await claimsOn(rules.id, addDays(date, 1))).toEqual(today);
    });
  },
);

test('starts before, across and after midnight that compete for the same tables share them', async () => {
  const rules = rulesFor('around', 10);
  const minutes = [21 * 60 + 30, 23 * 60, midnight + 30];
  const outcomes = await Promise.all(
    Array.from({ length: 90 }, (_, index) =>
      claimAt(index, rules, minutes[Math.floor(index / 2) % 3] as number),
    ),
  );
  expect(refusalCodes(outcomes)).toEqual(new Set(['no-tables-available']));
  const at = (start: number) => outcomes.filter((_, index) => minutes[Math.floor(index / 2) % 3] === start);
  const [before = 0, across = 0, after = 0] = minutes.map((start) => sold(at(start)));
  expect(before + across).toBe(10);
  expect(across + after).toBe(10);
});

test('concurrent requests for one evening are written as a batch, on both days', async () => {
  const rules = rulesFor('together', 50);
  await claimAt(0, rules, 12 * 60);
  const { collection } = processes[0] as (typeof processes)[0];
  const writes = [jest.spyOn(collection, 'updateOne'), jest.spyOn(collection, 'insertOne')];
  await Promise.all(Array.from({ length: 40 }, () => claimAt(0, rules, 23 * 60)));
  expect(writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBeLessThanOrEqual(4);
});

test('a booking within a day costs one update of one day', async () => {
  const rules = rulesFor('ordinary', 50);
  await claimAt(0, rules, 12 * 60);
  const { collection } = processes[0] as (typeof processes)[0];
  const operations = (['updateOne', 'insertOne', 'find', 'findOne'] as const).map((name) =>
    jest.spyOn(collection, name),
  );
  await claimAt(0, rules, 20 * 60);
  expect(operations.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0, 0]);
});

test('a claim that the earlier day refused remains on no other day', async () => {
  const rules = rulesFor('undone', 1);
  await claimAt(1, rules, 12 * 60);
  const { collection } = processes[0] as (typeof processes)[0];
  const updateOne = collection.updateOne.bind(collection);
  let raced = false;
  // Another process sells the last table of the evening between the two writes.
  jest.spyOn(collection, 'updateOne').mockImplementation(async (...given) => {
    const [filter] = given as unknown as [{ _id: string; version?: number }];
    if (!raced && filter._id === dayKey(rules.id, date) && filter.version !== undefined) {
      raced = true;
      expect(isRefusal(await claimAt(1, rules, 22 * 60))).toBe(false);
    }
    return updateOne(...given);
  });
  expect(await claimAt(0, rules, 23 * 60)).toMatchObject({ code: 'no-tables-available' });
  expect(raced).toBe(true);
  await eventually(async () => expect(await claimsOn(rules.id, addDays(date, 1))).toEqual([]));
  expect(await claimsOn(rules.id, date)).toHaveLength(2);
});

test('a day accepts five thousand claims, and refuses more', async () => {
  const rules = rulesFor('crowded', 99);
  const { collection } = processes[0] as (typeof processes)[0];
  const from = Date.parse(`${date}T03:00:00Z`);
  const claim = (index: number) => ({ id: `old-${index}:1`, tableType: 'Gone', partySize: 2, madeAt: 1 });
  await collection.insertOne({
    _id: dayKey(rules.id, date),
    restaurantId: rules.id,
    date,
    version: 1,
    claims: Array.from({ length: 5_000 }, (_, index) => ({ ...claim(index), from, until: from + 60_000 })),
    dirty: true,
    touchedAt: clock(),
  } as never);
  expect(await claimAt(0, rules, 20 * 60)).toMatchObject({
    kind: 'conflict',
    code: 'day-full',
    message: expect.stringContaining('no tables available') as unknown,
  });
  // A party that is already on the day can still be changed.
  expect(isRefusal(await claimAt(0, rules, 20 * 60, { id: 'old-7', version: 2 }))).toBe(false);
});
