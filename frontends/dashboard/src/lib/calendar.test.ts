import { fullDate, localeWeekStart, monthRange, shortDate, weekRange } from './calendar';

describe('ranges of local dates', () => {
  it('starts a week on the given day', () => {
    expect(weekRange('2026-11-21', 0)).toEqual({ start: '2026-11-15', end: '2026-11-21' });
    expect(weekRange('2026-11-21', 1)).toEqual({ start: '2026-11-16', end: '2026-11-22' });
    expect(weekRange('2026-11-15', 0).start).toBe('2026-11-15');
  });

  it('knows the length of months', () => {
    expect(monthRange('2028-02-10')).toEqual({ start: '2028-02-01', end: '2028-02-29' });
    expect(monthRange('2026-12-31')).toEqual({ start: '2026-12-01', end: '2026-12-31' });
  });

  it('knows where weeks start on Monday and where on Sunday', () => {
    expect(localeWeekStart('de-DE')).toBe(1);
    expect(localeWeekStart('en-US')).toBe(0);
  });
});

it('writes dates with their weekday', () => {
  expect(shortDate('2027-01-05')).toBe('Tue, Jan 5');
  expect(fullDate('2027-01-05')).toBe('Tuesday, January 5, 2027');
});
