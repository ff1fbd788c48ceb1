import { Role } from '@tablewell/chassis/access';
import { as, eventually, fixedClock } from '@tablewell/chassis/testing';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
const basic = { monthlyReservations: 10, analytics: false };
const premium = { monthlyReservations: 0, analytics: true };
let running: Reservations;
let one: Api;
let two: Api;
let count = 0;

beforeAll(async () => {
  running = await startReservations(clock, 2);
  [one, two] = running.apis as [Api, Api];
});
afterAll(() => running?.stop());
beforeEach(() => clock.set('2026-11-20T12:00:00Z'));

/** A separate restaurant for each test. */
async function open(plan: Parameters<Reservations['publishPlan']>[1], timezone = 'Europe/Rome') {
  const id = `limited-${(count += 1)}`;
  await running.publishRestaurant(id, { timezone });
  await running.publishPlan(id, plan);
  const owner = as({ userId: 'u1', memberships: [{ restaurantId: id, role: Role.OWNER }] });
  return { id, owner };
}

const half = (index: number) => (index % 2 === 0 ? '00' : '30');
/** Starts spread over an evening, so that tables do not run out. */
const timeOf = (index: number) => `2026-12-0${1 + (index % 3)}T${19 + (index % 3)}:${half(index)}`;

async function bookMany(restaurantId: string, many: number, apis = [one]): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < many; index++) {
    const api = apis[index % apis.length] as Api;
    const { reservation } = await api.book(bookingAt(restaurantId, timeOf(index)));
    ids.push(reservation?.id ?? '');
  }
  return ids;
}

const tally = async (answers: Promise<{ code: string }>[]) => {
  const counts: Record<string, number> = {};
  for (const { code } of await Promise.all(answers)) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

describe('a plan takes its reservations in a calendar month of the restaurant', () => {
  test('of 20 concurrent last bookings at two processes, one succeeds', async () => {
    const { id } = await open(basic);
    await bookMany(id, 9, [one, two]);
    const attempt = Array.from({ length: 20 }, (_, index) =>
      outcomeOf((index % 2 ? one : two).book(bookingAt(id, timeOf(index)))),
    );
    expect(await tally(attempt)).toEqual({ accepted: 1, 'monthly-limit': 19 });
  });

  test('an owner without entitlements yet has the 50 of Basic, and the plan’s once it is known', async () => {
    const id = `limited-${(count += 1)}`;
    await running.publishRestaurant(id, {}, 'none');
    await bookMany(id, 50, [one, two]);
    expect(await outcomeOf(two.book(bookingAt(id, timeOf(1))))).toMatchObject({ code: 'monthly-limit' });
    await running.publishPlan(id, premium);
    expect(await outcomeOf(two.book(bookingAt(id, timeOf(1))))).toMatchObject({ code: 'accepted' });
  });

  test('a month under concurrent bookings takes exactly its number, and refused ones leave no claims', async () => {
    const { id } = await open(basic);
    const attempt = Array.from({ length: 25 }, (_, index) =>
      outcomeOf((index % 2 ? one : two).book(bookingAt(id, '2026-12-10T20:00'))),
    );
    expect(await tally(attempt)).toEqual({ accepted: 10, 'monthly-limit': 15 });
    const day = await running.connection.collection('service_days').findOne({ restaurantId: id });
    expect(day?.['claims']).toHaveLength(10);
  });

  test('with too few tables for all, the month is still filled to its limit', async () => {
    const { id } = await open({ ...basic, monthlyReservations: 10 });
    await running.publishRestaurant(id, { tableTypes: [{ key: 'TwoTop', count: 6, capacity: 2 }] });
    const attempt = Array.from({ length: 28 }, (_, index) =>
      outcomeOf((index % 2 ? one : two).book(bookingAt(id, `2026-12-1${index % 4 < 2 ? 1 : 2}T20:00`))),
    );
    expect((await tally(attempt))['accepted']).toBe(10);
  });

  test('the refusal of the 51st advises the diner, and names the plan that takes more', async () => {
    const { id } = await open({ ...basic, monthlyReservations: 1 });
    await bookMany(id, 1);
    const refusal = await outcomeOf(one.book(bookingAt(id, timeOf(1))));
    expect(refusal).toMatchObject({
      kind: 'plan-required',
      code: 'monthly-limit',
      requiredPlan: 'premium',
      message: 'This restaurant takes no more online bookings this month. Please call the restaurant.',
    });
  });

  test('counted by creation time in the restaurant’s zone, not by start time', async () => {
    const { id } = await open({ ...basic, monthlyReservations: 1 }, 'America/New_York');
    clock.set('2026-12-01T04:59:00Z');
    expect(await outcomeOf(one.book(bookingAt(id, '2026-12-20T20:00')))).toMatchObject({ code: 'accepted' });
    expect(await outcomeOf(one.book(bookingAt(id, '2027-01-20T20:00')))).toMatchObject({
      code: 'monthly-limit',
    });
    clock.set('2026-12-01T05:00:00Z');
    expect(await outcomeOf(one.book(bookingAt(id, '2026-12-20T20:00')))).toMatchObject({ code: 'accepted' });
    expect(await outcomeOf(one.book(bookingAt(id, '2026-12-21T20:00')))).toMatchObject({
      code: 'monthly-limit',
    });
  });

  test('canceled and deleted ones do not count, and make room at once', async () => {
    const { id, owner } = await open({ ...basic, monthlyReservations: 2 });
    const [first = '', second = ''] = await bookMany(id, 2);
    await one.cancelReservation({ id: first });
    expect(await outcomeOf(two.book(bookingAt(id, timeOf(3))))).toMatchObject({ code: 'accepted' });
    expect(await outcomeOf(two.book(bookingAt(id, timeOf(4))))).toMatchObject({ code: 'monthly-limit' });
    await one.deleteReservation({ id: second }, owner);
    expect(await outcomeOf(two.book(bookingAt(id, timeOf(4))))).toMatchObject({ code: 'accepted' });
  });

  test('a restored reservation needs quota again, and the last one is granted once', async () => {
    const { id, owner } = await open({ ...basic, monthlyReservations: 3 });
    const ids = await bookMany(id, 3);
    for (const each of ids) await one.cancelReservation({ id: each });
    const more = await bookMany(id, 2);
    const attempt = ids.flatMap((each) =>
      [one, two].map((api) => outcomeOf(api.restoreReservation({ id: each }, owner))),
    );
    await Promise.all(attempt);
    const range = { restaurantId: id, startDate: '2026-12-01', endDate: '2026-12-31' };
    const { reservations } = await one.listReservations(range, owner);
    expect(reservations.filter(({ status }) => status === 1)).toHaveLength(3);
    expect(await outcomeOf(one.book(bookingAt(id, timeOf(2))))).toMatchObject({ code: 'monthly-limit' });
    await one.cancelReservation({ id: more[0] ?? '' });
    expect(await outcomeOf(one.book(bookingAt(id, timeOf(2))))).toMatchObject({ code: 'accepted' });
  });

  test('a plan change in the middle of a month applies at once, in both directions', async () => {
    const { id } = await open(premium);
    const ids = await bookMany(id, 4);
    await running.publishPlan(id, { ...basic, monthlyReservations: 3 });
    expect(await outcomeOf(two.book(bookingAt(id, timeOf(5))))).toMatchObject({ code: 'monthly-limit' });
    for (const each of ids.slice(0, 2)) await one.cancelReservation({ id: each });
    expect(await outcomeOf(two.book(bookingAt(id, timeOf(5))))).toMatchObject({ code: 'accepted' });
    expect(await outcomeOf(two.book(bookingAt(id, timeOf(6))))).toMatchObject({ code: 'monthly-limit' });
    await running.publishPlan(id, premium);
    expect(await outcomeOf(two.book(bookingAt(id, timeOf(6))))).toMatchObject({ code: 'accepted' });
  });

  test('a repeated key gets its reservation although it took the last of the quota itself', async () => {
    const { id } = await open({ ...basic, monthlyReservations: 1 });
    const request = { ...bookingAt(id, timeOf(0)), idempotencyKey: 'again' };
    const first = await one.book(request);
    expect((await two.book(request)).reservation?.id).toBe(first.reservation?.id);
  });

  test('a trial has no limit and no documents', async () => {
    const id = 'on-trial';
    await running.publishRestaurant(id);
    // A limit, also one that is far away, would be counted from the first booking on.
    await bookMany(id, 2, [one, two]);
    expect(await running.connection.collection('booking_months').findOne({ restaurantId: id })).toBeNull();
  });

  test('entitlements that arrive before their restaurant apply, too', async () => {
    const id = 'plan-first';
    await running.publishRestaurant('other', { ownerId: `owner-${id}` }, 'none');
    const planPublished = running.publishPlan(id, { ...basic, monthlyReservations: 1 });
    await eventually(async () => {
      const known = await running.connection.collection('entitlements').findOne({ monthlyReservations: 1 });
      expect(known).not.toBeNull();
    });
    await running.publishRestaurant(id, {}, 'none');
    await planPublished;
    await bookMany(id, 1);
    expect(await outcomeOf(one.book(bookingAt(id, timeOf(1))))).toMatchObject({ code: 'monthly-limit' });
  });
});

test('the sweep releases the quota of a crashed booking, which can no longer be written', async () => {
  const { id } = await open({ ...basic, monthlyReservations: 1 });
  const key = `${id}:2026-11`;
  const months = running.connection.collection<{ _id: string }>('booking_months');
  const died = { reservationId: 'a-booking-that-died-there', version: 1, madeAt: clock().getTime() };
  await months.insertOne({
    _id: key,
    restaurantId: id,
    version: 1,
    pending: [died],
    dirty: true,
    touchedAt: clock(),
  } as never);
  expect(await outcomeOf(one.book(bookingAt(id, timeOf(0))))).toMatchObject({ code: 'monthly-limit' });
  clock.advance(31_000);
  await eventually(async () => {
    expect(await outcomeOf(one.book(bookingAt(id, timeOf(0))))).toMatchObject({ code: 'accepted' });
  });
  const marker = await running.connection
    .collection<{ _id: string }>('reservations')
    .findOne({ _id: died.reservationId });
  expect(marker).toMatchObject({ status: 'void' });
  clock.advance(31_000);
  await eventually(async () => {
    expect(await months.findOne({ _id: key })).toMatchObject({ pending: [], dirty: false });
  });
});

test('Basic includes no analytics (sources)', async () => {
  const { id, owner } = await open(basic);
  expect(await outcomeOf(one.listSources({ restaurantId: id }, owner))).toMatchObject({
    kind: 'plan-required',
    requiredPlan: 'premium',
  });
  expect(await outcomeOf(one.listSources({ restaurantId: id }))).toMatchObject({ code: 'sign-in-required' });
  await running.publishPlan(id, premium);
  await bookMany(id, 1);
  const { sources } = await two.listSources({ restaurantId: id }, owner);
  expect(sources.map(({ source, count: many }) => [source, many])).toEqual([['direct', 1]]);
});
