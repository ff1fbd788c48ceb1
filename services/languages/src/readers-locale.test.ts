import { readersLocale } from './readers-locale';

describe('LANG-9: dates, times and numbers of signed-in pages', () => {
  test.each([
    ['en', ['en-US', 'en'], 'en-US'],
    ['en', ['en-GB', 'en'], 'en-GB'],
    ['en', ['en-AU'], 'en-AU'],
    ['en', [], 'en-US'],
    ['de', ['de-AT', 'de', 'en'], 'de-AT'],
    ['es', ['es-MX', 'en-US'], 'es-MX'],
    // Arabic keeps the digits 0 to 9.
    ['ar', ['ar-EG'], 'ar-u-nu-latn'],
  ] as const)('a reader of "%s" with a browser in %j has the locale %s', (language, browsers, locale) => {
    expect(readersLocale(language, browsers)).toBe(locale);
  });

  test.each([
    ['en', ['de-DE', 'de', 'en-US'], '18:30'],
    ['en', ['ja'], '18:30'],
    ['en', ['fr', 'en-GB'], '18:30'],
    ['de', ['en-US', 'de'], '6:30 PM'],
  ] as const)(
    'text in "%s" has the clock of the browser’s first language: %j',
    (language, browsers, time) => {
      const locale = readersLocale(language, browsers);
      const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
      expect(format.format(new Date('2026-11-25T18:30Z')).replace('\u202f', ' ')).toBe(time);
    },
  );

  test('an invalid language tag is ignored', () => {
    expect(readersLocale('en', ['', 'x', 'not_a_tag!', 'en-GB'])).toBe('en-GB');
  });
});
