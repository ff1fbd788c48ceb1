import { testRestaurant } from '../testing/test-restaurant';
import { linesNow } from './line-now';
import type { QuotePorts } from './wait-quotes';
import { DayView } from '../day/tables/day-view';

const restaurant = {
  ...testRestaurant({ tables: [{ key: 'TwoTop', count: 1, capacity: 2 }] }),
  entitlements: { monthlyReservations: 0, analytics: true },
} as never;
let now = Date.parse('2026-11-20T19:00:00Z');
let computed = 0;

const ports = {
  clock: () => new Date(now),
  days: {
    view: async () => DayView.of(restaurant, [{ claims: [] }], new Date(now)),
    day: async () => ({ claims: [] }),
  },
  stays: { of: async () => [] },
  reservations: {
    waiting: async () => {
      computed += 1;
      return [];
    },
  },
} as unknown as QuotePorts;

beforeEach(() => {
  computed = 0;
});

test('the line is computed once for all who look, however often they do', async () => {
  const lines = linesNow(ports);
  await Promise.all(Array.from({ length: 50 }, () => lines.of(restaurant)));
  await lines.of(restaurant);
  expect(computed).toBe(1);
});

test('it is computed again for a change since, once for all who ask, and not for an older one', async () => {
  const lines = linesNow(ports);
  await lines.of(restaurant);
  const joined = (now += 10);
  now += 10;
  await Promise.all(Array.from({ length: 50 }, () => lines.of(restaurant, joined)));
  expect(computed).toBe(2);
  // A party of yesterday that asks for its place again and again.
  for (let times = 0; times < 20; times += 1) await lines.of(restaurant, joined - 86_400_000);
  expect(computed).toBe(2);
});
