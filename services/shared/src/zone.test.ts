import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { addDays, addMonths, dayBounds, instantAfterGap, instantOf, isZone, localTimeOf } from './zone';

const hour = 3_600_000;
const zones = [
  'Europe/Rome',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'America/Nuuk',
  'UTC',
];

test('only IANA zones are zones', () => {
  expect(zones.every(isZone)).toBe(true);
  expect(['', 'Mars/Base', '+02:00'].filter(isZone)).toEqual([]);
});

test('a time that a clock change skips has no instant', () => {
  expect(instantOf({ date: '2026-03-29', minute: 150 }, 'Europe/Rome')).toBeUndefined();
});

test.each([-1, 1_440, 1_500])('minute %i is no time of a day, and has no instant', (minute) => {
  expect(instantOf({ date: '2026-11-20', minute }, 'Europe/Rome')).toBeUndefined();
  expect(instantOf({ date: '2026-03-29', minute }, 'Europe/Rome')).toBeUndefined();
});

test.each([
  ['in the night', '2026-03-29', 150, 'Europe/Rome', '2026-03-29T01:30:00Z'],
  ['in the last hour of the day', '2026-03-28', 1_380, 'America/Nuuk', '2026-03-29T01:00:00Z'],
  ['by half an hour', '2026-10-04', 135, 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
])('a time that a clock change skips %s is as much later as the change', (_when, date, minute, zone, at) => {
  expect(instantOf({ date, minute }, zone)).toBeUndefined();
  expect(instantAfterGap({ date, minute }, zone)).toBe(Date.parse(at));
});

test('a minute beyond midnight is of the next day', () => {
  expect(instantAfterGap({ date: '2026-03-28', minute: 1_500 }, 'America/Nuuk')).toBe(
    Date.parse('2026-03-29T02:00:00Z'),
  );
});

test('every minute of a night has an instant, and no earlier one than the minute before', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1_400 }),
      fc.integer({ min: 0, max: 2_000 }),
      (zone, days, minute) => {
        const date = addDays('2026-01-01', days);
        const at = instantAfterGap({ date, minute }, zone);
        const next = instantAfterGap({ date, minute: minute + 60 }, zone);
        expect(Number.isFinite(at)).toBe(true);
        expect(next).toBeGreaterThanOrEqual(at);
        expect(next - at).toBeLessThanOrEqual(2 * hour);
      },
    ),
  );
});

test('a time that occurs twice means its first occurrence', () => {
  expect(instantOf({ date: '2026-10-25', minute: 150 }, 'Europe/Rome')).toBe(
    Date.parse('2026-10-25T00:30:00Z'),
  );
});

test('days are 23 and 25 hours long when the clocks change', () => {
  const lengthOf = (date: string) => {
    const { start, end } = dayBounds(date, 'Europe/Rome');
    return (end - start) / hour;
  };
  expect(['2026-03-29', '2026-10-25', '2026-11-21'].map(lengthOf)).toEqual([23, 25, 24]);
});

test('the instant of a local time converts back to that local time, in every zone and on every day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1_400 }),
      fc.integer({ min: 0, max: 1_439 }),
      (zone, days, minute) => {
        const local = { date: addDays('2026-01-01', days), minute };
        const at = instantOf(local, zone);
        if (at !== undefined) expect(localTimeOf(at, zone)).toEqual(local);
      },
    ),
  );
});

test('the cached result for a day without a clock change equals the calendar’s', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1_400 }),
      fc.integer({ min: 0, max: 1_439 }),
      (zone, days, minute) => {
        const date = addDays('2026-01-01', days);
        const [hour, rest] = [Math.floor(minute / 60), minute % 60];
        const zoned = Temporal.PlainDateTime.from(date).with({ hour, minute: rest }).toZonedDateTime(zone);
        const shown = { date: zoned.toPlainDate().toString(), minute: zoned.hour * 60 + zoned.minute };
        // Computed twice: the second result is from the cache.
        for (const _ of [1, 2]) expect(localTimeOf(zoned.epochMilliseconds, zone)).toEqual(shown);
        if (shown.minute === minute && instantOf({ date, minute }, zone) !== zoned.epochMilliseconds)
          throw new Error(`${date} ${minute} in ${zone}`);
      },
    ),
  );
});

test('three months after the end of a month is the end of a month', () => {
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
});
