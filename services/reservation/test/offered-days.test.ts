import { fixedClock } from '@tablewell/chassis/testing';
import { bookingAt, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let on: Awaited<ReturnType<typeof startReservations>>;
beforeAll(async () => (on = await startReservations(clock)));
afterAll(() => on?.stop());

/** Two starts on each day but Sundays, and one table for two. */
async function open(id: string) {
  await on.publishRestaurant(id, {
    operatingPeriods: [
      { id: 'p', name: 'Dinner', opensAt: 1_140, closesAt: 1_200, intervalMinutes: 30, daysOfWeek: [] },
    ],
    seatingMinutes: 30,
    closures: { weekly: [0] },
    tableTypes: [{ key: 'TwoTop', count: 1, capacity: 2 }],
  });
  return id;
}
const listDays = (restaurantId: string, more: object = {}) =>
  on.apis[0]!.listOfferedDays({ restaurantId, from: '', days: 4, partySize: 2, ...more });
const states = async (id: string, more: object = {}) =>
  (await listDays(id, more)).days.map(({ date, state }) => `${date.slice(5)} ${state}`);

test('the days from today on are open, full or closed, by the tables that are left', async () => {
  const id = await open('days-1');
  expect(await states(id)).toEqual(['11-20 open', '11-21 open', '11-22 closed', '11-23 open']);
  await on.apis[0]!.book(bookingAt(id, '2026-11-21T19:00'));
  expect(await states(id)).toContain('11-21 open');
  await on.apis[0]!.book(bookingAt(id, '2026-11-21T19:30'));
  // A view of a day may be a quarter of a second old.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await states(id)).toEqual(['11-20 open', '11-21 full', '11-22 closed', '11-23 open']);
  expect((await listDays(id)).timezone).toBe('Europe/Rome');
});

test('at most six weeks from any date are returned, and days that cannot be booked yet or any more are closed', async () => {
  const id = await open('days-2');
  expect(await states(id, { from: '2026-11-18', days: 3 })).toEqual([
    '11-18 closed',
    '11-19 closed',
    '11-20 open',
  ]);
  expect(await states(id, { from: '2027-02-19', days: 3 })).toEqual([
    '02-19 open',
    '02-20 open',
    '02-21 closed',
  ]);
  expect(
    (await listDays(id, { from: '2027-02-22', days: 42 })).days.every(({ state }) => state === 'closed'),
  ).toBe(true);
});

test('the earliest and the latest possible dates are closed', async () => {
  const id = await open('days-4');
  for (const from of ['0000-01-01', '9999-12-20'])
    expect((await listDays(id, { from, days: 42 })).days.every(({ state }) => state === 'closed')).toBe(true);
});

test('a bad range is refused with its field’s name, and an unknown restaurant is not found', async () => {
  const id = await open('days-3');
  for (const bad of [{ days: 0 }, { days: 43 }, { from: '2026-13-01' }, { partySize: 0 }])
    await expect(listDays(id, bad)).rejects.toThrow();
  await expect(listDays('nobody')).rejects.toThrow(/not found/i);
});
