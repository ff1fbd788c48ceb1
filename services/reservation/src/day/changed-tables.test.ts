import { isRefusal } from '@tablewell/chassis/refusal';
import fc from 'fast-check';
import { bookedTable } from '../testing/day-of';
import { testRestaurant } from '../testing/test-restaurant';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { ClaimRequest } from './claim-request';
import type { Claim } from './claims/claim';
import { type DecidedDay, decideBatch } from './decide-batch';

// The tables of a restaurant change while it is booked: parties whose table became another one wait for a number until
// the day is written, and still need a table.

const now = new Date('2026-11-20T12:00:00Z');
const date = '2026-11-21';
const capacity = 3;

const houseOf = (version: number, ...tables: readonly (readonly [string, number, number])[]) => ({
  ...testRestaurant({ tables: tables.map(([key, count, seats]) => ({ key, count, capacity: seats })) }),
  version,
});
/** Each has three tables for a party of two. */
const houses: readonly RestaurantRules[] = [
  houseOf(1, ['TwoTop', capacity, 2]),
  houseOf(2, ['FourTop', capacity, 4]),
  houseOf(3, ['TwoTopCircle', 1, 2], ['FourTop', capacity - 1, 4]),
];

let made = 0;
function requestOf(restaurant: RestaurantRules, minute: number): ClaimRequest {
  const request = { when: { date, minute }, partySize: 2, rules: 'book' } as const;
  const table = bookedTable(restaurant, request, now);
  return { claimId: `party${++made}:1`, restaurant, now, dates: [date], partySize: 2, table };
}

/** The most parties at any instant. */
const maxAtOnce = (claims: readonly Claim[]): number =>
  Math.max(
    0,
    ...claims.map(({ from }) => claims.filter((one) => one.from <= from && from < one.until).length),
  );

test('parties whose tables became others keep as many of them in a batch', () => {
  const [small, large] = houses as [RestaurantRules, RestaurantRules];
  const first = decideBatch(
    { claims: [] },
    undefined,
    [1140, 1140].map((at) => requestOf(small, at)),
    0,
  );
  const later = decideBatch(
    first,
    undefined,
    [1140, 1140, 1140].map((at) => requestOf(large, at)),
    0,
  );
  expect(later.outcomes.map(isRefusal)).toEqual([false, true, true]);
});

test('never more parties get a table than there are tables, whichever settings each request has', () => {
  const requests = fc.array(fc.record({ house: fc.nat(houses.length - 1), half: fc.nat(3) }), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.array(requests, { maxLength: 6 }), (batches) => {
      let day: DecidedDay = { claims: [] };
      for (const batch of batches.filter(({ length }) => length > 0)) {
        const asked = batch.map(({ house, half }) =>
          requestOf(houses[house] as RestaurantRules, 1080 + 30 * half),
        );
        day = decideBatch(day, undefined, asked, now.getTime());
      }
      expect(maxAtOnce(day.claims)).toBeLessThanOrEqual(capacity);
    }),
  );
});
