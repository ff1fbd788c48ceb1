import { instantOf, localTimeOf } from '@tablewell/shared/zone';
import fc from 'fast-check';
import { dueReminders, type Reminded, reminderExpires, type ReminderRules } from './reminder-times';

const hourMs = 3_600_000;
const channels = ['sms', 'email'] as const;
const rules = (more: Partial<ReminderRules> = {}): ReminderRules => ({
  timezone: 'America/New_York',
  reminders: [1_440, 180].map((minutesBefore) => ({ minutesBefore, channels })),
  quietHours: { from: 21 * 60, to: 8 * 60 },
  ...more,
});
const every = (...minutes: number[]) => ({
  reminders: minutes.map((minutesBefore) => ({ minutesBefore, channels })),
});

/** An instant of a local time `YYYY-MM-DDTHH:MM` in New York. */
function at(local: string, timezone = 'America/New_York'): number {
  const [date = '', time = ''] = local.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantOf({ date, minute: hour * 60 + minute }, timezone) ?? NaN;
}

const party = (startsAt: string, more: Partial<Reminded> = {}): Reminded => ({
  startsAt: at(startsAt),
  cancelsUntil: at(startsAt),
  touchedAt: at(startsAt) - 30 * 24 * hourMs,
  ...more,
});

function localTimes(given: ReminderRules, reminded: Reminded): string[] {
  return dueReminders(given, reminded).map(({ at: moment }) => {
    const { date, minute } = localTimeOf(moment, given.timezone);
    return `${date}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  });
}

describe('a reminder', () => {
  test('of a day is sent at the same local time, that of hours so many hours before', () => {
    expect(localTimes(rules(), party('2027-01-05T19:30'))).toEqual(['2027-01-04T19:30', '2027-01-05T16:30']);
  });

  test('of a day keeps the local time when the clocks change between', () => {
    // The clocks go forward on March 14, back on November 7.
    expect(localTimes(rules(), party('2027-03-14T19:00'))[0]).toBe('2027-03-13T19:00');
    expect(localTimes(rules(), party('2027-11-07T19:00'))[0]).toBe('2027-11-06T19:00');
    const skipped = rules({ quietHours: { from: 0, to: 0 } });
    expect(localTimes(skipped, party('2027-03-15T02:30'))[0]).toBe('2027-03-14T03:30');
  });

  test('of hours counts what passes when the clocks change', () => {
    const all = rules({ ...every(180), quietHours: { from: 0, to: 0 } });
    expect(localTimes(all, party('2027-03-14T04:30'))).toEqual(['2027-03-14T00:30']);
  });

  test('goes at the last minute before quiet hours', () => {
    expect(localTimes(rules(), party('2027-01-05T10:00'))).toEqual(['2027-01-04T10:00', '2027-01-04T20:59']);
    const lunch = rules({ quietHours: { from: 12 * 60, to: 14 * 60 } });
    expect(localTimes(lunch, party('2027-01-05T16:30'))).toEqual(['2027-01-04T16:30', '2027-01-05T11:59']);
  });

  test('is not sent within four hours after booking, change or answer', () => {
    const given = party('2027-01-05T19:00', { touchedAt: at('2027-01-04T15:01') });
    expect(localTimes(rules(), given)).toEqual(['2027-01-05T16:00']);
    const edge = party('2027-01-05T19:00', { touchedAt: at('2027-01-04T15:00') });
    expect(localTimes(rules(), edge)).toHaveLength(2);
    expect(localTimes(rules(), party('2027-01-05T19:00', { touchedAt: at('2027-01-05T12:30') }))).toEqual([]);
  });

  test('comes an hour before the last moment to cancel, if it would come after that', () => {
    const given = party('2027-01-05T19:00', { cancelsUntil: at('2027-01-04T19:00') });
    expect(localTimes(rules(), given)).toEqual(['2027-01-04T18:00']);
  });

  test('is useless once quiet hours begin or the diner can no longer cancel', () => {
    const given = party('2027-01-05T19:00');
    expect(reminderExpires(at('2027-01-04T19:00'), rules(), given)).toBe(at('2027-01-04T21:00'));
    expect(reminderExpires(at('2027-01-05T16:00'), rules(), given)).toBe(given.cancelsUntil);
    const never = rules({ quietHours: { from: 60, to: 60 } });
    expect(reminderExpires(at('2027-01-04T19:00'), never, given)).toBe(given.cancelsUntil);
  });
});

describe('whatever the clocks do', () => {
  const zone = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Tokyo');
  const minuteOfDay = fc.integer({ min: 0, max: 1_439 });
  /** Around the changes of the clocks in 2027, too. */
  const start = fc
    .tuple(
      fc.constantFrom('2027-03-14', '2027-03-28', '2027-04-04', '2027-10-03', '2027-10-31', '2027-11-07'),
      fc.integer({ min: -2 * 1_440, max: 3 * 1_440 }),
    )
    .map(([date, minutes]) => Date.parse(`${date}T00:00:00Z`) + minutes * 60_000);
  const anything = fc.record({
    timezone: zone,
    quietHours: fc.record({ from: minuteOfDay, to: minuteOfDay }),
    minutes: fc.uniqueArray(fc.constantFrom(15, 60, 180, 1_440, 2_880, 10_080), { maxLength: 4 }),
    start,
    cancelMinutes: fc.constantFrom(0, 0, 60, 1_440),
    touchedHours: fc.integer({ min: 0, max: 400 }),
  });

  test('no reminder is in quiet hours, too late, or too soon after a booking', () => {
    fc.assert(
      fc.property(anything, ({ timezone, quietHours, minutes, ...given }) => {
        const reminded = {
          startsAt: given.start,
          cancelsUntil: given.start - given.cancelMinutes * 60_000,
          touchedAt: given.start - given.touchedHours * hourMs,
        };
        const all = { timezone, quietHours, ...every(...minutes) };
        const due = dueReminders(all, reminded);
        for (const each of due) {
          const { minute } = localTimeOf(each.at, timezone);
          const { from, to } = quietHours;
          expect(from <= to ? minute >= from && minute < to : minute >= from || minute < to).toBe(false);
          expect(each.at).toBeLessThan(reminded.cancelsUntil);
          expect(each.at - reminded.touchedAt).toBeGreaterThanOrEqual(4 * hourMs);
          expect(reminderExpires(each.at, all, reminded)).toBeGreaterThan(each.at);
        }
        expect(new Set(due.map((each) => each.at)).size).toBe(due.length);
      }),
    );
  });

  test('a reminder of days is at the same local time, unless the clocks skip it', () => {
    fc.assert(
      fc.property(zone, start, fc.integer({ min: 1, max: 7 }), (timezone, startsAt, days) => {
        const all = { timezone, ...every(days * 1_440), quietHours: { from: 0, to: 0 } };
        const [due] = dueReminders(all, { startsAt, cancelsUntil: startsAt, touchedAt: 0 });
        const own = localTimeOf(startsAt, timezone);
        const sent = localTimeOf(due?.at ?? 0, timezone);
        const isSkipped = instantOf({ date: sent.date, minute: own.minute }, timezone) === undefined;
        expect(isSkipped || sent.minute === own.minute).toBe(true);
      }),
    );
  });
});
