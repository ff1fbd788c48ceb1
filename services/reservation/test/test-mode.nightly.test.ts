import { Role } from '@tablewell/chassis/access';
import { as, fixedClock } from '@tablewell/chassis/testing';
import { bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: Reservations;
beforeAll(async () => {
  running = await startReservations(clock);
});
afterAll(() => running?.stop());

const api = () => running.apis[0]!;
const ownerOf = (restaurantId: string) =>
  as({ userId: 'u1', memberships: [{ restaurantId, role: Role.OWNER, isTest: true }] });
/** A restaurant for tests of an owner on Basic. */
async function open(id: string) {
  await running.publishRestaurant(id, { isTest: true });
  await running.publishPlan(id, { monthlyReservations: 3, analytics: false });
  return ownerOf(id);
}
const evening = '2026-12-01T19:00';

test('the public books, holds and waits nowhere in a test restaurant; its owner and its keys book', async () => {
  const owner = await open('t-public');
  const hold = { restaurantId: 't-public', partySize: 2, when: bookingAt('t-public', evening).when };
  const stranger = as({ userId: 'u2', memberships: [{ restaurantId: 'elsewhere', role: Role.OWNER }] });
  const join = running.entries[0]!.joinByLink({ restaurantId: 't-public', name: 'Ada', partySize: 2 });
  for (const call of [
    api().book(bookingAt('t-public', evening)),
    api().book(bookingAt('t-public', evening), stranger),
    api().holdTable(hold),
    join,
  ])
    expect(await outcomeOf(call)).toMatchObject({ code: 'test-restaurant', kind: 'conflict' });
  const { reservation } = await api().book(bookingAt('t-public', evening), owner);
  // The diner of a test opens the link of a message.
  expect(await outcomeOf(api().cancelReservation({ id: reservation?.id ?? '' }))).toEqual({
    code: 'accepted',
  });
});

test('it takes more than its owner’s plan, and 200 a month that are not canceled', async () => {
  const owner = await open('t-many');
  const ids: string[] = [];
  const book = () => api().book(bookingAt('t-many', evening, { partySize: 1 }), owner);
  // Of 100 seats in the half hour, so that it is the month that is full.
  const days = Array.from({ length: 20 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);
  for (const day of days) {
    const calls = Array.from({ length: 10 }, () =>
      api().book(bookingAt('t-many', `${day}T19:00`, { partySize: 1 }), owner),
    );
    const made = await Promise.all(calls);
    ids.push(...made.map(({ reservation }) => reservation?.id ?? ''));
  }
  expect(await outcomeOf(book())).toMatchObject({
    code: 'test-limit',
    message:
      'A test restaurant takes 200 reservations a month. Those that are canceled or deleted do not count.',
  });
  await api().cancelReservation({ id: ids[0] ?? '' }, owner);
  expect(await outcomeOf(book())).toEqual({ code: 'accepted' });
}, 60_000);
