import { floorFromCounts } from '@tablewell/restaurant-rules/floor';
import { newId } from '@tablewell/chassis/ids';
import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { silentLogger } from '@tablewell/chassis/ops';
import { isRefusal } from '@tablewell/chassis/refusal';
import { eventually, fixedClock, startTestStore, type TestStore } from '@tablewell/chassis/testing';
import type { Connection } from 'mongoose';
import { rebuildDayCommand } from '../src/rebuild-day';
import { bookingMonthModel } from '../src/adapters/mongo/booking-month-model';
import { MongoBookingMonths } from '../src/adapters/mongo/booking-months';
import { MongoDailyCounts } from '../src/adapters/mongo/daily-counts';
import { MongoLeftovers } from '../src/adapters/mongo/leftovers';
import { reservationModel } from '../src/adapters/mongo/reservation-model';
import { MongoReservations } from '../src/adapters/mongo/reservations';
import { MongoDaysToReassign } from '../src/adapters/mongo/days-to-reassign';
import { serviceDayModel } from '../src/adapters/mongo/service-day-model';
import { MongoServiceDays } from '../src/adapters/mongo/service-days';
import { placeParty } from '../src/day/starts/place-party';
import type { Reservation } from '../src/party/reservation';
import type { RestaurantRules } from '../src/restaurant/restaurant-rules';
import { bookedTable } from '../src/testing/day-of';
import { testRestaurant } from '../src/testing/test-restaurant';
import { claimId, concurrentChangeCode } from '../src/day/claims/claim';
import { sweep } from '../src/maintenance/sweep';

const clock = fixedClock('2026-11-20T12:00:00Z');
const date = '2026-11-21';
let store: TestStore;

/** One process's view of the store. */
async function openProcess() {
  const connection: Connection = await connectMongo({ url: store.url, database: 'tablewell_reservation' });
  const dayModel = serviceDayModel(connection);
  const model = reservationModel(connection);
  const days = new MongoServiceDays(dayModel, clock, clock);
  const reservations = new MongoReservations(model, () => {}, new MongoDailyCounts(connection));
  const monthModel = bookingMonthModel(connection);
  await ensureIndexes(connection);
  const quotas = new MongoBookingMonths(monthModel, model, clock);
  const leftovers = new MongoLeftovers({ dayModel, monthModel, reservationModel: model, quotas, clock });
  const parts = { leftovers, days, reservations, clock, timeIn: clock, logger: silentLogger };
  return {
    connection,
    dayModel,
    model,
    days,
    reservations,
    sweep: sweep({ ...parts, daysToReassign: new MongoDaysToReassign(dayModel, model, clock, clock) }),
  };
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
  ...testRestaurant({ id }),
  timezone: 'Europe/Rome',
  seatingMinutes: 90,
  periods: [{ id: 'p', name: 'Dinner', opensAt: 1080, closesAt: 1320, intervalMinutes: 30, daysOfWeek: [] }],
  floor: floorFromCounts([{ key: 'TwoTop', count, capacity: 2 }]),
});

function claimOn(process: typeof one, rules: RestaurantRules, id: string, minute = 1140) {
  const request = { when: { date, minute }, partySize: 2, rules: 'book' } as const;
  return process.days.claim({
    claimId: claimId(id, 1),
    restaurant: rules,
    now: clock(),
    dates: [date],
    partySize: 2,
    table: bookedTable(rules, request, clock()),
  });
}

async function claimsAt(process: typeof one, rules: RestaurantRules) {
  return (await process.days.view(rules, [date], clock())).claims;
}

async function book(process: typeof one, rules: RestaurantRules, id: string): Promise<Reservation> {
  const claimed = await claimOn(process, rules, id);
  if (isRefusal(claimed)) throw new Error(claimed.code);
  const { placement } = claimed;
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
    // A process may use its own cached day for a moment.
    await eventually(async () => expect(await claimsAt(one, rules)).toHaveLength(count));
  },
);

test('without the version check, concurrent decisions would double-book', async () => {
  const rules = rulesFor('naive', 1);
  const request = { when: { date, minute: 1140 }, partySize: 2, rules: 'book' } as const;
  const naive = async (process: typeof one) => {
    const placed = placeParty(await process.days.view(rules, [date], clock()), request);
    return !isRefusal(placed);
  };
  expect(await Promise.all([naive(one), naive(two)])).toEqual([true, true]);
});

describe('the sweep', () => {
  test('releases a claim without a reservation, and fences its late write', async () => {
    const rules = rulesFor('orphan', 1);
    const id = newId();
    const claimed = await claimOn(one, rules, id);
    clock.advance(20_000);
    await two.sweep();
    expect(await claimsAt(two, rules)).toHaveLength(1);
    clock.advance(20_000);
    await two.sweep();
    expect(isRefusal(await claimOn(two, rules, newId()))).toBe(false);
    if (isRefusal(claimed)) throw new Error('not placed');
    const late = {
      ...(await book(one, rulesFor('elsewhere', 1), newId())),
      id,
      restaurantId: rules.id,
      placement: claimed.placement,
    };
    expect(await one.reservations.insert(late, '', [])).toBe('void');
  });

  test('retries a claim that a crashed process was about to release', async () => {
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
      // Another sweep fences the late write first, because this one takes longer than its lease.
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

  test('keeps a claim with a reservation', async () => {
    const rules = rulesFor('kept', 1);
    await book(one, rules, newId());
    clock.advance(60_000);
    await two.sweep();
    expect(isRefusal(await claimOn(two, rules, newId()))).toBe(true);
  });

  test('checks all claims of a day by one query, and single ones only without a reservation', async () => {
    const rules = rulesFor('busy', 12);
    for (let party = 0; party < 10; party++) await book(one, rules, newId());
    const orphan = newId();
    await claimOn(one, rules, orphan);
    clock.advance(40_000);
    const looks = jest.spyOn(two.model, 'findById');
    await two.sweep();
    expect(looks.mock.calls).toEqual([[orphan]]);
    looks.mockRestore();
    expect(await claimsAt(two, rules)).toHaveLength(10);
  });

  test('does not check a confirmed claim again, but later ones', async () => {
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
    expect(await claimsAt(two, rules)).toHaveLength(2);
  });

  test('releases the old table of a move that crashed', async () => {
    const rules = rulesFor('moved', 1);
    const booked = await book(one, rules, newId());
    const left = { claimId: claimId(booked.id, 1), dates: [date] };
    const canceled = { ...booked, status: 'canceled' as const, version: 2, updatedAt: clock() };
    expect(await one.reservations.replace(canceled, 1, [], [left])).toBe(true);
    clock.advance(40_000);
    await two.sweep();
    expect(isRefusal(await claimOn(one, rules, newId()))).toBe(false);
  });

  test('finds its work by indexes, without scans', async () => {
    const looks = [jest.spyOn(two.model, 'find'), jest.spyOn(two.dayModel, 'findOneAndUpdate')];
    await two.sweep();
    const [left, dirty] = looks.map((look) => look.mock.calls[0]?.[0]);
    looks.forEach((look) => look.mockRestore());
    expect(JSON.stringify(await two.model.collection.find(left as never).explain())).toContain(
      'pendingReleases.claimId_1',
    );
    expect(JSON.stringify(await two.dayModel.collection.find(dirty as never).explain())).toContain(
      'dirty_1_lease_1',
    );
  });

  test('fences the version of a change that claimed a table and was never written', async () => {
    const rules = rulesFor('stuck', 2);
    const booked = await book(one, rules, newId());
    const request = {
      when: { date, minute: 1140 },
      partySize: 2,
      rules: 'keep',
    } as const;
    await one.days.claim({
      claimId: claimId(booked.id, 2),
      restaurant: rules,
      now: clock(),
      dates: [date],
      partySize: 2,
      table: bookedTable(rules, request, clock()),
    });
    clock.advance(40_000);
    await two.sweep();
    expect((await claimsAt(two, rules)).map(({ id }) => id)).toEqual([claimId(booked.id, 1)]);
    expect(await one.reservations.replace({ ...booked, version: 2 }, 1, [], [])).toBe(false);
  });
});

test('a claim with the same id is refused, so that releasing one never removes another', async () => {
  const rules = rulesFor('twins', 2);
  const id = newId();
  const outcomes = await Promise.all([claimOn(one, rules, id), claimOn(two, rules, id)]);
  expect(outcomes.filter(isRefusal)).toMatchObject([{ code: concurrentChangeCode }]);
  expect(await claimsAt(one, rules)).toHaveLength(1);
});

test('an operator can rebuild a day from its reservations', async () => {
  const rules = rulesFor('rebuilt', 3);
  await book(one, rules, newId());
  await book(one, rules, newId());
  const before = await one.dayModel.findById(`${rules.id}:${date}`).lean();
  await one.dayModel.deleteOne({ _id: `${rules.id}:${date}` });
  const env = { MONGODB_URL: store.url };
  expect(await rebuildDayCommand([rules.id, date], env)).toBe(`Rebuilt ${date}: 2 claims.`);
  const claims = await claimsAt(one, rules);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
  expect(ids(claims)).toEqual(ids(before?.claims ?? []));
});

describe('a day with constant concurrent writes', () => {
  /** A store in which every conditional write comes too late. */
  const losing = () => {
    const collection = new Proxy(one.dayModel.collection, {
      get: (real, name) =>
        name === 'updateOne'
          ? async () => ({ matchedCount: 0 })
          : (Reflect.get(real, name, real) as (...args: unknown[]) => unknown).bind(real),
    });
    return new MongoServiceDays({ collection } as unknown as typeof one.dayModel, clock, clock);
  };
  const askOn = (days: MongoServiceDays, rules: RestaurantRules, id: string, partySize: number) => {
    const request = { when: { date, minute: 1140 }, partySize, rules: 'book' } as const;
    return days.claim({
      claimId: claimId(id, 1),
      restaurant: rules,
      now: clock(),
      dates: [date],
      partySize,
      table: bookedTable(rules, request, clock()),
    });
  };

  test('refuses requests without a free table at once, and reports busy only to the others', async () => {
    const rules: RestaurantRules = {
      ...rulesFor('busy-day', 2),
      floor: floorFromCounts([
        { key: 'TwoTop', count: 1, capacity: 2 },
        { key: 'FourTop', count: 1, capacity: 4 },
      ]),
    };
    expect(isRefusal(await askOn(one.days, rules, newId(), 4))).toBe(false);
    const days = losing();
    const settled: number[] = [];
    // The first is decided alone, the others in one batch. One table for two is left, and two request it.
    const outcomes = [2, 2, 2, 4, 4].map(async (partySize, index) => {
      const outcome = await askOn(days, rules, newId(), partySize);
      settled.push(index);
      return isRefusal(outcome) ? outcome.code : 'placed';
    });
    expect(await Promise.all(outcomes)).toEqual([
      'busy',
      'busy',
      'busy',
      'no-tables-available',
      'no-tables-available',
    ]);
    for (const full of [3, 4]) expect(settled.indexOf(full)).toBeLessThan(settled.indexOf(1));
  });
});
