import { type Language, languages } from '@tablewell/languages';
import type { Catalog } from '@tablewell/languages/texts';
import { setLanguage } from '../../lib/language';
import { w } from './texts';

const catalogOf = (language: Language) =>
  jest.requireActual<{ catalog: Catalog }>(`@tablewell/languages/waitlist-page/${language}`).catalog;

test('a page without the texts of the waitlist, as in the shell, shows them in English', () => {
  expect(w('wait.line')).toBe('You are on the waitlist');
});

test('the texts of the waitlist are those of the page, each language in its own words', () => {
  const shown = languages.map((language) => {
    setLanguage(language, catalogOf(language));
    return w('wait.range', { from: 25, to: 40 });
  });
  expect(new Set(shown).size).toBe(languages.length);
  for (const text of shown) expect(text).toMatch(/25.*40/);
});
