import { defaultPeriod } from '../hours';
import type { AvailabilityRules } from './rules';
import { maxDaysAhead } from './booking-window';
import { longestStayOn, pacingOn, turnOn, type WeekRules, windowOn } from './rules-on';

const lunch = { ...defaultPeriod, id: 'lunch', opensAt: 12 * 60, closesAt: 15 * 60 };
const dinner = { ...defaultPeriod, id: 'dinner', opensAt: 18 * 60, closesAt: 22 * 60 };
const withRules = (availabilityRules?: AvailabilityRules): WeekRules => ({
  periods: [lunch, dinner],
  closures: { weekly: [], special: [] },
  seatingMinutes: 90,
  availabilityRules,
});
const saturday = '2026-11-21';
const sunday = '2026-11-22';
const noon = 12 * 60;
const evening = 19 * 60;

test('without rules a party has the turn time of the settings, no pause, no pacing and no window', () => {
  for (const none of [undefined, {}].map(withRules)) {
    expect(turnOn(none, saturday, noon, 2)).toEqual({ turnMinutes: 90, pauseMinutes: 0 });
    expect(pacingOn(none, saturday, noon)).toEqual([]);
    expect(windowOn(none, saturday, noon)).toEqual({});
  }
});

describe('the turn time', () => {
  const rules = withRules({
    turnTimes: [
      { minutes: 60, periodIds: ['lunch'] },
      { minutes: 150, smallestParty: 7 },
      { minutes: 120, largestParty: 4, weekdays: [6] },
    ],
  });
  const turnAt = (date: string, minute: number, size: number) =>
    turnOn(rules, date, minute, size).turnMinutes;

  test('is that of the first rule for the period, the weekday and the size, else of the settings', () => {
    expect(turnAt(saturday, noon, 8)).toBe(60);
    expect(turnAt(saturday, evening, 7)).toBe(150);
    expect(turnAt(saturday, evening, 4)).toBe(120);
    expect(turnAt(saturday, evening, 5)).toBe(90);
    expect(turnAt(sunday, evening, 4)).toBe(90);
  });

  test('of a minute outside all periods comes from a rule for all of them', () => {
    expect(turnAt(saturday, 16 * 60, 8)).toBe(150);
    expect(turnAt(sunday, 16 * 60, 2)).toBe(90);
  });
});

describe('a special day', () => {
  const day = { id: 's', name: 'Valentine', from: saturday, until: saturday };
  const week = { turnTimes: [{ minutes: 60 }], pacing: [{ intervalMinutes: 15, mostCovers: 10 }] };

  test('with a turn time has no turn times of the week', () => {
    const rules = withRules({ ...week, specialDays: [{ ...day, seatingMinutes: 180 }] });
    expect(turnOn(rules, saturday, evening, 2).turnMinutes).toBe(180);
    expect(turnOn(rules, sunday, evening, 2).turnMinutes).toBe(60);
  });

  test('has its own turn times and pacing, of which an empty list means none', () => {
    const turnTimes = [{ minutes: 100, smallestParty: 3 }];
    const rules = withRules({ ...week, specialDays: [{ ...day, turnTimes, pacing: [] }] });
    expect(turnOn(rules, saturday, evening, 3).turnMinutes).toBe(100);
    expect(pacingOn(rules, saturday, evening)).toEqual([]);
    expect(turnOn(rules, saturday, evening, 2).turnMinutes).toBe(90);
    expect(pacingOn(rules, sunday, evening)).toHaveLength(1);
  });
});

test('every pacing rule for the start applies', () => {
  const all = { intervalMinutes: 60, mostCovers: 40 };
  const ofDinner = { intervalMinutes: 15, mostParties: 5, periodIds: ['dinner'] };
  const ofSunday = { intervalMinutes: 30, mostCovers: 20, weekdays: [0] };
  const rules = withRules({ pacing: [all, ofDinner, ofSunday] });
  expect(pacingOn(rules, saturday, noon)).toEqual([all]);
  expect(pacingOn(rules, sunday, evening)).toEqual([all, ofDinner, ofSunday]);
});

test('each value of a booking window is that of the first rule that has it', () => {
  const rules = withRules({
    bookingWindows: [
      { shortestNoticeMinutes: 30, periodIds: ['lunch'] },
      { shortestNoticeMinutes: 120, daysAhead: 14 },
      { daysAhead: 60, lastCancelMinutes: 60 },
    ],
  });
  expect(windowOn(rules, saturday, noon)).toEqual({
    shortestNoticeMinutes: 30,
    daysAhead: 14,
    lastCancelMinutes: 60,
  });
  expect(windowOn(rules, saturday, evening).shortestNoticeMinutes).toBe(120);
  expect(maxDaysAhead(rules.availabilityRules ?? {})).toBe(60);
  expect(maxDaysAhead({})).toBeUndefined();
});

test('the longest stay of a date includes the pause, and no turn time of another special day', () => {
  const other = { id: 'o', name: 'Other', from: sunday, until: sunday, seatingMinutes: 300 };
  const rules = withRules({ pauseMinutes: 15, turnTimes: [{ minutes: 120 }], specialDays: [other] });
  expect(longestStayOn(rules, saturday)).toBe(135);
  expect(longestStayOn(rules, sunday)).toBe(315);
});
