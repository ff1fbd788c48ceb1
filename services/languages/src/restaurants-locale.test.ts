import { createFormats } from './formats';
import { firstWeekdayIn, restaurantsLocale } from './restaurants-locale';

test.each([
  ['en', 'US', '7:00 PM', 'Sunday, November 29', 0],
  ['en', undefined, '7:00 PM', 'Sunday, November 29', 0],
  ['en', 'GB', '19:00', 'Sunday 29 November', 1],
  ['en', 'IE', '19:00', 'Sunday, 29 November', 1],
  ['en', 'AU', '7:00 pm', 'Sunday 29 November', 1],
  ['en', 'FR', '19:00', 'Sunday, 29 November', 1],
  ['en', 'CN', '19:00', 'Sunday 29 November', 1],
  ['es', 'US', '19:00', 'domingo, 29 de noviembre', 1],
  ['es', 'MX', '7:00 p.m.', 'domingo, 29 de noviembre', 0],
  ['fr', 'CA', '19 h 00', 'dimanche 29 novembre', 0],
  ['de', 'AT', '19:00', 'Sonntag, 29. November', 1],
  ['de', 'JP', '19:00', 'Sonntag, 29. November', 1],
  ['ar', 'GB', '7:00 م', 'الأحد، 29 نوفمبر', 6],
] as const)(
  'a reader of "%s" in %s has its clock, dates and weeks',
  (language, country, time, day, first) => {
    const locale = restaurantsLocale(language, country);
    const formats = createFormats(language, locale);
    expect([formats.time('19:00'), formats.longDay('2026-11-29')]).toEqual([time, day]);
    expect(firstWeekdayIn(language, locale)).toBe(first);
  },
);

test('a country that is none changes nothing', () => {
  for (const country of ['', 'xx', 'USA', '<b>']) expect(restaurantsLocale('en', country)).toBe('en-US');
});
