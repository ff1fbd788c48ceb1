import fc from 'fast-check';
import { defaultPeriod, hasStart, isClosedOn, type OperatingPeriod, startsOn } from './hours';

const period = (change: Partial<OperatingPeriod> = {}): OperatingPeriod => ({
  ...defaultPeriod,
  id: 'p',
  ...change,
});
const saturday = '2026-11-21';

describe('starts of a day', () => {
  test('run from opening up to but not including closing, by the interval', () => {
    const starts = startsOn(saturday, [period({ opensAt: 17 * 60, closesAt: 19 * 60, intervalMinutes: 30 })]);
    expect(starts.map(({ minute }) => minute)).toEqual([1020, 1050, 1080, 1110]);
  });

  test('come from the periods of that weekday alone, and from every period that names no day', () => {
    const weekend = period({ name: 'Brunch', opensAt: 600, closesAt: 660, daysOfWeek: [0, 6] });
    const monday = period({ name: 'Lunch', opensAt: 720, closesAt: 780, daysOfWeek: [1] });
    const always = period({ name: 'Late', opensAt: 1380, closesAt: 1440, daysOfWeek: [] });
    const names = startsOn(saturday, [weekend, monday, always]).map(({ periodName }) => periodName);
    expect(new Set(names)).toEqual(new Set(['Brunch', 'Late']));
  });

  test('ignore a period that does not open before it closes', () => {
    expect(
      startsOn(saturday, [
        period({ opensAt: 1320, closesAt: 1320 }),
        period({ opensAt: 1400, closesAt: 60 }),
      ]),
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
        const minutes = startsOn(saturday, periods).map(({ minute }) => minute);
        expect(minutes).toEqual([...new Set(minutes)].sort((a, b) => a - b));
        for (const minute of minutes) {
          expect(periods.some(({ opensAt, closesAt }) => opensAt <= minute && minute < closesAt)).toBe(true);
        }
        for (let minute = 0; minute <= 1440; minute += 5) {
          expect(hasStart(saturday, minute, periods)).toBe(minutes.includes(minute));
        }
      }),
    );
  });
});

test('a date is closed by its weekday or by name', () => {
  expect(isClosedOn(saturday, { weekly: [6], special: [] })).toBe(true);
  expect(isClosedOn(saturday, { weekly: [], special: [saturday] })).toBe(true);
  expect(isClosedOn(saturday, { weekly: [0], special: ['2026-11-22'] })).toBe(false);
});
