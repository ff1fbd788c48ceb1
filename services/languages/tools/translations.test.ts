import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalog } from './po.mjs';
import { prepareTranslations } from './translations.mjs';

let folder: string;
const fileOf = (language: string) => join(folder, 'pages', `${language}.po`);
const write = (language: string, ...entries: string[]) =>
  writeFileSync(
    fileOf(language),
    `${[`msgid ""\nmsgstr ""\n"Language: ${language}\\n"`, ...entries].join('\n\n')}\n`,
  );
const german = (id: string) => readCatalog(fileOf('de')).texts.find((each) => each.id === id);
const stale = '# The host’s word\n#. Stop the news\n#, fuzzy\nmsgid "news"\nmsgstr "Abmelden"';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablewell-catalogs-'));
  mkdirSync(join(folder, 'pages'));
  write('en', 'msgid "hello"\nmsgstr "Hello \\"{name}\\""', 'msgid "news"\nmsgstr "Unsubscribe"');
  for (const language of ['de', 'fr']) write(language, stale, '#. Old\nmsgid "old"\nmsgstr "Alt"');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a new text is added with its English and without a translation, and an old one is removed', () => {
  prepareTranslations({ folder });
  expect(readFileSync(fileOf('de'), 'utf8')).toBe(
    [
      'msgid ""\nmsgstr ""\n"Language: de\\n"',
      '#. Hello "{name}"\nmsgid "hello"\nmsgstr ""',
      `${stale}\n`,
    ].join('\n\n'),
  );
});

test('a stale text stays stale until it is said to be translated', () => {
  prepareTranslations({ folder, ids: ['hello'] });
  expect(german('news')).toMatchObject({ source: 'Stop the news', isFuzzy: true });
  prepareTranslations({ folder, ids: ['news'] });
  expect(german('news')).toMatchObject({
    text: 'Abmelden',
    source: 'Unsubscribe',
    isFuzzy: false,
    comments: ['The host’s word'],
  });
});

test('the languages are renewed one by one', () => {
  prepareTranslations({ folder, ids: ['news'], language: 'fr' });
  expect(german('news')).toMatchObject({ source: 'Stop the news' });
  expect(readCatalog(fileOf('fr')).texts.at(-1)).toMatchObject({ source: 'Unsubscribe' });
});

test('a new language begins with empty texts, where all languages are wanted', () => {
  mkdirSync(join(folder, 'owners'));
  writeFileSync(
    join(folder, 'owners', 'en.po'),
    'msgid ""\nmsgstr ""\n"X-Languages: en\\n"\n\nmsgid "hi"\nmsgstr "Hi"\n',
  );
  prepareTranslations({ folder, language: 'it' });
  expect(readFileSync(fileOf('it'), 'utf8')).toMatch(
    /^msgid ""\nmsgstr ""\n"Language: it\\n"\n\n#. Hello "\{name\}"\nmsgid "hello"\nmsgstr ""\n\n/,
  );
  expect(existsSync(join(folder, 'owners', 'it.po'))).toBe(false);
});

test('an id that no catalog has is an error', () => {
  expect(() => prepareTranslations({ folder, ids: ['mistyped'] })).toThrow('No catalog has mistyped');
});
