import { isRefusal } from '@tablewell/chassis/refusal';
import type { KnownRestaurant } from '../restaurant/restaurant-rules';
import { listOfferedDays } from './list-offered-days';
import { memoryPorts } from '../commands/testing/memory-ports';
import { dinner, testRestaurant } from '../testing/test-restaurant';

const restaurant: KnownRestaurant = {
  ...testRestaurant({
    seatingMinutes: 60,
    periods: [{ ...dinner, opensAt: 1_140, closesAt: 1_200 }],
    tables: [{ key: 'TwoTop', count: 1, capacity: 2 }],
  }),
  entitlements: { monthlyReservations: 0, analytics: true },
};
afterEach(() => jest.restoreAllMocks());

test('weeks are left out once reading and deciding have taken too long', async () => {
  let elapsedMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => elapsedMs);
  const { ports } = memoryPorts(restaurant, () => new Date('2026-11-20T12:00:00Z'));
  const view: typeof ports.days.view = async (...which) => {
    elapsedMs += 100;
    return ports.days.view(...which);
  };
  const answer = await listOfferedDays({ ...ports, days: { ...ports.days, view } })({
    restaurantId: 'r1',
    from: '',
    days: 42,
    partySize: 2,
  });
  if (isRefusal(answer)) throw answer;
  expect(answer.days.map(({ state }) => state)).toEqual(Array(14).fill('open'));
  expect(answer.days.at(-1)?.date).toBe('2026-12-03');
});
