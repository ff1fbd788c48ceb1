import { createClock } from './clock';

test.each([
  ['en-US', ['12:00 AM', '6:30 PM'], '6:30', '7 PM', '7'],
  ['en-GB', ['00:00', '18:30'], '18:30', '19', '19'],
  ['en-US-u-hc-h23', ['00:00', '18:30'], '18:30', '19', '19'],
  ['de', ['00:00', '18:30'], '18:30', '19 Uhr', '19'],
  ['es-MX', ['12:00 a.m.', '6:30 p.m.'], '6:30', '7 p.m.', '7'],
])('"%s" formats times of day by its locale', (locale, labels, short, hour, shortHour) => {
  const clock = createClock(() => locale);
  expect([0, 1_110].map((minute) => clock.label(minute).replaceAll('\u00a0', ' '))).toEqual(labels);
  expect(clock.short(1_110)).toBe(short);
  expect(clock.hour(1_140).replaceAll('\u00a0', ' ')).toBe(hour);
  expect(clock.shortHour(1_140)).toBe(shortHour);
});

test('a time past midnight wraps to the next day', () => {
  expect(createClock(() => 'en-US').label(1_470)).toBe('12:30 AM');
});

test('a time is formatted by the current locale', () => {
  let locale = 'en-US';
  const clock = createClock(() => locale);
  expect(clock.label(1_110)).toBe('6:30 PM');
  locale = 'en-GB';
  expect(clock.label(1_110)).toBe('18:30');
});
