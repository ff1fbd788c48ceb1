import fc from 'fast-check';
import { type Closures, defaultPeriod, type OperatingPeriod } from '../hours';
import { closureOn, hasStart, isClosedOn, periodAt, startsOn } from './day-hours';
import type { SpecialDay } from './rules';

const period = (change: Partial<OperatingPeriod> = {}): OperatingPeriod => ({
  ...defaultPeriod,
  id: 'p',
  ...change,
});
const saturday = '2026-11-21';
const noClosures: Closures = { weekly: [], special: [] };
const openIn = (periods: OperatingPeriod[], specialDays: SpecialDay[] = []) => ({
  periods,
  closures: noClosures,
  availabilityRules: { specialDays },
});
const special = (more: Partial<SpecialDay> = {}): SpecialDay => ({
  id: 's',
  name: 'Christmas',
  from: '2026-12-24',
  until: '2026-12-26',
  ...more,
});

describe('starts of a day', () => {
  test('run from opening up to but not including closing, by the interval', () => {
    const starts = startsOn(
      saturday,
      openIn([period({ opensAt: 17 * 60, closesAt: 19 * 60, intervalMinutes: 30 })]),
    );
    expect(starts.map(({ minute }) => minute)).toEqual([1020, 1050, 1080, 1110]);
  });

  test('come from the periods of that weekday, and from every period without weekdays', () => {
    const weekend = period({ name: 'Brunch', opensAt: 600, closesAt: 660, daysOfWeek: [0, 6] });
    const monday = period({ name: 'Lunch', opensAt: 720, closesAt: 780, daysOfWeek: [1] });
    const always = period({ name: 'Late', opensAt: 1380, closesAt: 1440, daysOfWeek: [] });
    const names = startsOn(saturday, openIn([weekend, monday, always])).map(({ periodName }) => periodName);
    expect(new Set(names)).toEqual(new Set(['Brunch', 'Late']));
  });

  test('ignore a period that does not open before it closes', () => {
    expect(
      startsOn(
        saturday,
        openIn([period({ opensAt: 1320, closesAt: 1320 }), period({ opensAt: 1400, closesAt: 60 })]),
      ),
    ).toEqual([]);
  });

  test('are sorted, each minute once, and inside a period, whatever the periods are', () => {
    const anyPeriod = fc.record({
      opensAt: fc.integer({ min: 0, max: 1439 }),
      closesAt: fc.integer({ min: 0, max: 1440 }),
      intervalMinutes: fc.constantFrom(15, 30, 60),
      daysOfWeek: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    });
    fc.assert(
      fc.property(fc.array(anyPeriod, { maxLength: 6 }), (changes) => {
        const periods = changes.map(period);
        const minutes = startsOn(saturday, openIn(periods)).map(({ minute }) => minute);
        expect(minutes).toEqual([...new Set(minutes)].sort((a, b) => a - b));
        for (const minute of minutes) {
          expect(periods.some(({ opensAt, closesAt }) => opensAt <= minute && minute < closesAt)).toBe(true);
        }
        for (let minute = 0; minute <= 1440; minute += 5) {
          expect(hasStart(saturday, minute, openIn(periods))).toBe(minutes.includes(minute));
        }
      }),
    );
  });
});

test('a date is closed by its weekday or by a date of the closures', () => {
  const isClosed = (closures: Closures) => isClosedOn(saturday, { periods: [period()], closures });
  expect(isClosed({ weekly: [6], special: [] })).toBe(true);
  expect(isClosed({ weekly: [], special: [saturday] })).toBe(true);
  expect(isClosed({ weekly: [0], special: ['2026-11-22'] })).toBe(false);
});

describe('a special day', () => {
  const brunch = period({ id: 'b', name: 'Brunch', opensAt: 600, closesAt: 720, intervalMinutes: 60 });
  const minutesOn = (date: string, day: SpecialDay) =>
    startsOn(date, openIn([period()], [day])).map(({ minute }) => minute);

  test('has its own starts on its dates, first and last included, and on no other', () => {
    const day = special({ periods: [brunch] });
    for (const date of ['2026-12-24', '2026-12-25', '2026-12-26'])
      expect(minutesOn(date, day)).toEqual([600, 660]);
    for (const date of ['2026-12-23', '2026-12-27']) expect(minutesOn(date, day)).toHaveLength(22);
    expect(hasStart('2026-12-25', 600, openIn([period()], [day]))).toBe(true);
    expect(hasStart('2026-12-25', 12 * 60, openIn([period()], [day]))).toBe(false);
  });

  test('keeps the starts of the week unless it has periods', () => {
    expect(minutesOn('2026-12-25', special({ seatingMinutes: 120 }))).toHaveLength(22);
  });

  test('closes its dates, and opens a weekday that is closed but not a date that is', () => {
    const opening = openIn([period()], [special({ closed: true })]);
    expect(closureOn('2026-12-25', opening)).toEqual({ kind: 'special-day', name: 'Christmas' });
    const friday = { weekly: [5], special: [] };
    const open = openIn([period()], [special({ periods: [brunch] })]);
    expect(closureOn('2026-12-25', { ...open, closures: friday })).toBeUndefined();
    expect(closureOn('2026-12-18', { ...open, closures: friday })).toEqual({ kind: 'weekday' });
    const date = { weekly: [], special: ['2026-12-25'] };
    expect(closureOn('2026-12-25', { ...open, closures: date })).toEqual({ kind: 'date' });
    const unnamed = openIn([period()], [special()]);
    expect(closureOn('2026-12-25', { ...unnamed, closures: friday })).toEqual({ kind: 'weekday' });
  });
});

test('a minute belongs to the period that has a start then, else to the one that is open', () => {
  const early = period({ id: 'early', opensAt: 600, closesAt: 720, intervalMinutes: 60 });
  const late = period({ id: 'late', opensAt: 630, closesAt: 800, intervalMinutes: 30 });
  const idAt = (minute: number) => periodAt(saturday, minute, openIn([early, late]))?.id;
  expect([600, 615, 630, 660, 790, 800].map(idAt)).toEqual([
    'early',
    'early',
    'late',
    'early',
    'late',
    undefined,
  ]);
});
