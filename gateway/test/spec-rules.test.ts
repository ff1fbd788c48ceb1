import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { specRules } from './spec-rules';

const root = join(__dirname, '..', '..');
/** `test('…',` and the `)('…',` that follows the table of a `test.each`. */
const titlePattern = /(?:\b(?:test|it)|\))\(\s*(['"`])(.*?)\1,/gs;

test.each(specRules)('$section, “$sentence”, has its test', ({ file, test: title }) => {
  const source = readFileSync(join(root, file), 'utf8');
  const titles = [...source.matchAll(titlePattern)].map(([, , found]) => found?.replaceAll("\\'", "'"));
  expect(titles).toContain(title);
});

test('no rule is listed twice', () => {
  const keys = specRules.map(({ section, sentence }) => `${section}: ${sentence}`);
  expect(new Set(keys).size).toBe(keys.length);
});
