import { checkHandbook, handbookProblems, rulesOf, titlesOf } from '../handbook.mjs';

const page = (title: string) => `# Tables\n\n## TABLE-1\n\nA table has seats.\n\n- \`a.test.ts\`: ${title}\n`;
const sources: Record<string, string> = { 'a.test.ts': "test('a table has seats', () => {});" };
const read = (file: string) => sources[file];
const problems = (markdown: string, citations: { file: string; number: string }[] = []) =>
  handbookProblems(rulesOf('tables.md', markdown), read, citations);

test('a rule with an existing test, cited by its number, is accepted', () => {
  expect(problems(page('a table has seats'), [{ file: 'b.ts', number: 'TABLE-1' }])).toEqual([]);
});

test('a rule whose test was renamed is named', () => {
  expect(problems(page('a table seats'))).toEqual([
    'tables.md: TABLE-1: a.test.ts has no test "a table seats"',
  ]);
});

test('a rule without a test, one in a missing file, and a number given twice are named', () => {
  const markdown = '## TABLE-1\n\nA rule.\n\n## TABLE-1\n\nAnother.\n\n- `gone.test.ts`: a table has seats\n';
  expect(problems(markdown)).toEqual([
    'tables.md: TABLE-1 names no test',
    'tables.md: TABLE-1 is defined twice',
    'tables.md: TABLE-1 names gone.test.ts, which does not exist',
  ]);
});

test('a rule that is tested at night only is named', () => {
  const markdown = page('a table has seats');
  const nightly = markdown.replaceAll('a.test.ts', 'a.nightly.test.ts');
  const both = `${markdown}- \`a.nightly.test.ts\`: a table has seats\n`;
  const problemsIn = (text: string) =>
    handbookProblems(rulesOf('tables.md', text), () => sources['a.test.ts'], []);
  expect(problemsIn(nightly)).toEqual(['tables.md: TABLE-1 is tested at night only']);
  expect(problemsIn(both)).toEqual([]);
});

test('a number that no rule has is named with the file that cites it', () => {
  expect(problems(page('a table has seats'), [{ file: 'b.ts', number: 'TABLE-9' }])).toEqual([
    'b.ts: TABLE-9 is not in the handbook',
  ]);
});

test('a source in which a rule is decided exists and cites it', () => {
  const decidedIn = (file: string) => `${page('a table has seats')}\nDecided in \`${file}\`.\n`;
  const citing: Record<string, string> = {
    ...sources,
    'b.ts': '/** See TABLE-1. */',
    'c.ts': '/** TABLE-12 */',
  };
  const problemsIn = (file: string) =>
    handbookProblems(rulesOf('tables.md', decidedIn(file)), (name) => citing[name], []);
  expect(problemsIn('b.ts')).toEqual([]);
  expect(problemsIn('c.ts')).toEqual(['tables.md: TABLE-1 is not cited in c.ts, where it should be decided']);
  expect(problemsIn('gone.ts')).toEqual(['tables.md: TABLE-1 names gone.ts, which does not exist']);
});

test('titles are read from plain tests and from tables of cases', () => {
  const source = "test('one', f);\nit.each([[1]])('two %s', f);\ntest.each(cases)(`three`, f);";
  expect([...titlesOf(source)]).toEqual(['one', 'two %s', 'three']);
});

test('every rule of the handbook has a test, and every number that sources cite is a rule', async () => {
  await expect(checkHandbook()).resolves.toBeUndefined();
});
