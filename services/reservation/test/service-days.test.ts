import { connectMongo, ensureIndexes, newId, silentLogger } from '@tablewell/chassis';
import { isRefusal } from '@tablewell/chassis/refusal';
import { eventually, fixedClock, startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { rebuildDay } from '../src/adapters/jobs/rebuild-day';
import { createSweep } from '../src/adapters/jobs/sweep';
import { bookingMonthModel } from '../src/adapters/mongo/booking-month-model';
import { MongoBookingMonths } from '../src/adapters/mongo/booking-months';
import { MongoDailyCounts } from '../src/adapters/mongo/daily-counts';
import { reservationModel } from '../src/adapters/mongo/reservation-model';
import { MongoReservations } from '../src/adapters/mongo/reservations';
import { serviceDayModel } from '../src/adapters/mongo/service-day-model';
import { MongoServiceDays } from '../src/adapters/mongo/service-days';
import { placeParty } from '../src/domain/place-party';
import type { Reservation } from '../src/domain/reservation';
import type { RestaurantRules } from '../src/domain/restaurant-rules';
import { claimId, twinCode } from '../src/domain/service-day';

const clock = fixedClock('2026-11-20T12:00:00Z');
const date = '2026-11-21';
let store: TestStore;

/** One process's view of the store. */
async function openProcess() {
  const connection: Connection = await connectMongo({ url: store.url, database: 'tablewell_reservation' });
  const dayModel = serviceDayModel(connection);
  const model = reservationModel(connection);
  const days = new MongoServiceDays(dayModel, clock);
  const reservations = new MongoReservations(model, () => {}, new MongoDailyCounts(connection));
  const monthModel = bookingMonthModel(connection);
  await ensureIndexes(connection);
  const sweep = createSweep({
    dayModel,
    reservationModel: model,
    monthModel,
    days,
    places: new MongoBookingMonths(monthModel, model, clock),
    reservations,
    clock,
    logger: silentLogger,
  });
  return { connection, dayModel, model, days, reservations, sweep };
}

let one: Awaited<ReturnType<typeof openProcess>>;
let two: typeof one;

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

const rulesFor = (id: string, count: number): RestaurantRules => ({
  id,
  version: 1,
  ownerId: 'u1',
  name: 'Trattoria',
  phoneNumber: '',
  timezone: 'Europe/Rome',
  seatingMinutes: 90,
  periods: [{ id: 'p', name: 'Dinner', opensAt: 1080, closesAt: 1320, intervalMinutes: 30, daysOfWeek: [] }],
  closures: { weekly: [], special: [] },
  tables: [{ key: 'TwoTop', count, capacity: 2 }],
});

function claimOn(process: typeof one, rules: RestaurantRules, id: string, minute = 1140) {
  const ask = { when: { date, minute }, partySize: 2, audience: 'public', rules: 'book' } as const;
  return process.days.claim({
    claimId: claimId(id, 1),
    restaurantId: rules.id,
    dates: [date],
    partySize: 2,
    decide: (claims) => placeParty(rules, claims, ask, clock()),
  });
}

async function book(process: typeof one, rules: RestaurantRules, id: string): Promise<Reservation> {
  const placement = await claimOn(process, rules, id);
  if (isRefusal(placement)) throw new Error(placement.code);
  const reservation: Reservation = {
    id,
    restaurantId: rules.id,
    version: 1,
    status: 'active',
    name: 'Ada',
    partySize: 2,
    phoneNumber: '',
    notes: '',
    placement,
    claimVersion: 1,
    seatingMinutes: 90,
    source: { source: 'direct', fullUrl: '' },
    createdAt: clock(),
    updatedAt: clock(),
  };
  await process.reservations.insert(reservation, '', []);
  return reservation;
}

test.each([1, 2, 5, 50])(
  'two processes sell %d tables of a start exactly once, however they race',
  async (count) => {
    const rules = rulesFor(`race-${count}`, count);
    const outcomes = await Promise.all(
      Array.from({ length: count + 30 }, (_, index) => claimOn(index % 2 ? one : two, rules, newId())),
    );
    expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(count);
    const codes = outcomes.flatMap((outcome) => (isRefusal(outcome) ? [outcome.code] : []));
    expect(new Set(codes)).toEqual(new Set(['no-tables-available']));
    expect((await one.days.claims(rules.id, date)).length).toBe(count);
  },
);

test('the race is real: deciding on a day that was read before lets both in', async () => {
  const rules = rulesFor('naive', 1);
  const ask = { when: { date, minute: 1140 }, partySize: 2, audience: 'public', rules: 'book' } as const;
  const naive = async (process: typeof one) => {
    const placed = placeParty(rules, await process.days.claims(rules.id, date), ask, clock());
    return !isRefusal(placed);
  };
  expect(await Promise.all([naive(one), naive(two)])).toEqual([true, true]);
});

describe('the sweep', () => {
  test('releases a claim that no reservation stands behind, and lets none come late', async () => {
    const rules = rulesFor('orphan', 1);
    const id = newId();
    const placement = await claimOn(one, rules, id);
    clock.advance(20_000);
    await two.sweep();
    expect(await two.days.claims(rules.id, date)).toHaveLength(1);
    clock.advance(20_000);
    await two.sweep();
    expect(isRefusal(await claimOn(two, rules, newId()))).toBe(false);
    if (isRefusal(placement)) throw new Error('not placed');
    const late = {
      ...(await book(one, rulesFor('elsewhere', 1), newId())),
      id,
      restaurantId: rules.id,
      placement,
    };
    expect(await one.reservations.insert(late, '', [])).toBe('void');
  });

  test('looks again at a claim that another process was about to release when it died', async () => {
    const rules = rulesFor('half swept', 1);
    const id = newId();
    await claimOn(one, rules, id);
    clock.advance(40_000);
    const release = one.days.release.bind(one.days);
    const dies = jest
      .spyOn(one.days, 'release')
      .mockImplementation((...given) => (given[0] === rules.id ? new Promise(() => {}) : release(...given)));
    const { collection } = two.model;
    const insertOne = collection.insertOne.bind(collection);
    const insert = jest.spyOn(collection, 'insertOne').mockImplementation(async (...given) => {
      if ((given[0] as { _id: unknown })._id !== id) return insertOne(...given);
      // The other one shuts the late write out first, because this one takes longer than its lease.
      clock.advance(20_000);
      void one.sweep();
      await eventually(() => expect(dies.mock.calls.map(([restaurant]) => restaurant)).toContain(rules.id));
      return insertOne(...given);
    });
    await two.sweep();
    insert.mockRestore();
    dies.mockRestore();
    expect(isRefusal(await claimOn(two, rules, newId()))).toBe(true);
    clock.advance(20_000);
    await two.sweep();
    expect(isRefusal(await claimOn(two, rules, newId()))).toBe(false);
  });

  test('leaves alone what a reservation stands behind', async () => {
    const rules = rulesFor('kept', 1);
    await book(one, rules, newId());
    clock.advance(60_000);
    await two.sweep();
    expect(isRefusal(await claimOn(two, rules, newId()))).toBe(true);
  });

  test('looks at all claims of a day at once, and at one alone only where nothing stands behind it', async () => {
    const rules = rulesFor('busy', 12);
    for (let party = 0; party < 10; party++) await book(one, rules, newId());
    const orphan = newId();
    await claimOn(one, rules, orphan);
    clock.advance(40_000);
    const looks = jest.spyOn(two.model, 'findById');
    await two.sweep();
    expect(looks.mock.calls).toEqual([[orphan]]);
    looks.mockRestore();
    expect(await two.days.claims(rules.id, date)).toHaveLength(10);
  });

  test('looks at a claim no more once it was found to be kept, and at those that come after it', async () => {
    const rules = rulesFor('looked through', 12);
    const looks = jest.spyOn(two.model, 'find');
    const lookedFor = () =>
      looks.mock.calls.flatMap(([filter]) => (filter as { _id?: { $in: string[] } })._id?.$in ?? []);
    const sweepLater = async () => {
      clock.advance(40_000);
      looks.mockClear();
      await two.sweep();
    };
    const first = await book(one, rules, newId());
    await sweepLater();
    expect(lookedFor()).toContain(first.id);
    const second = await book(one, rules, newId());
    await sweepLater();
    expect(lookedFor()).toContain(second.id);
    expect(lookedFor()).not.toContain(first.id);
    const orphan = newId();
    await claimOn(one, rules, orphan);
    await sweepLater();
    await sweepLater();
    looks.mockRestore();
    expect(await two.days.claims(rules.id, date)).toHaveLength(2);
  });

  test('finishes the move of a process that died before it let the old table go', async () => {
    const rules = rulesFor('moved', 1);
    const booked = await book(one, rules, newId());
    const left = { claimId: claimId(booked.id, 1), dates: [date] };
    const canceled = { ...booked, status: 'canceled' as const, version: 2, updatedAt: clock() };
    expect(await one.reservations.replace(canceled, 1, [], [left])).toBe(true);
    clock.advance(40_000);
    await two.sweep();
    expect(isRefusal(await claimOn(one, rules, newId()))).toBe(false);
  });

  test('is led to what was left behind and to what is to be looked at, and goes through nothing else', async () => {
    const looks = [jest.spyOn(two.model, 'find'), jest.spyOn(two.dayModel, 'findOneAndUpdate')];
    await two.sweep();
    const [left, dirty] = looks.map((look) => look.mock.calls[0]?.[0]);
    looks.forEach((look) => look.mockRestore());
    expect(JSON.stringify(await two.model.collection.find(left as never).explain())).toContain(
      'leaving.claimId_1',
    );
    expect(JSON.stringify(await two.dayModel.collection.find(dirty as never).explain())).toContain(
      'dirty_1_lease_1',
    );
  });

  test('takes the version of a change that claimed a table and never wrote itself', async () => {
    const rules = rulesFor('stuck', 2);
    const booked = await book(one, rules, newId());
    const ask = { when: { date, minute: 1140 }, partySize: 2, audience: 'public', rules: 'keep' } as const;
    await one.days.claim({
      claimId: claimId(booked.id, 2),
      restaurantId: rules.id,
      dates: [date],
      partySize: 2,
      decide: (claims) => placeParty(rules, claims, ask, clock()),
    });
    clock.advance(40_000);
    await two.sweep();
    expect((await two.days.claims(rules.id, date)).map(({ id }) => id)).toEqual([claimId(booked.id, 1)]);
    expect(await one.reservations.replace({ ...booked, version: 2 }, 1, [], [])).toBe(false);
  });
});

test('a claim of the same name is refused, so that letting one go never takes the other', async () => {
  const rules = rulesFor('twins', 2);
  const id = newId();
  const outcomes = await Promise.all([claimOn(one, rules, id), claimOn(two, rules, id)]);
  expect(outcomes.filter(isRefusal)).toMatchObject([{ code: twinCode }]);
  expect(await one.days.claims(rules.id, date)).toHaveLength(1);
});

test('a day can be made anew from its reservations', async () => {
  const rules = rulesFor('rebuilt', 3);
  await book(one, rules, newId());
  await book(one, rules, newId());
  const before = await one.dayModel.findById(`${rules.id}:${date}`).lean();
  await one.dayModel.deleteOne({ _id: `${rules.id}:${date}` });
  const parts = { dayModel: two.dayModel, reservationModel: two.model, clock };
  const claims = await rebuildDay(parts, rules.id, date);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
  expect(ids(claims)).toEqual(ids(before?.claims ?? []));
});
