// Compares the product handbook with the sources: every rule names an existing test, a source that it names cites it, and
// every cited number is a rule. Each rule is tested in every run, whatever the night adds.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/src/paths.mjs';

/** Relative to the root of the repository. */
const handbookFolder = 'deploy/docs/handbook';

/** @typedef {{ file: string, title: string }} TestReference */
/** @typedef {{ number: string, page: string, decidedIn: string[], tests: TestReference[] }} Rule */

/**
 * The rules of a page: `## TABLE-4`, its text, where it is decided, and a list of `file`: title of a test.
 * @param {string} page @param {string} markdown @returns {Rule[]}
 */
export function rulesOf(page, markdown) {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [number = ''] = section.split('\n', 1);
      const tests = [...section.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file = '', title = '']) => ({
        file,
        title,
      }));
      const [, decided = ''] = /^Decided in (.+)\.$/m.exec(section) ?? [];
      const decidedIn = [...decided.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      return { number: number.trim(), page, decidedIn, tests };
    });
}

/** Titles of tests in a source: `test('…',`, and the `)('…',` that follows the table of a `test.each`. @param {string} source */
export function titlesOf(source) {
  const calls = source.matchAll(/(?:\b(?:test|it)|\))\(\s*(['"`])(.*?)\1,/gs);
  return new Set([...calls].map(([, , title = '']) => title.replaceAll("\\'", "'")));
}

/** Whether `npm test` leaves a file to the night. @param {string} file */
const isNightly = (file) => /\.nightly\.test\.tsx?$/.test(file);

/**
 * The contradictions, one line each.
 * @param {readonly Rule[]} rules
 * @param {(file: string) => string | undefined} read a source by its path; undefined if there is none
 * @param {readonly { file: string, number: string }[]} citations
 */
export function handbookProblems(rules, read, citations) {
  const known = new Set();
  const problems = /** @type {string[]} */ ([]);
  for (const { number, page, decidedIn, tests } of rules) {
    if (!/^[A-Z]+-\d+$/.test(number)) problems.push(`${page}: "${number}" is not a rule number`);
    if (known.has(number)) problems.push(`${page}: ${number} is defined twice`);
    known.add(number);
    if (tests.length === 0) problems.push(`${page}: ${number} names no test`);
    else if (tests.every(({ file }) => isNightly(file)))
      problems.push(`${page}: ${number} is tested at night only`);
    for (const file of decidedIn) {
      const source = read(file);
      if (source === undefined) problems.push(`${page}: ${number} names ${file}, which does not exist`);
      else if (!new RegExp(`\\b${number}\\b`).test(source))
        problems.push(`${page}: ${number} is not cited in ${file}, where it should be decided`);
    }
    for (const { file, title } of tests) {
      const source = read(file);
      if (source === undefined) problems.push(`${page}: ${number} names ${file}, which does not exist`);
      else if (!titlesOf(source).has(title))
        problems.push(`${page}: ${number}: ${file} has no test "${title}"`);
    }
  }
  for (const { file, number } of citations)
    if (!known.has(number)) problems.push(`${file}: ${number} is not in the handbook`);
  return problems;
}

/** The numbers that sources cite. @param {readonly Rule[]} rules */
function citationsOf(rules) {
  const nouns = [...new Set(rules.map(({ number }) => number.split('-')[0]))].join('|');
  const args = [
    'grep',
    '-noE',
    '--untracked',
    `\\b(${nouns})-[0-9]+\\b`,
    '--',
    '*.ts',
    '*.tsx',
    '*.mjs',
    '*.proto',
  ];
  const { status, stdout, stderr } = spawnSync('git', [...args, ':!deploy/quality/checks/test'], {
    cwd: root,
    encoding: 'utf8',
  });
  // 1: nothing found.
  if (status === 1) return [];
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split(':'))
    .map(([file = '', , number = '']) => ({ file, number }));
}

/** Throws an error that names every contradiction. */
export async function checkHandbook() {
  const folder = join(root, handbookFolder);
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const rules = pages.flatMap((page) => rulesOf(page, readFileSync(join(folder, page), 'utf8')));
  const read = (/** @type {string} */ file) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  const problems = handbookProblems(rules, read, citationsOf(rules));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
