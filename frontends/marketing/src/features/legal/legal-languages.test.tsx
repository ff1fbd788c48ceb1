import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { browser } from '@tablewell/federation';
import { directionOf, type Language, languageNames, languages } from '@tablewell/languages';
import { loadTexts } from '../../lib/language';
import { renderAt } from '../../testing/render-page';

/** The page as the server writes it for a visitor with this language. */
async function openIn(language: Language, path: string): Promise<HTMLElement> {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  await loadTexts(language);
  return renderAt(path).container;
}

const translated: readonly [Language, string, string, string, RegExp][] = [
  ['es', 'Política de privacidad', 'texto en inglés', 'Idioma', /21 de noviembre de 2026/],
  ['ar', 'سياسة الخصوصية', 'النص الإنجليزي', 'اللغة', /21 نوفمبر 2026/],
];

test('the English page mentions no translation', async () => {
  await openIn('en', '/privacy');
  expect(screen.queryByRole('link', { name: 'English text' })).toBeNull();
  expect(screen.getByText('Last changed on November 21, 2026.')).toBeVisible();
});

test.each(translated)(
  'a legal page in "%s" states in it that the English text is binding',
  async (language, title, english, menu, date) => {
    const page = await openIn(language, '/privacy');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: english })).toHaveAttribute('href', '?lang=en');
    expect(screen.getByRole('combobox', { name: menu })).toHaveValue(language);
    expect(screen.getByText(date)).toBeVisible();
    expect(await axe(page)).toHaveNoViolations();
  },
);

test.each(languages.filter((language) => language !== 'en'))(
  'no paragraph of the legal pages is English in "%s"',
  async (language) => {
    for (const path of ['/privacy', '/terms']) {
      const page = await openIn(language, path);
      const words = within(page)
        .getAllByText(/./)
        .filter(({ tagName }) => ['H1', 'H2', 'P', 'LI'].includes(tagName))
        .map(({ textContent }) => textContent);
      expect(words.length).toBeGreaterThan(15);
      for (const text of words) expect(text).not.toMatch(/\b(the|your|and)\b/i);
    }
  },
);

test('a language chosen by hand is remembered for the next pages', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  await openIn('es', '/terms');
  await userEvent.selectOptions(screen.getByRole('combobox'), languageNames.de);
  expect(document.cookie).toContain('tablewell_language=de');
  expect(new URLSearchParams(window.location.search).get('lang')).toBe('de');
  expect(reload).toHaveBeenCalledTimes(1);
});
