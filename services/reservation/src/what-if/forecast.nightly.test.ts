import fc from 'fast-check';
import { addDays } from '@tablewell/shared/calendar';
import { forecastErrors, forecastOf, type PacedDay } from './forecast';

const today = '2026-11-20';
const maxDaysAhead = 14;

/** Days before today, the newest first: of each, so many people are booked a day more before it, and `came` in the end. */
const past = (count: number, cameOn: (daysAgo: number) => number): PacedDay[] =>
  Array.from({ length: count }, (_, index) => {
    const came = cameOn(index + 1);
    const booked = Array.from({ length: maxDaysAhead + 1 }, (_day, days) =>
      Math.max(0, came - 10 - 2 * days),
    );
    return { date: addDays(today, -index - 1), came, booked };
  });
const tell = (days: readonly PacedDay[], daysAhead: number, booked: number, elapsed = 0) =>
  forecastOf(days, { date: addDays(today, daysAhead), daysAhead, booked, elapsed });

test('a forecast is what is booked, and what came in on like days from as many days before', () => {
  const like = past(60, () => 60);
  expect(tell(like, 1, 48)).toBe(60);
  expect(tell(like, 7, 30)).toBe(54);
  // A day fuller than others stays fuller.
  expect(tell(like, 7, 80)).toBe(104);
});

test('as today passes, what usually comes in today is expected less and less', () => {
  const like = past(60, () => 60);
  expect([0, 0.5, 1].map((elapsed) => tell(like, 1, 48, elapsed))).toEqual([60, 59, 58]);
});

test('a forecast goes by its own weekday, the last eight', () => {
  const busyOnFridays = past(120, (ago) => (ago % 7 !== 0 ? 30 : ago <= 56 ? 90 : 300));
  expect(tell(busyOnFridays, 7, 66)).toBe(90);
  expect(tell(busyOnFridays, 8, 0)).toBe(26);
});

test('more cancellations than late bookings lower it, but not below nobody', () => {
  const canceling = past(60, () => 20).map((day) => ({ ...day, booked: day.booked.map(() => 35) }));
  expect(tell(canceling, 3, 40)).toBe(25);
  expect(tell(canceling, 3, 4)).toBe(0);
});

test('there is none from fewer than three days of the weekday', () => {
  expect(
    tell(
      past(19, () => 60),
      1,
      48,
    ),
  ).toBeUndefined();
  expect(
    tell(
      past(20, () => 60),
      1,
      48,
    ),
  ).toBe(60);
});

test('the error of so many days ahead is that of forecasts made then, without what came later', () => {
  // A week ago everything doubled: the last week was forecast too low by half, and by nothing before.
  const doubled = past(90, (ago) => (ago <= 7 ? 80 : 40));
  const pickup = forecastErrors(doubled, { today, maxDaysAhead });
  expect(pickup).toHaveLength(14);
  expect(pickup[0]).toEqual({ daysAhead: 1, days: 28, meanError: 0, meanCame: 50 });
  const flat = doubled.map((day) => ({ ...day, booked: day.booked.map(() => 10) }));
  expect(forecastErrors(flat, { today, maxDaysAhead })[0]).toEqual({
    ...{ daysAhead: 1, days: 28, meanError: 10, meanCame: 50 },
  });
});

test('there is no error before there are forecasts', () => {
  expect(
    forecastErrors(
      past(21, () => 60),
      { today, maxDaysAhead },
    ),
  ).toEqual([]);
});

test('property: weeks that are alike are forecast without an error', () => {
  const week = fc.array(fc.integer({ min: 40, max: 200 }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(week, (cameOn) => {
      const days = past(77, (ago) => cameOn[ago % 7] ?? 0);
      for (const { meanError } of forecastErrors(days, { today, maxDaysAhead })) expect(meanError).toBe(0);
    }),
  );
});
