import { addDays, clockLabel, clockMinutes, clockText, isDate, minuteOf, weekdayOf } from './calendar';

test('only real calendar dates are dates', () => {
  expect(['2026-02-29', '2026-13-01', '26-01-01', 'today', ''].filter(isDate)).toEqual([]);
  expect(isDate('2028-02-29')).toBe(true);
});

test('weekdays are counted from Sunday', () => {
  expect(['2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([6, 0]);
});

test('times are shown on a 12-hour clock', () => {
  expect([0, 30, 720, 1110, 1439].map(clockLabel)).toEqual([
    '12:00 AM',
    '12:30 AM',
    '12:00 PM',
    '6:30 PM',
    '11:59 PM',
  ]);
});

test.each([
  ['00:00', 0],
  ['18:45', 1_125],
  ['24:00', 1_440],
])('%s is a time of day, and converts back to the same text', (text, minutes) => {
  expect([clockMinutes(text), minuteOf(text), clockText(minutes)]).toEqual([minutes, minutes, text]);
});

test.each(['', '6 pm', '24:01', '12:60', '7:00'])('“%s” is not a time of day', (text) => {
  expect(clockMinutes(text)).toBeUndefined();
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['0001-01-01', -1, '0000-12-31'],
  ['9999-12-31', 1, '+010000-01-01'],
])('%s and %d days is %s', (date, days, later) => expect(addDays(date, days)).toBe(later));
