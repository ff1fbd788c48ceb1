import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { type Language, languages, localeOf } from './languages';
import { catalog as messagesOfArabic } from '../dist/messages/ar';
import { catalog as pagesOfArabic } from '../dist/pages/ar';
import type { Catalog, Token } from './reader';
import { createTexts } from './texts';

const compiled = join(__dirname, '..', 'dist');

/** Every catalog, by the path of its compiled file. */
const catalogs = readdirSync(compiled, { encoding: 'utf8', recursive: true }).flatMap((path) => {
  const language = languages.find((each) => basename(path) === `${each}.ts`);
  if (!language) return [];
  const { catalog } = jest.requireActual<{ catalog: Catalog }>(join(compiled, path));
  return { language, path, catalog };
});

/** The names of the values of a text, and whether each is counted. */
function valuesOf(tokens: string | readonly Token[], found = new Map<string, boolean>()) {
  for (const token of typeof tokens === 'string' ? [] : tokens) {
    if (typeof token === 'string') continue;
    const [name, kind, cases = {}] = token;
    found.set(name, kind === 'plural' || found.get(name) === true);
    for (const each of Object.values(cases)) valuesOf(each, found);
  }
  return found;
}

test('the catalogs of diners, owners and hosts exist', () => {
  const paths = catalogs.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['pages/ar.ts', 'mails/en.ts', 'dashboard/settings/en.ts']));
});

test.each(catalogs)('the texts of $path render as the library renders them', ({ language, catalog }) => {
  const lingui = setupI18n({
    locale: language,
    locales: localeOf(language),
    messages: { [language]: catalog as unknown as Record<string, string> },
  });
  const t = createTexts<Record<string, [values: object]>>(language, catalog, { plain: true });
  for (const [id, tokens] of Object.entries(catalog))
    for (const count of [0, 1, 2, 3, 11, 100, 1_234.5]) {
      const values = Object.fromEntries(
        [...valuesOf(tokens)].map(([name, counted]) => [name, counted ? count : `«${name}»`]),
      );
      expect(t(id, values)).toBe(lingui._(id, values));
    }
});

interface Greeting {
  greeting: [values: { name: string }];
  guests: [values: { count: number }];
}
const greeting: Catalog = {
  greeting: ['مرحبًا ', ['name']],
  guests: [['count', 'plural', { one: ['ضيف'], two: ['ضيفان'], other: ['#', ' ضيف'] }]],
};

describe('from right to left', () => {
  test('inserted values are isolated, so that they do not reorder the words around them', () => {
    expect(createTexts<Greeting>('ar', greeting)('greeting', { name: 'Osteria (Lume)' })).toBe(
      'مرحبًا \u2068Osteria (Lume)\u2069',
    );
  });

  test('a value that chooses among sentences is not isolated', () => {
    interface Draft {
      draft: [values: { kind: string; name: string }];
    }
    const choice = { named: ['مسودة ', ['name']], other: ['مسودة'] } as const;
    const t = createTexts<Draft>('ar', { draft: [['kind', 'select', choice]] });
    expect(t('draft', { kind: 'named', name: 'Winter' })).toBe('مسودة \u2068Winter\u2069');
  });

  test('plain texts have no marks', () => {
    const t = createTexts<Greeting>('ar', greeting, { plain: true });
    expect(t('greeting', { name: 'Ann' })).toBe('مرحبًا Ann');
    for (const tokens of Object.values(messagesOfArabic))
      expect(JSON.stringify(tokens)).not.toMatch(/[\u2066-\u2069]/);
  });

  test('numbers count', () => {
    const t = createTexts<Greeting>('ar', greeting);
    expect([1, 2, 1_500].map((count) => t('guests', { count }))).toEqual(['ضيف', 'ضيفان', '1,500 ضيف']);
  });
});

test('Arabic minutes have the plural of their number', () => {
  const t = createTexts<Record<string, [values: object]>>('ar', pagesOfArabic, { plain: true });
  const sent = (count: number) => t('after.lateSent', { restaurant: 'Lume', count, time: '18:30' });
  expect([sent(10), sent(20)]).toEqual([
    expect.stringContaining('10 دقائق'),
    expect.stringContaining('20 دقيقة'),
  ]);
});

test('a removed text shows its id', () => {
  const empty: Language = 'de';
  expect(createTexts<Greeting>(empty, {})('greeting', { name: 'Ann' })).toBe('greeting');
});
