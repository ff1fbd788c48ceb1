import type { Text } from '../../../../services/languages/tools/po.mjs';
import { valuesOf } from '../../../../services/languages/tools/values.mjs';
import { catalogProblems, usesOf } from '../languages.mjs';

const english = {
  'book.greeting': 'Hello {name}, see the <link>menu</link>',
  'book.guests': '{count, plural, one {# guest} other {# guests}}',
};
const german = {
  'book.greeting': 'Guten Tag {name}, hier ist die <link>Karte</link>',
  'book.guests': '{count, plural, one {# Person} other {# Personen}}',
};
const sources: Readonly<Record<string, string>> = english;

const textsOf = (texts: Record<string, string>, more: Partial<Text> = {}): Text[] =>
  Object.entries(texts).map(([id, text]) => ({
    id,
    text,
    source: sources[id],
    isFuzzy: false,
    comments: [],
    ...more,
  }));
const used = () => true;
const problems = (
  changed: Record<string, string>,
  languages = ['en', 'de'],
  isUsed: (id: string) => boolean = used,
) =>
  catalogProblems(
    'pages',
    new Map([
      ['en', textsOf(english)],
      ['de', textsOf({ ...german, ...changed })],
    ]),
    languages,
    isUsed,
  );

test('catalogs that have every text in every language are complete', () => {
  expect(problems({})).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  ['a text without a translation', { 'book.greeting': '' }, 'is not translated'],
  [
    'a value that the English text does not have',
    { 'book.greeting': '{nom} <link>x</link>' },
    'has the values {nom}',
  ],
  ['an element that is gone', { 'book.greeting': 'Guten Tag {name}' }, 'marks other elements'],
  [
    'a plural that is missing',
    { 'book.guests': '{count, plural, other {# Personen}}' },
    'lacks the plurals: one',
  ],
  ['a text that English does not have', { 'book.old': 'Alt' }, '"book.old" is not in en.po'],
])('%s is a problem', (_what, changed, problem) => {
  expect(problems(changed)).toEqual([expect.stringContaining(problem)]);
});

describe('a translation', () => {
  const problemsOfGerman = (more: Partial<Text>) =>
    catalogProblems(
      'pages',
      new Map([
        ['en', textsOf({ 'book.news': 'Unsubscribe' })],
        ['de', textsOf({ 'book.news': 'Neuigkeiten beenden' }, { source: 'Unsubscribe', ...more })],
      ]),
      [],
      used,
    );

  test('is stale if it was made from another English text: both are named', () => {
    expect(problemsOfGerman({})).toEqual([]);
    expect(problemsOfGerman({ source: 'Stop the news' })).toEqual([
      'pages/de.po: "book.news" was translated from "Stop the news", which is now "Unsubscribe"',
    ]);
  });

  test('is stale if it does not say what it was made from', () => {
    expect(problemsOfGerman({ source: undefined })).toEqual([
      'pages/de.po: "book.news" was translated from an unknown text, which is now "Unsubscribe"',
    ]);
  });

  test('is not finished while a translator has marked it as fuzzy', () => {
    expect(problemsOfGerman({ isFuzzy: true })).toEqual(['pages/de.po: "book.news" is marked as fuzzy']);
  });
});

test('a text has no space at either end: translators’ tools and readers overlook it', () => {
  expect(problems({ 'book.greeting': 'Guten Tag {name}, hier ist die <link>Karte</link> ' })).toEqual([
    'pages/de.po: "book.greeting" begins or ends with a space, which the code should add',
  ]);
});

test('a language without a file, and a text that nothing uses, are problems', () => {
  expect(problems({}, ['en', 'de', 'ja'])).toEqual(['pages: there is no ja.po']);
  expect(problems({}, ['en'], (id) => id !== 'book.guests')).toEqual(['pages: "book.guests" is not used']);
});

test('Arabic needs all six plurals', () => {
  const arabic = { 'book.guests': '{count, plural, one {ضيف} other {# ضيف}}' };
  const found = catalogProblems(
    'pages',
    new Map([
      ['en', textsOf({ 'book.guests': english['book.guests'] })],
      ['ar', textsOf(arabic)],
    ]),
    ['en'],
    used,
  );
  expect(found).toEqual([expect.stringContaining('lacks the plurals: zero, two, few, many')]);
});

test('a text is used by its id, or by the beginning of a template', () => {
  const isUsed = usesOf("t('book.greeting', { name }); t(`state.${state}`)");
  expect(['book.greeting', 'state.canceled', 'book.guests', 'book'].map(isUsed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a text declares the values that it needs', () => {
  expect(Object.fromEntries(valuesOf('{name} has {count, plural, one {# of {all}} other {#}}'))).toEqual({
    name: 'Value',
    count: 'number',
    all: 'Value',
  });
});
