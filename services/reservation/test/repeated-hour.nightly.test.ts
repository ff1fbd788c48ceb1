import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { as, fixedClock } from '@tablewell/chassis/testing';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

// On the night to November 1 a clock in New York shows 1:30 twice: at 05:30Z and at 06:30Z.
const clock = fixedClock('2026-10-20T12:00:00Z');
const id = 'up-all-night';
const owner = as({ userId: 'u1', memberships: [{ restaurantId: id, role: Role.OWNER }] });
const occurrences = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'];
let running: Reservations;
let api: Api;

beforeAll(async () => {
  running = await startReservations(clock);
  [api] = running.apis as [Api];
  const period = { id: 'p', name: 'Night', opensAt: 0, closesAt: 1440, intervalMinutes: 30, daysOfWeek: [] };
  await running.publishRestaurant(id, {
    timezone: 'America/New_York',
    operatingPeriods: [period],
    seatingMinutes: 60,
    tableTypes: [{ key: 'TwoTop', count: 1, capacity: 2 }],
  });
});
afterAll(() => running?.stop());

const at = (iso: string) => ({ time: { case: 'instant' as const, value: timestampFromDate(new Date(iso)) } });
const local = (value: string) => ({ time: { case: 'local' as const, value } });
const startOf = (found: { reservation?: { startsAt?: { seconds: bigint } | undefined } | undefined }) =>
  new Date(Number(found.reservation?.startsAt?.seconds) * 1_000).toISOString();
const book = async (iso: string) =>
  (await api.book({ ...bookingAt(id, ''), when: at(iso) }, owner)).reservation?.id ?? '';

describe.each(occurrences)('a reservation in an hour that occurs twice, at %s', (instant) => {
  let reservation: string;
  beforeEach(async () => (reservation = await book(instant)));
  afterEach(() => api.deleteReservation({ id: reservation }, owner));

  test('is read at that instant, and its table is free at the other one', async () => {
    expect(startOf(await api.getReservation({ id: reservation }))).toBe(instant);
    const other = occurrences.find((each) => each !== instant) ?? '';
    expect(await outcomeOf(book(instant))).toMatchObject({ code: 'no-tables-available' });
    const second = await book(other);
    expect(startOf(await api.getReservation({ id: second }))).toBe(other);
    await api.deleteReservation({ id: second }, owner);
  });

  test.each([
    ['without a time', {}],
    ['with its own instant', { when: at(instant) }],
    ['with what the clock shows', { when: local('2026-11-01T01:30') }],
  ])('stays there when it is changed %s', async (_, change) => {
    for (const partySize of [1, 2]) {
      const changed = await api.changeReservation({
        id: reservation,
        notes: 'By the window',
        partySize,
        ...change,
      });
      expect([startOf(changed), changed.reservation?.localMinute]).toEqual([instant, 90]);
    }
    expect(startOf(await api.getReservation({ id: reservation }))).toBe(instant);
  });

  test('is restored at that instant', async () => {
    await api.cancelReservation({ id: reservation });
    expect(startOf(await api.restoreReservation({ id: reservation }, owner))).toBe(instant);
  });
});

test('a local time without an instant means its first occurrence', async () => {
  const made = await api.book(bookingAt(id, '2026-11-01T01:30'), owner);
  expect(startOf(made)).toBe(occurrences[0]);
});
