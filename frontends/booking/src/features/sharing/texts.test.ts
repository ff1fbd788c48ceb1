import { languages } from '@tablewell/languages';
import { setLanguage } from '../../lib/language';
import { s } from './texts';

test('the question about sharing names the group, in each language in its own words', () => {
  const shown = languages.map((language) => {
    setLanguage(language, {});
    return s('sharing.text', { group: 'Casa Rossi' });
  });
  expect(new Set(shown).size).toBe(languages.length);
  for (const text of shown) expect(text).toContain('Casa Rossi');
});
