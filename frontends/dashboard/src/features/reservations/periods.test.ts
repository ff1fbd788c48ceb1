import { periodOf, periodRange, rangeLabel } from './periods';

const today = '2026-11-21';

describe('the period of the list', () => {
  it('falls back to today', () => {
    expect(periodOf(null)).toBe('today');
    expect(periodOf('fortnight')).toBe('today');
    expect(periodOf('month')).toBe('month');
  });

  it.each([
    ['today', 0, 'Sat, Nov 21'],
    ['today', 1, 'Sun, Nov 22'],
    ['today', 45, 'Tue, Jan 5, 2027'],
    ['week', 0, 'Nov 15 – Nov 21'],
    ['week', 6, 'Dec 27, 2026 – Jan 2, 2027'],
    ['week', 7, 'Jan 3 – Jan 9, 2027'],
    ['month', 0, 'November'],
    ['month', 2, 'January 2027'],
  ] as const)('%s, %i steps on, is called %s', (period, offset, label) => {
    expect(rangeLabel(period, periodRange(period, offset, today, 0), today)).toBe(label);
  });

  it('steps by months from a 31st without skipping one', () => {
    expect(periodRange('month', 1, '2027-01-31', 0)).toEqual({ start: '2027-02-01', end: '2027-02-28' });
  });
});
