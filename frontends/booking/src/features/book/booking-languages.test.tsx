import { act, fireEvent, screen, within } from '@testing-library/react';
import { type Language, languages } from '@tablewell/languages';
import { catalog as en } from '@tablewell/languages/pages/en';
import type { Catalog } from '@tablewell/languages/texts';
import { setLanguage } from '../../lib/language';
import { availability, restaurant } from '../../testing/samples';
import { renderAt, serve } from '../../testing/render-page';

const speak = (language: Language) => {
  const { catalog } = jest.requireActual<{ catalog: Catalog }>(`@tablewell/languages/pages/${language}`);
  setLanguage(language, catalog);
};
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  setLanguage('en', en);
});

const days = Array.from({ length: 10 }, (_, index) => ({ date: `2026-11-${21 + index}`, state: 'open' }));

async function open(language: Language): Promise<void> {
  speak(language);
  serve(({ path }) =>
    path.endsWith('/days')
      ? [
          200,
          {
            timezone: restaurant.timezone,
            guests: 2,
            days,
            first: availability('2026-11-21', { '17:00': true, '17:30': false, '18:00': true }),
          },
        ]
      : undefined,
  );
  renderAt('/reservations/r1');
  await screen.findAllByText(language === 'ar' ? /6:00/ : /18:00/);
}

/** Words that are the same in every language, or come from the restaurant. */
const anywhere = /^(Name|Notes|Date|\(optional\)|[\d\s\p{P}\p{S}]*)$/u;

it.each(languages.filter((language) => language !== 'en'))(
  'has no English text in "%s"',
  async (language) => {
    await open(language);
    const english = new Set(
      Object.values(en).flatMap((tokens) => tokens.filter((token) => typeof token === 'string')),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (english.has(node.textContent ?? '') && !anywhere.test(node.textContent ?? ''))
        found.push(node.textContent ?? '');
    expect(found).toEqual([]);
  },
);

it('goes back with the right arrow key where text runs from right to left', async () => {
  await open('ar');
  const times = screen.getByRole('toolbar', { name: /^الأوقات/ });
  const [first, second] = within(times).getAllByRole('button');
  act(() => first?.focus());
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowLeft' });
  expect(second).toHaveFocus();
  fireEvent.keyDown(second as HTMLElement, { key: 'ArrowRight' });
  expect(first).toHaveFocus();
});
