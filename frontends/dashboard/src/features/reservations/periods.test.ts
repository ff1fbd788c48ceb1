import { periodOf, periodRange, rangeLabel, stepFrom } from './periods';

const today = '2026-11-21';

describe('the period of the list', () => {
  it('falls back to today', () => {
    expect(periodOf(null)).toBe('today');
    expect(periodOf('fortnight')).toBe('today');
    expect(periodOf('month')).toBe('month');
  });

  it.each([
    ['today', '2026-11-21', 'Sat, Nov 21'],
    ['today', '2027-01-05', 'Tue, Jan 5, 2027'],
    ['week', '2026-11-21', 'Nov 15 – Nov 21'],
    ['week', '2027-01-02', 'Dec 27, 2026 – Jan 2, 2027'],
    ['week', '2027-01-03', 'Jan 3 – Jan 9, 2027'],
    ['month', '2026-11-30', 'November'],
    ['month', '2027-01-01', 'January 2027'],
  ] as const)('%s of %s is called %s', (period, date, label) => {
    expect(rangeLabel(period, periodRange(period, date, 0), today)).toBe(label);
  });

  it.each([
    ['today', '2026-12-31', 1, '2027-01-01'],
    ['week', '2026-11-21', -1, '2026-11-14'],
    ['month', '2027-01-31', 1, '2027-02-01'],
  ] as const)('steps %s from %s by %i to %s', (period, date, by, next) => {
    expect(stepFrom(period, date, by)).toBe(next);
  });
});
