import { cleanup, screen, within } from '@testing-library/react';
import { setRemotes } from '@tablewell/federation';
import { clearRemotes, provideRemote } from '@tablewell/federation/testing';
import { directionOf, languages } from '@tablewell/languages';
import { loadTexts } from './lib/language';
import { paths } from './paths';
import { renderAt } from './testing/render-page';

const pages = [
  paths.landing,
  paths.features,
  paths.pricing,
  paths.support,
  paths.signUp,
  paths.signIn,
  paths.forgotPassword,
];
const withPlans: ReadonlySet<string> = new Set([paths.landing, paths.pricing]);
const shown = ['H1', 'H2', 'H3', 'P', 'LI', 'LABEL', 'BUTTON', 'A', 'TH', 'TD', 'DT', 'DD'];

beforeEach(() => {
  setRemotes({ billing: { entry: '/b.js' } });
  provideRemote('billing/pricing', async () => ({ Remote: () => <h2 data-testid="plans">Plans</h2> }));
});
afterEach(() => {
  clearRemotes();
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});

test.each(languages.filter((language) => language !== 'en'))(
  'no page about the product and its accounts is English in "%s"',
  async (language) => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    await loadTexts(language);
    for (const path of pages) {
      const { container } = renderAt(path);
      if (withPlans.has(path)) await screen.findByTestId('plans');
      const words = within(container)
        .getAllByText(/./)
        .filter(({ tagName }) => shown.includes(tagName))
        .map(({ textContent }) => textContent);
      expect(words.length).toBeGreaterThan(3);
      for (const text of words)
        expect({ path, text }).not.toMatchObject({ text: expect.stringMatching(/\b(the|your|and|with)\b/i) });
      cleanup();
    }
  },
);
