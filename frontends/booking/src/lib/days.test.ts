import { daysLater, longDay, shortDay } from './days';
import { monthGrid, monthLabel } from './month';

test('days are named in everyday words', () => {
  expect([shortDay('2026-11-28'), longDay('2026-11-28'), monthLabel('2026-11-28')]).toEqual([
    'Sat, Nov 28',
    'Saturday, November 28',
    'November 2026',
  ]);
});

test('days are counted across the ends of months and years', () => {
  expect([daysLater('2026-12-31', 1), daysLater('2028-02-28', 1), daysLater('2026-11-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-10-31',
  ]);
});

test('a month is shown in six weeks from a Sunday on', () => {
  const november = monthGrid('2026-11-28');
  expect([november.length, november[0], november[41]]).toEqual([42, '2026-11-01', '2026-12-12']);
  expect(monthGrid('2026-08-15')[0]).toBe('2026-07-26');
});
