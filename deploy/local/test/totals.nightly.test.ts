import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The real `npm test -- --unit`, in a small checkout with one workspace.
const root = join(__dirname, '..', '..', '..');
let checkout: string;

function write(path: string, text: string) {
  mkdirSync(join(checkout, path, '..'), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'tablewell-totals-'));
  const scripts = { test: 'node deploy/local/test.mjs' };
  write('package.json', JSON.stringify({ name: 'small', workspaces: ['part'], scripts }));
  write('part/package.json', JSON.stringify({ name: '@tablewell/part', jest: {} }));
  // Nothing needs to be installed: the lock file is empty.
  write('package-lock.json', JSON.stringify({ packages: {} }));
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  for (const name of ['test.mjs', 'src'])
    cpSync(join(root, 'deploy/local', name), join(checkout, 'deploy/local', name), { recursive: true });
  // The build compiles the texts first, of which there are none.
  const tools = 'services/languages/tools';
  cpSync(join(root, tools), join(checkout, tools), { recursive: true });
  mkdirSync(join(checkout, 'services/languages/catalogs'));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function npmTest(...more: string[]): {
  status: number | null;
  lines: string[];
  lastLine: string | undefined;
} {
  const { status, stdout } = spawnSync('npm', ['test', '--silent', '--', '--unit', ...more], {
    cwd: checkout,
    encoding: 'utf8',
  });
  const lines = stdout.trimEnd().split('\n');
  return { status, lines, lastLine: lines.at(-1) };
}

test('the totals count passed, failed and skipped tests, and a suite that cannot start as failed', () => {
  write(
    'part/good.test.js',
    "test('a', () => undefined); test('b', () => undefined); test.skip('c', () => undefined);",
  );
  write('part/bad.test.js', "test('d', () => { throw new Error('no'); });");
  write('part/broken.test.js', "require('./nowhere');");
  expect(npmTest()).toMatchObject({ status: 1, lastLine: '2 passed, 2 failed, 1 skipped' });
});

test('each failure is named directly above the totals, with its reason', () => {
  write(
    'part/bad.test.js',
    "describe('a booking', () => test('is kept', () => { throw new Error('the day\\nis full'); }));",
  );
  write('part/broken.test.js', "require('./nowhere');");
  const { lines } = npmTest();
  const named = lines.slice(lines.indexOf('Failed:') + 1, -1).sort();
  expect(named).toEqual([
    '  part/bad.test.js: a booking is kept: Error: the day | is full',
    expect.stringMatching(/^ {2}part\/broken\.test\.js: .*Cannot find module '\.\/nowhere'/),
  ]);
});

test('files of the night are left to it', () => {
  write('part/good.test.js', "test('a', () => undefined);");
  write('part/long.nightly.test.js', "test('b', () => undefined); test('c', () => undefined);");
  expect(npmTest()).toMatchObject({ status: 0, lastLine: '1 passed, 0 failed, 0 skipped' });
  expect(npmTest('--all')).toMatchObject({ status: 0, lastLine: '3 passed, 0 failed, 0 skipped' });
});

test('a pattern after the options chooses files', () => {
  write('part/good.test.js', "test('a', () => undefined);");
  write('part/other.test.js', "test('b', () => undefined); test('c', () => undefined);");
  expect(npmTest('other')).toMatchObject({ status: 0, lastLine: '2 passed, 0 failed, 0 skipped' });
});

/** A test that fails in the first run only. */
const failsAtFirst = (message: string) => `
  const { existsSync, writeFileSync } = require('node:fs');
  test('b', () => {
    if (existsSync(__filename + '.ran')) return;
    writeFileSync(__filename + '.ran', '');
    throw new Error(${JSON.stringify(message)});
  });`;

test('a file that failed is repeated alone, and stays named', () => {
  write('part/good.test.js', "test('a', () => undefined);");
  write('part/late.test.js', failsAtFirst('Timeout 60000ms exceeded.'));
  const { status, lines, lastLine } = npmTest();
  expect({ status, lastLine }).toEqual({ status: 0, lastLine: '2 passed, 0 failed, 0 skipped' });
  expect(lines).toContain('  part/late.test.js: b: Error: Timeout 60000ms exceeded.');
});

test('what fails again has failed, and `--once` repeats nothing', () => {
  write('part/late.test.js', failsAtFirst('received 1'));
  write('part/wrong.test.js', "test('c', () => { throw new Error('received 3'); });");
  expect(npmTest()).toMatchObject({ status: 1, lastLine: '1 passed, 1 failed, 0 skipped' });
  write('part/other.test.js', failsAtFirst('received 2'));
  expect(npmTest('--once')).toMatchObject({ status: 1, lastLine: '1 passed, 2 failed, 0 skipped' });
});

test('of many files that failed none is repeated', () => {
  for (const name of ['one', 'two', 'three', 'four'])
    write(`part/${name}.test.js`, failsAtFirst('received 1'));
  expect(npmTest()).toMatchObject({ status: 1, lastLine: '0 passed, 4 failed, 0 skipped' });
});

test('a run without failures ends with code 0', () => {
  write('part/good.test.js', "test('a', () => undefined);");
  expect(npmTest()).toMatchObject({ status: 0, lastLine: '1 passed, 0 failed, 0 skipped' });
});

test('the longest files are named above the failures', () => {
  write('part/quick.test.js', "test('a', () => undefined);");
  write('part/slow.test.js', "test('b', () => new Promise((resolve) => setTimeout(resolve, 2_000)));");
  const { lines } = npmTest();
  const named = lines.slice(lines.indexOf('Longest files:') + 1, -1);
  expect(named).toEqual([
    expect.stringMatching(/^ +\d+\.\d s {2}part\/slow\.test\.js$/),
    expect.stringMatching(/^ +\d+\.\d s {2}part\/quick\.test\.js$/),
  ]);
});

test('a run without any test is a failure', () => {
  expect(npmTest()).toMatchObject({ status: 1, lastLine: '0 passed, 0 failed, 0 skipped' });
});
