import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The launcher of a bundled service, tested on a bundle of three lines.

const sources = join(__dirname, '../src');
const folder = mkdtempSync(join(tmpdir(), 'tablewell-launch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bundle = join(folder, 'main.cjs');
const compiled = `${bundle}.compiled`;
const node = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

function write(program: string): void {
  writeFileSync(bundle, program);
  rmSync(compiled, { force: true });
}

/** Compiles as the build does, and starts like `dist/main.js`. */
function compile() {
  return node(join(sources, 'compile.mjs'), bundle);
}

function start() {
  copyFileSync(join(sources, 'launch.mjs'), join(folder, 'launch.mjs'));
  writeFileSync(
    join(folder, 'main.mjs'),
    `import { launch } from './launch.mjs';\nlaunch(new URL('main.cjs', import.meta.url));\n`,
  );
  return node(join(folder, 'main.mjs'));
}

test('a bundle gets the variables of CommonJS, and its file’s name is in errors', () => {
  write(`const { basename } = require('node:path');
console.log(basename(__filename), require('node:fs').existsSync(__dirname + '/main.cjs'));
throw new Error('on purpose');`);
  const { stdout, stderr, status } = start();
  expect(stdout).toBe('main.cjs true\n');
  expect(stderr).toContain(`${bundle}:3`);
  expect(status).not.toBe(0);
});

test('texts and patterns beyond ASCII are those of the bundle', () => {
  write(`console.log(/^O’Brien$/.test('O\\u2019Brien'), 'Ada’s');`);
  expect(start().stdout).toBe('true Ada’s\n');
  compile();
  expect(start().stdout).toBe('true Ada’s\n');
});

/**
 * Whether V8 accepts the code cache. In a separate process, because the flags of Jest's workers would make V8 reject
 * it.
 */
const accepts = () =>
  node(
    '--eval',
    `const { readFileSync } = require('node:fs');
    const { Script } = require('node:vm');
    const [, bundle, compiled] = process.argv;
    const source = '(function (require, __filename, __dirname) { ' + readFileSync(bundle, 'utf8') + '\\n})';
    const script = new Script(source, { filename: bundle, cachedData: readFileSync(compiled) });
    console.log(script.cachedDataRejected ? 'rejected' : 'accepted');`,
    bundle,
    compiled,
  ).stdout;

/** The message of a program that reads its settings and has none. */
const wantsSettings = "throw Object.assign(new Error('PORT is missing'), { name: 'ConfigurationError' });";

test('code that was compiled is kept, although the program ended because of missing settings', () => {
  write(`function once() { return 'here'; }
console.log(once());
${wantsSettings}`);
  expect(compile().status).toBe(0);
  const before = readFileSync(compiled);
  expect(start().stdout).toBe('here\n');
  expect(accepts()).toBe('accepted\n');
  // Starting must not write: an image is read-only.
  expect(readFileSync(compiled)).toEqual(before);
});

test('a program that lacks settings names them, without lines of its bundle', () => {
  write(wantsSettings);
  const { status, stderr } = start();
  expect([status, stderr]).toEqual([1, 'PORT is missing\n']);
});

test('work that a program started before it read its settings is not awaited', () => {
  write(`setInterval(() => {}, 1_000);\n${wantsSettings}`);
  expect(compile().status).toBe(0);
});

test('the build of a bundle that cannot be loaded fails, with the reason', () => {
  write(`require('./not-there.cjs');`);
  const { status, stderr } = compile();
  expect(status).not.toBe(0);
  expect(stderr).toContain('not-there.cjs');
});

test('a program starts without compiled code, or with that of another version', () => {
  write(`console.log('started');`);
  expect(start().stdout).toBe('started\n');
  expect(existsSync(compiled)).toBe(false);
  writeFileSync(compiled, 'of another version');
  expect(start().stdout).toBe('started\n');
});
