import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileTexts } from './compile.mjs';

let folder: string;
const compile = () => compileTexts({ from: join(folder, 'catalogs'), to: join(folder, 'dist') });
const outputOf = (path: string) => join(folder, 'dist', path);
const textOf = (path: string) => readFileSync(outputOf(path), 'utf8');

function write(path: string, texts: Record<string, string>): void {
  const entries = Object.entries(texts).map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"`);
  const file = join(folder, 'catalogs', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${['msgid ""\nmsgstr ""\n"Language: x\\n"', ...entries].join('\n\n')}\n`);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablewell-texts-'));
  write('pages/en.po', {
    greeting: 'Hello {name}',
    guests: '{count, plural, one {# guest} other {# guests}}',
  });
  write('pages/de.po', {
    greeting: 'Guten Tag {name}',
    guests: '{count, plural, one {# Gast} other {# Gäste}}',
  });
  write('owners/home/en.po', { 'home.title': 'Home' });
  write('owners/menu/en.po', { 'menu.title': 'Menu' });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a catalog is found by its folder, and declares its ids with their values', async () => {
  expect(await compile()).toEqual(['owners', 'pages']);
  expect(textOf('pages-texts.ts')).toContain(
    "export interface PagesTexts {\n  'greeting': [values: { name: Value }];\n  'guests': [values: { count: number }];\n}",
  );
  expect(textOf('pages/de.ts')).toContain('  "greeting": ["Guten Tag ",["name"]],\n');
  expect(textOf('owners/home-texts.ts')).toContain('export interface HomeTexts');
});

test('the parts of a remote have their English each, and one file of each other language', async () => {
  write('owners/home/de.po', { 'home.title': 'Start' });
  write('owners/menu/de.po', { 'menu.title': 'Karte' });
  await compile();
  expect(textOf('owners/menu/en.ts')).toContain('"menu.title": ["Menu"]');
  expect(textOf('owners/de.ts')).toMatch(/"home.title": \["Start"\],\n.*"menu.title": \["Karte"\]/);
  expect(textOf('owners/translations.ts')).toContain("de: () => import('./de'),");
});

test('only what has changed is compiled again', async () => {
  await compile();
  expect(await compile()).toEqual([]);
  const { ino } = statSync(outputOf('pages/en.ts'));
  write('pages/de.po', { greeting: 'Hallo {name}', guests: '#' });
  expect(await compile()).toEqual(['pages']);
  expect(textOf('pages/de.ts')).toContain('Hallo');
  expect(statSync(outputOf('pages/en.ts')).ino).toBe(ino);
});

test('files that were deleted are compiled again', async () => {
  await compile();
  rmSync(outputOf('pages/en.ts'));
  expect(await compile()).toEqual(['pages']);
  expect(existsSync(outputOf('pages/en.ts'))).toBe(true);
});

test('what is left of a removed language, part or catalog is removed', async () => {
  write('pages/fr.po', { greeting: 'Bonjour {name}', guests: '#' });
  await compile();
  for (const gone of ['pages/fr.po', 'owners/menu', 'owners/home'])
    rmSync(join(folder, 'catalogs', gone), { recursive: true });
  rmSync(join(folder, 'catalogs', 'owners'), { recursive: true });
  await compile();
  for (const path of ['pages/fr.ts', 'owners.json', 'owners/menu/en.ts', 'owners/home-texts.ts'])
    expect(existsSync(outputOf(path))).toBe(false);
});

test('two processes at once leave whole files', async () => {
  await Promise.all([compile(), compile()]);
  expect(textOf('pages/en.ts')).toMatch(/};\n$/);
});
