import { fixedClock } from '@tablewell/chassis/testing';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: Reservations;
let one: Api;
let other: Api;

beforeAll(async () => {
  running = await startReservations(clock, 2, { sweepEveryMs: 60_000 });
  [one, other] = running.apis as [Api, Api];
});
afterAll(() => running?.stop());

test('settings that one process reports as applied apply in every process', async () => {
  for (let round = 1; round <= 6; round++) {
    const count = round % 2;
    const tableTypes = [
      { key: 'OneTop', count: 1, capacity: 1 },
      { key: 'TwoTop', count, capacity: 2 },
    ];
    await running.publishRestaurant('r1', { tableTypes });
    const time = `2026-12-${10 + round}T19:00`;
    const wanted = count === 1 ? 'accepted' : 'no-tables-available';
    expect(await outcomeOf(other.book(bookingAt('r1', time)))).toMatchObject({ code: wanted });
    // Both processes have cached these settings by now, and must not use them once the next ones are in force.
    await outcomeOf(one.book(bookingAt('r1', time)));
  }
});
