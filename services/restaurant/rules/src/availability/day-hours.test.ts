import fc from 'fast-check';
import { type Closures, defaultPeriod, type OperatingPeriod } from '../hours';
import {
  calendarTimeOf,
  closureOn,
  hasStart,
  isClosedAt,
  isClosedOn,
  openServiceStartsOn,
  openStartsOn,
  periodAt,
  serviceStartsOn,
  serviceTimeOf,
  startsOn,
} from './day-hours';
import type { SpecialDay } from './rules';
import { serviceDayBounds } from './service-day';
import { turnOn } from './rules-on';

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
        openIn([period({ opensAt: 1320, closesAt: 1320 }), period({ opensAt: 1400, closesAt: 360 })]),
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
          const isOpen = ({ opensAt, closesAt }: OperatingPeriod) =>
            opensAt < closesAt
              ? opensAt <= minute && minute < closesAt
              : closesAt <= 300 && (opensAt <= minute || minute < closesAt);
          expect(periods.some(isOpen)).toBe(true);
        }
        for (let minute = 0; minute <= 1440; minute += 5) {
          expect(hasStart(saturday, minute, openIn(periods))).toBe(minutes.includes(minute));
        }
      }),
    );
  });
});

describe('a service that crosses midnight', () => {
  // Friday to Sunday, from 18:00 to 02:00.
  const late = period({ opensAt: 18 * 60, closesAt: 2 * 60, intervalMinutes: 60, daysOfWeek: [5, 6, 0] });
  const rules = openIn([late]);
  const friday = '2026-11-20';
  const sunday = '2026-11-22';
  const monday = '2026-11-23';
  const hours = (starts: readonly { minute: number }[]) => starts.map(({ minute }) => minute / 60);

  test('is one evening: its last starts are beyond 24:00 of the service day, and on the next date', () => {
    expect(hours(serviceStartsOn(friday, rules))).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
    expect(hours(startsOn(friday, rules))).toEqual([18, 19, 20, 21, 22, 23]);
    expect(hours(startsOn(saturday, rules))).toEqual([0, 1, 18, 19, 20, 21, 22, 23]);
    expect(hours(startsOn(monday, rules))).toEqual([0, 1]);
    expect(hasStart(monday, 60, rules)).toBe(true);
    expect(hasStart(friday, 60, rules)).toBe(false);
  });

  test('is closed as a whole, also after midnight, and no start of the next evening is', () => {
    const closed = { ...rules, closures: { weekly: [], special: [saturday] } };
    expect(hours(openStartsOn(saturday, closed))).toEqual([0, 1]);
    expect(hours(openStartsOn(sunday, closed))).toEqual([18, 19, 20, 21, 22, 23]);
    expect(isClosedAt({ date: sunday, minute: 30 }, closed)).toBe(true);
    expect(isClosedAt({ date: saturday, minute: 30 }, closed)).toBe(false);
    expect(hours(openServiceStartsOn(friday, closed))).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
    expect(openServiceStartsOn(saturday, closed)).toEqual([]);
  });

  test('may be given as two periods, of which the one after midnight belongs to the evening before', () => {
    const parts = openIn([
      period({ opensAt: 18 * 60, closesAt: 1440, intervalMinutes: 60 }),
      period({ name: 'Late', opensAt: 0, closesAt: 120, intervalMinutes: 60 }),
    ]);
    expect(hours(serviceStartsOn(friday, parts))).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
    const closed = { ...parts, closures: { weekly: [], special: [saturday] } };
    expect(hours(openStartsOn(sunday, closed))).toEqual([18, 19, 20, 21, 22, 23]);
  });

  test('turns at the hour of the restaurant', () => {
    const bakery = {
      ...openIn([period({ opensAt: 240, closesAt: 420, intervalMinutes: 60 })]),
      dayTurnsAt: 180,
    };
    expect(hours(serviceStartsOn(friday, bakery))).toEqual([4, 5, 6]);
    expect(hours(serviceStartsOn(friday, { ...bakery, dayTurnsAt: 300 }))).toEqual([5, 6, 28]);
    expect(serviceTimeOf({ date: saturday, minute: 299 }, {})).toEqual({ date: friday, minute: 1739 });
    expect(serviceTimeOf({ date: saturday, minute: 300 }, {})).toEqual({ date: saturday, minute: 300 });
    expect(calendarTimeOf({ date: friday, minute: 1739 })).toEqual({ date: saturday, minute: 299 });
  });

  test('has the rules of its own weekday after midnight', () => {
    const week = {
      ...rules,
      seatingMinutes: 90,
      availabilityRules: { turnTimes: [{ id: 't', minutes: 60, weekdays: [5] }] },
    };
    expect(turnOn(week, saturday, 30, 2).turnMinutes).toBe(60);
    expect(turnOn(week, saturday, 18 * 60, 2).turnMinutes).toBe(90);
  });

  test('turns with the clocks: the day of a change has 23 or 25 hours', () => {
    const hoursOf = (date: string) => {
      const { start, end } = serviceDayBounds(date, { timezone: 'Europe/Rome' });
      return (end - start) / 3_600_000;
    };
    expect(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'].map(hoursOf)).toEqual([23, 24, 25, 24]);
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
