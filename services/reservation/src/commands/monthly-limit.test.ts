import type { KnownRestaurant } from '../restaurant/restaurant-rules';
import { quotaRequest, reserveQuota } from './monthly-limit';
import { testRestaurant } from '../testing/test-restaurant';

const restaurant: KnownRestaurant = {
  ...testRestaurant({
    timezone: 'Europe/Rome',
  }),
  entitlements: { monthlyReservations: 50, analytics: false },
};
const madeAt = new Date('2026-11-30T23:30:00Z');

test('bookings of a trial need no quota in the month, as under Premium', () => {
  const entitlements = { monthlyReservations: 0, analytics: true };
  expect(quotaRequest({ ...restaurant, entitlements }, 'x', 1, madeAt)).toBeUndefined();
});

test('quota is requested in the month in which the reservation was made, by the restaurant’s clock', () => {
  expect(quotaRequest(restaurant, 'x', 3, madeAt)).toMatchObject({
    restaurantId: 'r1',
    reservationId: 'x',
    version: 3,
    limit: 50,
    month: { name: '2026-12' },
  });
});

test.each([
  ['public', 'Please call the restaurant.'],
  ['member', 'Its plan takes 50 reservations a month; Premium takes any number.'],
] as const)('the refusal of a full month advises a %s caller', async (audience, hint) => {
  const request = quotaRequest(restaurant, 'x', 1, madeAt);
  if (!request) throw new Error('a limited restaurant requests quota');
  const outcomes = {
    hasQuota: async () => false,
    take: async () => 'full' as const,
    releaseQuota: async () => {},
  };
  expect(await reserveQuota({ quotas: outcomes }, request, audience)).toMatchObject({
    kind: 'plan-required',
    requiredPlan: 'premium',
    message: `This restaurant takes no more online bookings this month. ${hint}`,
  });
});
