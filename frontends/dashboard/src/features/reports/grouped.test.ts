import { barsOf, stepOf, stepsIn } from './grouped';

const year = { start: '2026-01-01', end: '2026-12-31' };

test('a range has as many bars as can be told apart', () => {
  expect(stepOf({ start: '2026-11-01', end: '2026-11-28' })).toBe('day');
  expect(stepOf({ start: '2026-09-01', end: '2026-11-30' })).toBe('week');
  expect(stepOf(year)).toBe('month');
  expect(stepsIn(year, 'month')).toHaveLength(12);
  // Weeks begin on Mondays; the first and the last one may be cut.
  expect(stepsIn({ start: '2026-11-04', end: '2026-11-17' }, 'week')).toEqual([
    ...['2026-11-02', '2026-11-09', '2026-11-16'],
  ]);
});

test('figures are added up by step and name, and a day without any is a bar, too', () => {
  const bars = barsOf({ start: '2026-11-20', end: '2026-11-22' }, [
    { date: '2026-11-20', name: 'Dinner', value: 4 },
    { date: '2026-11-20', name: 'Lunch', value: 1 },
    { date: '2026-11-22', name: 'Dinner', value: 2 },
    { date: '2026-11-22', name: 'Dinner', value: 3 },
    { date: '2026-11-23', name: 'Dinner', value: 9 },
  ]);
  expect(bars).toEqual([
    { first: '2026-11-20', label: 'Nov 20', values: { Dinner: 4, Lunch: 1 } },
    { first: '2026-11-21', label: 'Nov 21', values: {} },
    { first: '2026-11-22', label: 'Nov 22', values: { Dinner: 5 } },
  ]);
});
