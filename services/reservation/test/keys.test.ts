import { Role } from '@tablewell/chassis/access';
import { as, fixedClock } from '@tablewell/chassis/testing';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const date = '2026-12-10';
let running: Reservations;
let api: Api;

beforeAll(async () => {
  running = await startReservations(clock, 1, { sweepEveryMs: 60_000 });
  [api] = running.apis as [Api];
});
afterAll(() => running?.stop());

async function open(id: string, count = 1) {
  await running.publishRestaurant(id, { tableTypes: [{ key: 'TwoTop', count, capacity: 2 }] });
  const book = (time: string, more: { repeated?: boolean; idempotencyKey?: string } = {}) =>
    api.book({ ...bookingAt(id, `${date}T${time}`), idempotencyKey: 'key', ...more });
  const owner = as({ userId: 'u1', memberships: [{ restaurantId: id, role: Role.OWNER }] });
  const listed = async () => {
    const request = { restaurantId: id, startDate: date, endDate: date };
    return (await api.listReservations(request, owner)).reservations.length;
  };
  return { book, count: listed };
}

test('a key belongs to its booking for a day, and to a new one after that', async () => {
  const { book, count } = await open('kept', 5);
  const first = await book('19:00');
  clock.advance(24 * hour - 1_000);
  expect((await book('19:00')).reservation?.id).toBe(first.reservation?.id);
  expect((await book('19:00', { repeated: true })).reservation?.id).toBe(first.reservation?.id);
  clock.advance(1_000);
  const second = await book('20:00');
  expect(second.reservation?.id).not.toBe(first.reservation?.id);
  expect((await book('20:00', { repeated: true })).reservation?.id).toBe(second.reservation?.id);
  expect(await count()).toBe(2);
});

test('a key that is used again on another day does not get the table of its first booking', async () => {
  const { book, count } = await open('not its own');
  await book('19:00');
  clock.advance(25 * hour);
  for (const repeated of [false, true])
    expect(await outcomeOf(book('19:30', { repeated }))).toMatchObject({ code: 'no-tables-available' });
  expect(await count()).toBe(1);
});

test('a key that was refused can be used again after a day', async () => {
  const { book, count } = await open('closed');
  const taken = await book('19:00', { idempotencyKey: 'somebody else' });
  const refused = { code: 'no-tables-available' };
  expect(await outcomeOf(book('19:00', { repeated: true }))).toMatchObject(refused);
  await api.cancelReservation({ id: taken.reservation?.id ?? '' });
  // The refusal is final for the lifetime of its key.
  expect(await outcomeOf(book('19:00'))).toMatchObject(refused);
  clock.advance(25 * hour);
  expect(await outcomeOf(book('19:00'))).toMatchObject({ code: 'accepted' });
  expect(await count()).toBe(2);
});
