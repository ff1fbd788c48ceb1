import {
  directionOf,
  firstWeekdayOf,
  isLanguage,
  languageNames,
  languageOr,
  languages,
  localeOf,
} from './languages';

test('only Arabic is written from right to left', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
});

test('an unknown language becomes English', () => {
  expect(['ja', 'JA', 'xx', '', undefined, '__proto__'].map((text) => languageOr(text))).toEqual([
    'ja',
    'en',
    'en',
    'en',
    'en',
    'en',
  ]);
  expect(isLanguage('de-AT')).toBe(false);
});

test('each language has its own name, and a locale that formats its dates', () => {
  for (const language of languages) {
    expect(languageNames[language]).toMatch(/\p{L}+/u);
    expect(new Intl.DateTimeFormat(localeOf(language)).resolvedOptions().locale).toContain(language);
    expect(firstWeekdayOf(language)).toBeLessThan(7);
  }
});
