import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { as, eventually, fixedClock } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { ReviewReason } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
const newYork = 'America/New_York';
let running: Reservations;
let one: Api;
let two: Api;
let count = 0;

beforeAll(async () => {
  running = await startReservations(clock, 2);
  [one, two] = running.apis as [Api, Api];
});
afterAll(() => running?.stop());

const allDay = { id: 'p', name: 'Day', opensAt: 0, closesAt: 1440, intervalMinutes: 30, daysOfWeek: [] };
const at = (instant: string) => ({
  time: { case: 'instant' as const, value: timestampFromDate(new Date(instant)) },
});

async function open(tables = 1) {
  const id = `zoned-${(count += 1)}`;
  const set = (timezone: string, more: object = {}) =>
    running.publishRestaurant(id, {
      timezone,
      operatingPeriods: [allDay],
      tableTypes: [{ key: 'TwoTop', count: tables, capacity: 2 }],
      ...more,
    });
  await set('UTC');
  const owner = as({ userId: 'u1', memberships: [{ restaurantId: id, role: Role.OWNER }] });
  const book = (local: string, api = one) => api.book(bookingAt(id, local), owner);
  const onDate = async (date: string) => {
    const { reservations } = await two.listReservations(
      { restaurantId: id, startDate: date, endDate: date },
      owner,
    );
    return reservations;
  };
  return { id, owner, set, book, onDate };
}

const isoOf = (reservation?: { startsAt?: { seconds: bigint } | undefined }) =>
  new Date(Number(reservation?.startsAt?.seconds ?? 0) * 1_000).toISOString();

test('a table that was sold before the time zone changed is not sold again afterwards', async () => {
  const { id, set, book, onDate } = await open();
  await book('2026-12-04T01:00');
  expect(await outcomeOf(book('2026-12-04T01:00'))).toMatchObject({ code: 'no-tables-available' });
  await set(newYork);
  for (const api of [one, two]) {
    expect(await outcomeOf(book('2026-12-03T20:00', api))).toMatchObject({ code: 'no-tables-available' });
    const { times } = await api.listOfferedTimes({ restaurantId: id, date: '2026-12-03', partySize: 2 });
    const taken = times.filter(({ available }) => !available).map(({ minute }) => minute);
    expect(taken).toEqual([1140, 1170, 1200, 1230, 1260]);
  }
  expect((await onDate('2026-12-03')).map(isoOf)).toEqual(['2026-12-04T01:00:00.000Z']);
  // No table is lost either: it is free at times at which it was not sold.
  expect(await outcomeOf(book('2026-12-04T20:00'))).toMatchObject({ code: 'accepted' });
});

test('bookings concurrent with zone changes sell each instant once per table', async () => {
  const { id, owner, set, onDate } = await open(5);
  const instant = '2026-12-10T03:00:00Z';
  const bookOne = (index: number) =>
    outcomeOf((index % 2 ? one : two).book({ ...bookingAt(id, ''), when: at(instant) }, owner));
  const outcomes: { code: string }[] = [];
  for (const zone of [newYork, 'Asia/Tokyo', 'UTC', newYork]) {
    const [, ...codes] = await Promise.all([
      set(zone),
      ...Array.from({ length: 12 }, (_, index) => bookOne(index)),
    ]);
    outcomes.push(...codes);
  }
  const sold = outcomes.filter(({ code }) => code === 'accepted').length;
  expect(sold).toBe(5);
  expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set(['accepted', 'no-tables-available']));
  expect(await onDate('2026-12-09')).toHaveLength(5);
});

test('a change without a time keeps the instant', async () => {
  const { set, book } = await open();
  const { reservation } = await book('2026-12-04T19:00');
  await set(newYork);
  const changed = await one.changeReservation({ id: reservation?.id ?? '', partySize: 1 });
  expect(isoOf(changed.reservation)).toBe('2026-12-04T19:00:00.000Z');
  expect(changed.reservation).toMatchObject({ localDate: '2026-12-04', localMinute: 14 * 60 });
  // Nor is the time that the restaurant's clock shows for that instant another time.
  const when = { time: { case: 'local' as const, value: '2026-12-04T14:00' } };
  const same = await one.changeReservation({ id: reservation?.id ?? '', partySize: 2, when });
  expect(isoOf(same.reservation)).toBe('2026-12-04T19:00:00.000Z');
});

test('a canceled reservation is restored at its instant, if its table is still free then', async () => {
  const { owner, set, book } = await open();
  const { reservation } = await book('2026-12-04T18:00');
  const id = reservation?.id ?? '';
  await one.cancelReservation({ id });
  await set(newYork);
  const back = await one.restoreReservation({ id }, owner);
  expect(isoOf(back.reservation)).toBe('2026-12-04T18:00:00.000Z');
  expect(back.reservation).toMatchObject({ localDate: '2026-12-04', localMinute: 13 * 60 });
  expect(await outcomeOf(book('2026-12-04T13:00'))).toMatchObject({ code: 'no-tables-available' });
  await one.cancelReservation({ id });
  await book('2026-12-04T13:00');
  expect(await outcomeOf(one.restoreReservation({ id }, owner))).toMatchObject({
    code: 'no-tables-available',
  });
});

test('every reservation soon has its time in the new zone, and its service day stays', async () => {
  const { id, set, book } = await open(9);
  for (let hour = 10; hour < 18; hour++) await book(`2026-12-04T${hour}:00`);
  await set('Asia/Tokyo');
  const stored = running.connection.collection<{ placement: { date: string; dates: string[] } }>(
    'reservations',
  );
  await eventually(async () => {
    const all = await stored.find({ restaurantId: id }).toArray();
    expect(all.map(({ placement }) => placement.date).sort()).toEqual([
      ...Array<string>(5).fill('2026-12-04'),
      ...Array<string>(3).fill('2026-12-05'),
    ]);
    expect(new Set(all.flatMap(({ placement }) => placement.dates))).toEqual(new Set(['2026-12-04']));
  });
});

test('reservations outside the new settings are listed with the reasons, for members only', async () => {
  const { id, owner, set, book } = await open(2);
  await book('2026-12-04T20:00');
  clock.advance(1_000);
  await book('2026-12-04T20:30');
  await book('2026-12-05T12:00');
  const list = async () => {
    const { reservations } = await two.listReservationsToReview({ restaurantId: id }, owner);
    return reservations.map(({ reservation, reasons }) => [isoOf(reservation), reasons]);
  };
  expect(await list()).toEqual([]);
  await set(newYork, {
    operatingPeriods: [{ ...allDay, opensAt: 600 }],
    closures: { weekly: [], special: ['2026-12-04'] },
    tableTypes: [{ key: 'TwoTop', count: 1, capacity: 2 }],
  });
  expect(await list()).toEqual([
    ['2026-12-04T20:00:00.000Z', [ReviewReason.CLOSED_DAY]],
    ['2026-12-04T20:30:00.000Z', [ReviewReason.CLOSED_DAY, ReviewReason.NO_TABLE]],
    ['2026-12-05T12:00:00.000Z', [ReviewReason.OUTSIDE_HOURS]],
  ]);
  const refused = as({ userId: 'u2', memberships: [] });
  expect(await outcomeOf(two.listReservationsToReview({ restaurantId: id }, refused))).not.toMatchObject({
    code: 'accepted',
  });
  await set(newYork, { tableTypes: [] });
  expect(await list()).toEqual([]);
});

describe('a change of a zone that was wrong', () => {
  /** Local times kept since the next version, until its job has run. */
  const correct = async (restaurant: Awaited<ReturnType<typeof open>>, timezone = newYork) => {
    const { id } = restaurant;
    await restaurant.set(timezone, { localTimesKeptSince: 1_000_000n + BigInt((count += 1)) });
    return async () => {
      clock.advance(11_000);
      const rules = running.connection.collection<{ _id: string }>('restaurant_rules');
      await eventually(async () =>
        expect(await rules.findOne({ _id: id })).toHaveProperty('localTimesMoved'),
      );
    };
  };

  test('keeps the local time and the table of each reservation, and tells no diner', async () => {
    const restaurant = await open();
    for (const hour of [10, 12, 14, 19, 23]) await restaurant.book(`2026-12-04T${hour}:00`);
    const done = await correct(restaurant);
    await done();
    const all = await restaurant.onDate('2026-12-04');
    expect(all.map(({ localMinute }) => (localMinute ?? 0) / 60)).toEqual([10, 12, 14, 19, 23]);
    expect(all.map(isoOf)).toEqual([
      '2026-12-04T15:00:00.000Z',
      '2026-12-04T17:00:00.000Z',
      '2026-12-04T19:00:00.000Z',
      '2026-12-05T00:00:00.000Z',
      '2026-12-05T04:00:00.000Z',
    ]);
    for (const hour of [10, 12, 14, 19, 23])
      expect(await outcomeOf(restaurant.book(`2026-12-04T${hour}:00`))).toMatchObject({
        code: 'no-tables-available',
      });
    // Where its parties were by the old zone alone, the table is free.
    expect(await outcomeOf(restaurant.book('2026-12-04T05:00'))).toMatchObject({ code: 'accepted' });
    const stored = running.connection.collection('reservations');
    const moved = await stored.find({ restaurantId: restaurant.id, version: 2 }).toArray();
    expect(moved).toHaveLength(5);
  });

  test('gives no table away until all are moved', async () => {
    const restaurant = await open();
    await restaurant.book('2026-12-04T19:00');
    const done = await correct(restaurant);
    for (const api of [one, two])
      expect(await outcomeOf(restaurant.book('2026-12-04T19:00', api))).toMatchObject({ code: 'busy' });
    await done();
    expect(await outcomeOf(restaurant.book('2026-12-04T19:00'))).toMatchObject({
      code: 'no-tables-available',
    });
  });

  test('lets no host seat, move or swap a party, or block tables, until all are moved', async () => {
    const restaurant = await open(3);
    const { id, owner } = restaurant;
    const [first, second] = [
      (await restaurant.book('2026-12-04T19:00')).reservation?.id ?? '',
      (await restaurant.book('2026-12-04T19:00')).reservation?.id ?? '',
    ];
    const done = await correct(restaurant);
    const evening = running.evenings[0]!;
    const step = () => ({ stepId: `zone-step-${(count += 1)}` });
    const swap = { reservationId: first, otherReservationId: second, ...step() };
    const block = {
      localDates: ['2026-12-04'],
      fromMinute: 1_140,
      untilMinute: 1_200,
      tableNumbers: ['1'],
    };
    const busy = {
      code: 'busy',
      message: expect.stringMatching(/being moved to its new time zone/) as string,
    };
    const asked = [
      () => evening.seatWalkIn({ restaurantId: id, partySize: 2, ...step() }, owner),
      () => evening.moveParty({ reservationId: first, tableNumbers: ['3'], ...step() }, owner),
      () => evening.takeStep({ reservationId: first, step: Step.SEAT, ...step() }, owner),
      () => evening.swapParties(swap, owner),
      () => evening.blockTables({ restaurantId: id, block, moveParties: true, ...step() }, owner),
    ];
    for (const call of asked) expect(await outcomeOf(call())).toMatchObject(busy);
    await done();
    expect(await outcomeOf(evening.swapParties(swap, owner))).toMatchObject({ code: 'accepted' });
  });

  test('moves what a concurrent change had planned by the old zone, and may run again', async () => {
    const restaurant = await open(3);
    const { reservation } = await restaurant.book('2026-12-04T19:00');
    await restaurant.book('2026-12-04T20:00');
    const done = await correct(restaurant, 'Asia/Tokyo');
    await one.changeReservation({ id: reservation?.id ?? '', name: 'Ann Lee' });
    await done();
    const rules = running.connection.collection<{ _id: string }>('restaurant_rules');
    await rules.updateOne({ _id: restaurant.id }, { $unset: { localTimesMoved: '' } });
    clock.advance(11_000);
    await eventually(async () =>
      expect(await rules.findOne({ _id: restaurant.id })).toHaveProperty('localTimesMoved'),
    );
    expect((await restaurant.onDate('2026-12-04')).map(isoOf)).toEqual([
      '2026-12-04T10:00:00.000Z',
      '2026-12-04T11:00:00.000Z',
    ]);
  });
});
