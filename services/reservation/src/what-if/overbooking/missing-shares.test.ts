import fc from 'fast-check';
import { dinner, testRestaurant } from '../../testing/test-restaurant';
import { type AttendanceOfDate, countedIn, type ExpectedReservation, missingShares } from './missing-shares';

const lunch = { ...dinner, id: 'lunch', name: 'Lunch', opensAt: 660, closesAt: 900 };
const rules = testRestaurant({ periods: [lunch, dinner] });
const date = '2026-11-20';
const from = Date.parse(`${date}T19:00:00Z`);
const dayMs = 86_400_000;
const group = {
  minute: 1140,
  sizeBand: 0,
  leadBand: 1,
  isConfirmed: false,
  came: 0,
  noShows: 0,
  canceledLate: 0,
};
const counted = (...counts: Partial<typeof group>[]): AttendanceOfDate[] => [
  { date, counts: counts.map((count) => ({ ...group, ...count })) },
];
const party = (more: Partial<ExpectedReservation> = {}): ExpectedReservation => ({
  ...{ date, minute: 1140, partySize: 2, from, madeAt: from - 3 * dayMs, isConfirmed: false, ...more },
});
const daysBefore = (days: number) => from - days * dayMs;

test('a share has the range that holds it in four of five cases', () => {
  const shares = missingShares(rules, counted({ came: 360, noShows: 30, canceledLate: 10 }));
  expect(countedIn(shares)).toBe(400);
  expect(shares.share).toBeCloseTo(0.1);
  expect([shares.low, shares.high].map((end) => end.toFixed(3))).toEqual(['0.082', '0.121']);
  expect(shares.doubt).toBeCloseTo(0.15);
});

test('within a day of its time a reservation can no longer cancel early, so only no-shows count', () => {
  const shares = missingShares(rules, counted({ came: 3_600, noShows: 300, canceledLate: 100 }));
  expect(shares.of(party(), daysBefore(2))).toMatchObject({ cancels: 0.25 });
  expect(shares.of(party(), daysBefore(2)).missing).toBeCloseTo(0.1);
  expect(shares.of(party(), daysBefore(0.5)).missing).toBeCloseTo(300 / 3_900);
  expect(shares.of(party(), daysBefore(0.5)).cancels).toBe(0);
});

test('a reservation that may still confirm is judged with those that did and those that did not', () => {
  const shares = missingShares(
    rules,
    counted({ came: 1_800, noShows: 200 }, { came: 1_980, noShows: 20, isConfirmed: true }),
  );
  const at = (days: number, isConfirmed: boolean) =>
    shares.of(party({ isConfirmed }), daysBefore(days)).missing;
  expect(at(2, false)).toBeCloseTo(0.055);
  expect(at(2, true)).toBeLessThan(0.013);
  expect(at(0.5, false)).toBeGreaterThan(0.095);
});

test('periods, lead times and sizes have shares of their own once they have enough reservations', () => {
  const shares = missingShares(
    rules,
    counted(
      { came: 950, noShows: 50 },
      { came: 800, noShows: 200, minute: 720 },
      { came: 700, noShows: 300, leadBand: 2 },
      { came: 2, noShows: 2, sizeBand: 3 },
    ),
  );
  const missing = (more: Partial<ExpectedReservation>) => shares.of(party(more), daysBefore(3)).missing;
  expect(missing({})).toBeLessThan(0.07);
  expect(missing({ minute: 720 })).toBeGreaterThan(0.18);
  expect(missing({ madeAt: from - 20 * dayMs })).toBeGreaterThan(0.28);
  // Four reservations say little.
  expect(missing({ partySize: 8 })).toBeLessThan(0.12);
});

test('what starts after midnight belongs to the period of the evening before', () => {
  const late = testRestaurant({ periods: [lunch, { ...dinner, closesAt: 1560 }] });
  const shares = missingShares(late, [
    { date: '2026-11-21', counts: [{ ...group, minute: 30, came: 700, noShows: 300 }] },
    ...counted({ minute: 720, came: 1_000 }),
  ]);
  expect(shares.of(party({ minute: 1140 }), daysBefore(3)).missing).toBeGreaterThan(0.28);
});

test('property: a chance lies between none and one, and nobody counted means none', () => {
  const any = fc.record({
    minute: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    sizeBand: fc.integer({ min: 0, max: 3 }),
    leadBand: fc.integer({ min: 0, max: 2 }),
    isConfirmed: fc.boolean(),
    came: fc.nat({ max: 50 }),
    noShows: fc.nat({ max: 50 }),
    canceledLate: fc.nat({ max: 50 }),
  });
  expect(missingShares(rules, []).of(party(), daysBefore(2))).toEqual({ missing: 0, cancels: 0 });
  fc.assert(
    fc.property(
      fc.array(any, { maxLength: 20 }),
      fc.boolean(),
      fc.nat({ max: 30 }),
      (counts, isConfirmed, days) => {
        const { of, low, high, share } = missingShares(rules, [{ date, counts }]);
        const { missing, cancels } = of(party({ isConfirmed }), daysBefore(days));
        for (const part of [missing, cancels, low, high, share]) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(1);
        }
        expect(low).toBeLessThanOrEqual(share + 1e-9);
      },
    ),
  );
});
