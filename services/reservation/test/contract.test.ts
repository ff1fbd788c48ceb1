import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { as, fixedClock } from '@tablewell/chassis/testing';
import { ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: Reservations;
let api: Api;
let count = 0;

beforeAll(async () => {
  running = await startReservations(clock);
  [api] = running.apis as [Api];
});
afterAll(() => running?.stop());

/** A separate restaurant for each test, with tables for two and its owner. */
async function open(tables = 1) {
  const id = `open-${(count += 1)}`;
  await running.publishRestaurant(id, { tableTypes: [{ key: 'TwoTop', count: tables, capacity: 2 }] });
  return { id, owner: as({ userId: 'u1', memberships: [{ restaurantId: id, role: Role.OWNER }] }) };
}

const book = async (...given: Parameters<typeof bookingAt>) =>
  (await api.book(bookingAt(...given))).reservation?.id ?? '';
const local = (value: string) => ({ time: { case: 'local' as const, value } });
const noTable = { kind: 'conflict', message: expect.stringMatching(/no tables available/i) as unknown };

async function eventsOf(id: string): Promise<string[]> {
  const stored = running.connection.collection<{ _id: string; outbox: { event: string }[] }>('reservations');
  return (await stored.findOne({ _id: id }))?.outbox.map(({ event }) => event) ?? [];
}

describe('no table left, or none large enough, is 409', () => {
  test('on create, update and uncancel, whether a diner or the owner calls', async () => {
    const { id, owner } = await open();
    const canceled = await book(id, '2026-12-01T19:00');
    await api.cancelReservation({ id: canceled });
    await book(id, '2026-12-01T19:00', { name: 'First In' });
    const late = await book(id, '2026-12-01T21:00', { name: 'Comes Later' });
    for (const who of [{}, owner]) {
      expect(await outcomeOf(api.book(bookingAt(id, '2026-12-01T19:00'), who))).toMatchObject(noTable);
      expect(
        await outcomeOf(api.book(bookingAt(id, '2026-12-02T19:00', { partySize: 3 }), who)),
      ).toMatchObject(noTable);
      const moved = api.changeReservation({ id: late, when: local('2026-12-01T19:30') }, who);
      expect(await outcomeOf(moved)).toMatchObject(noTable);
      expect(await outcomeOf(api.changeReservation({ id: late, partySize: 3 }, who))).toMatchObject(noTable);
    }
    expect(await outcomeOf(api.restoreReservation({ id: canceled }, owner))).toMatchObject(noTable);
    // The refused change left everything unchanged.
    const { reservation } = await api.getReservation({ id: late });
    expect(reservation).toMatchObject({ localMinute: 1_260, partySize: 2, version: 1n });
  });
});

test('canceling a canceled reservation and restoring an active one succeed and notify no one', async () => {
  const { id, owner } = await open();
  const made = await book(id, '2026-12-01T19:00');
  const restoredTwice = await api.restoreReservation({ id: made }, owner);
  expect(restoredTwice.reservation).toMatchObject({ status: ReservationStatus.ACTIVE, version: 1n });
  expect(await eventsOf(made)).toEqual(['reservation.booked']);
  await api.cancelReservation({ id: made });
  const again = await api.cancelReservation({ id: made });
  expect(again.reservation).toMatchObject({ status: ReservationStatus.CANCELED, version: 2n });
  expect(await eventsOf(made)).toEqual(['reservation.booked', 'reservation.canceled']);
});

test('a reservation’s id is a capability of at least 128 bits, and no two are similar', async () => {
  const { id } = await open(99);
  const ids = await Promise.all(Array.from({ length: 40 }, () => book(id, '2026-12-01T19:00')));
  for (const each of ids) expect(each).toMatch(/^[A-Za-z0-9_-]{22,}$/);
  expect(new Set(ids.map((each) => each.slice(0, 6))).size).toBe(40);
});

test('a range of days is in the zone of X-Timezone, else in the restaurant’s', async () => {
  const { id, owner } = await open(9);
  // 1 December in Rome; still 30 November in New York, and 1 December in Tokyo too.
  await book(id, '2026-12-01T06:00', { name: 'Early Bird' });
  await book(id, '2026-12-01T23:30', { name: 'Night Owl' });
  const on = async (date: string, timezone: string) => {
    const range = { restaurantId: id, startDate: date, endDate: date, timezone };
    return (await api.listReservations(range, owner)).reservations.map(({ name }) => name);
  };
  expect(await on('2026-12-01', '')).toEqual(['Early Bird', 'Night Owl']);
  expect(await on('2026-12-01', 'Mars/Base')).toEqual(['Early Bird', 'Night Owl']);
  expect(await on('2026-11-30', 'America/Los_Angeles')).toEqual(['Early Bird']);
  expect(await on('2026-12-01', 'America/Los_Angeles')).toEqual(['Night Owl']);
  expect(await on('2026-12-02', 'Asia/Tokyo')).toEqual(['Night Owl']);
});

test('a time without a zone is on the restaurant’s clock, and an instant is that instant', async () => {
  const { id } = await open(2);
  const { reservation } = await api.book(bookingAt(id, '2026-12-01T19:00'));
  expect(reservation?.startsAt).toEqual(timestampFromDate(new Date('2026-12-01T18:00:00Z')));
  const instant = { case: 'instant' as const, value: timestampFromDate(new Date('2026-12-02T18:00:00Z')) };
  const same = await api.book({ ...bookingAt(id, ''), when: { time: instant } });
  expect(same.reservation).toMatchObject({ localDate: '2026-12-02', localMinute: 19 * 60 });
});

// cspell:ignore ohopper Grâce
test('a search finds what people type of name, phone, notes, e-mail and id, and a blank one all, canceled ones too', async () => {
  const { id, owner } = await open(9);
  const first = await book(id, '2026-12-01T19:00', {
    name: 'Grâce O’Hopper',
    notes: 'By the window',
    email: 'grace@example.com',
  });
  const gone = await book(id, '2026-12-02T19:00', { name: 'Alan Turing', phoneNumber: '(202) 555-0143' });
  await api.cancelReservation({ id: gone });
  const find = async (text: string) =>
    (await api.searchReservations({ restaurantId: id, text }, owner)).reservations.map(({ name }) => name);
  const texts = ['hopp', 'WINDOW', ' grace ', 'ohopper grace', 'Gra\u0302ce', "O'Hopper", 'grace@example'];
  for (const text of [...texts, first, first.slice(0, 8).toLowerCase()])
    expect([text, await find(text)]).toEqual([text, ['Grâce O’Hopper']]);
  const phones = ['555', '2025550143', '555 0143', '+12025550143', '202-555-0143', '001 202 555 0143'];
  for (const text of [...phones, 'turing, al'])
    expect([text, await find(text)]).toEqual([text, ['Alan Turing']]);
  for (const text of ['.*', '5550144', first.slice(0, 3), '(x', 'x'.repeat(300)])
    expect([text, await find(text)]).toEqual([text, []]);
  for (const text of ['', '   ']) expect(await find(text)).toEqual(['Grâce O’Hopper', 'Alan Turing']);
});

test('only a signed-in member of the restaurant books for up to a hundred', async () => {
  const { id, owner } = await open();
  await running.publishRestaurant(id, { tableTypes: [] });
  const other = as({ userId: 'u2', memberships: [{ restaurantId: 'elsewhere', role: Role.OWNER }] });
  const request = (partySize: number) => bookingAt(id, '2026-12-01T19:00', { partySize });
  for (const who of [{}, other]) {
    expect(await outcomeOf(api.book(request(21), who))).toMatchObject({
      message: 'Party size must be between 1 and 20 people',
    });
  }
  expect(await outcomeOf(api.book(request(101), owner))).toMatchObject({
    message: 'Party size must be between 1 and 100 people',
  });
  expect(await outcomeOf(api.book(request(100), owner))).toMatchObject({ code: 'accepted' });
});

test('the public cannot move a party that only a member may book, but may correct its notes', async () => {
  const { id, owner } = await open();
  await running.publishRestaurant(id, { tableTypes: [] });
  const { reservation } = await api.book(bookingAt(id, '2026-12-01T19:00', { partySize: 50 }), owner);
  const change = { id: reservation?.id ?? '' };
  const moved = { ...change, when: local('2026-12-01T20:00') };
  expect(await outcomeOf(api.changeReservation(moved))).toMatchObject({ code: 'party-size' });
  expect(await outcomeOf(api.changeReservation({ ...change, notes: 'By the window' }))).toMatchObject({
    code: 'accepted',
  });
  expect(await outcomeOf(api.changeReservation(moved, owner))).toMatchObject({ code: 'accepted' });
});
