import { bookingWindow, clocksAgree, localTimeAt, monthsLater } from './local-time';

describe('localTimeAt', () => {
  it('shows the date of the zone, not of the machine', () => {
    const instant = new Date('2026-11-21T03:30:00Z');
    expect(localTimeAt(instant, 'America/New_York')).toEqual({ date: '2026-11-20', time: '22:30' });
    expect(localTimeAt(instant, 'Asia/Tokyo')).toEqual({ date: '2026-11-21', time: '12:30' });
  });

  it('writes midnight as 00:00', () => {
    expect(localTimeAt(new Date('2026-11-21T00:00:00Z'), 'UTC').time).toBe('00:00');
  });
});

describe('monthsLater', () => {
  it.each([
    ['2026-11-21', '2027-02-21'],
    ['2026-11-30', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2026-05-31', '2026-08-31'],
  ])('three months after %s is %s', (date, later) => {
    expect(monthsLater(date, 3)).toBe(later);
  });
});

it('starts the booking window with the current date at the restaurant', () => {
  expect(bookingWindow(localTimeAt(new Date('2026-11-21T03:30:00Z'), 'America/New_York'))).toEqual({
    today: '2026-11-20',
    first: '2026-11-20',
    last: '2027-02-20',
    beyond: 'problem.dateFar',
  });
});

describe('clocksAgree', () => {
  const november = new Date('2026-11-21T12:00:00Z');
  it('for two names of the same time zone', () => {
    expect(clocksAgree('Europe/Berlin', 'Europe/Paris', november)).toBe(true);
    expect(clocksAgree('Asia/Calcutta', 'Asia/Kolkata', november)).toBe(true);
  });
  it('not for zones that diverge within the booking window', () => {
    const september = new Date('2026-09-21T12:00:00Z');
    expect(clocksAgree('America/New_York', 'America/Los_Angeles', november)).toBe(false);
    // Denver leaves daylight saving time in November; from then on Phoenix shows the same time.
    expect(clocksAgree('America/Denver', 'America/Phoenix', september)).toBe(false);
    expect(clocksAgree('America/Denver', 'America/Phoenix', november)).toBe(true);
  });
});
