// `npm test`: the tests of each change. `npm test -- --all` adds those of the night, whose files are named
// `*.nightly.test.ts`; `--unit` leaves out those that need a browser; `--changed[=<branch>]` runs the tests of the
// workspaces that a change affects; `--once` repeats none; other arguments after `--` are passed to jest. The last line
// has the totals, those before it name each failed test with the first lines of its reason. A few files that failed are
// repeated alone, and named with their reason even if they pass then.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './src/build.mjs';
import { changedFiles, concerned } from './src/changed.mjs';
import { ensureChromium, ensureFirefox, ensureNats, ensureWebKit, installPackages } from './src/install.mjs';
import { describeFailures } from './src/failures.mjs';
import { countTests } from './src/count-tests.mjs';
import { root } from './src/paths.mjs';
import { longestFiles } from './src/longest.mjs';
import { print, printError } from './src/terminal.mjs';
import { projectsOf } from './src/test-projects.mjs';
import { readWorkspaces } from './src/workspaces.mjs';

const args = process.argv.slice(2);
const unitOnly = args.includes('--unit');
const changed = args.find((argument) => /^--changed(=|$)/.test(argument));
const once = args.includes('--once');
const atNight = args.includes('--all');
const forJest = args.filter((argument) => !['--unit', '--once', '--all', changed].includes(argument));
/** Paths in which jest looks for no tests. */
const ignored = ['/node_modules/', '/dist/', ...(atNight ? [] : ['\\.nightly\\.test\\.[jt]sx?$'])];
const journeys = 'frontends/e2e';
const proofs = 'deploy/quality/proofs';
/**
 * Whether the tests of a folder start built programs; all others read only sources, and need not wait for the build.
 * @param {string} folder
 */
const startsPrograms = (folder) => folder.startsWith('deploy/');
/**
 * The niceness of these tests: a quarter of the processor is left to them while the product uses all it can get. They
 * have timeouts too, though long ones.
 */
const backgroundPriority = 5;
/**
 * Test files make much short-lived garbage; a larger nursery, in megabytes, costs less to sweep. Workers inherit it.
 */
const nursery = '--max-semi-space-size=64';
/**
 * Every test file loads its modules anew, so that most code is thrown away before an optimization of it pays. V8 waits
 * several times longer than usual before it optimizes, which saves a tenth of the processor time.
 */
const lateOptimization = '--interrupt-budget=500000';
/** More files than this did not fail for want of the processor. */
const maxRepeated = 3;
/** The last result of each test file, by its path. @type {Map<string, TestFile>} */
const files = new Map();
/** Faults outside of a test file. */
let otherFaults = 0;
/** @type {string[]} */
const runs = [];

/** @typedef {import('./src/failures.mjs').JestFile & import('./src/longest.mjs').TimedFile & { status: string }} TestFile */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    isEnding = true;
    for (const { pid } of running) if (pid !== undefined) process.kill(pid, 'SIGTERM');
    process.exitCode = 1;
  });
}

/**
 * Runs jest over some workspaces and keeps the results of their files.
 * @param {string[]} folders @param {{ workers: number, env?: Record<string, string>, more?: string[], isBackground?: boolean }} options
 */
async function jest(folders, { workers, env = {}, more = [], isBackground = false }) {
  if (folders.length === 0 || isEnding) return;
  const startedAt = Date.now();
  const scratch = mkdtempSync(join(tmpdir(), 'tablewell-test-'));
  const outputFile = join(scratch, 'results.json');
  const command = [
    ...[nursery, lateOptimization],
    join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
    // Before an option without values: those of the caller that follow may begin with a pattern of files.
    ...ignored.flatMap((pattern) => ['--testPathIgnorePatterns', pattern]),
    ...['--maxWorkers', String(workers), '--json', '--outputFile', outputFile, '--passWithNoTests'],
    ...more,
    ...forJest,
    ...['--projects', ...projectsOf(folders)],
  ];
  // Jest's own report goes to standard error; its standard output is the JSON, which is in the file already.
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  running.add(child);
  if (isBackground && child.pid !== undefined) setPriority(child.pid, backgroundPriority);
  await new Promise((resolve) => child.once('close', resolve));
  running.delete(child);
  try {
    /** @type {{ testResults: TestFile[] }} */
    const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8'));
    for (const file of testResults) files.set(file.name, file);
    runs.push(`  ${String(Math.round((Date.now() - startedAt) / 1_000)).padStart(6)} s  ${named(folders)}`);
  } catch {
    printError(`Jest wrote no results for ${folders.join(', ')}, so this counts as a failed test`);
    otherFaults += 1;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Repeats the files that failed, one after another with nothing beside them.
 * @param {string[]} folders @param {Record<string, string> | undefined} browsers
 * @returns the failures that did not repeat
 */
async function repeatFailedFiles(folders, browsers) {
  const failed = [...files.values()].filter(({ status }) => status === 'failed');
  if (once || forJest.length > 0 || failed.length === 0 || failed.length > maxRepeated) return [];
  // A proof may have found what shows once in a hundred times.
  const repeated = folders.filter(
    (folder) => folder !== proofs && failed.some(({ name }) => name.startsWith(join(root, folder, '/'))),
  );
  const paths = failed.map(({ name }) => name);
  await jest(repeated, { workers: 1, env: browsers ?? {}, more: ['--runTestsByPath', ...paths] });
  return describeFailures({
    testResults: failed.filter(({ name }) => files.get(name)?.status === 'passed'),
  });
}

/**
 * The runs of jest, one after another: workspaces that load the same sources are one, so that a process compiles these
 * once. Short runs come last, so that none is left alone at the end. No run is of everything, because a file that opens
 * a store leaves 30 MB in its process: the driver of the store's files cannot be unloaded.
 * @param {readonly string[]} parts
 */
function groupsOf(parts) {
  const together = [
    ['services/notification', 'services/billing'],
    ['services/auth', 'services/guest'],
    ['services/reservation'],
    ['gateway'],
    ['frontends/dashboard'],
    ['frontends/booking', 'frontends/floor-plan'],
  ];
  const isGrouped = (/** @type {string} */ part) => together.some((group) => group.includes(part));
  const others = parts.filter((part) => !isGrouped(part) && !startsPrograms(part));
  return [
    // The chassis' tests wait for the broker a lot, so that they fit beside the product's.
    others.filter((part) => !part.startsWith('frontends/')),
    ...together.map((group) => group.filter((part) => parts.includes(part))),
    others.filter((part) => part.startsWith('frontends/')),
  ].filter((group) => group.length > 0);
}

/** @param {readonly string[]} folders */
const named = ([first = '', ...others]) =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

/** The folders with tests to run. */
function chosenFolders() {
  const all = readWorkspaces().filter(({ folder }) => !unitOnly || folder !== journeys);
  const chosen = changed ? concerned(all, changedFiles(root, changed.split('=')[1])) : undefined;
  return all.flatMap(({ folder, hasTests }) =>
    hasTests && (chosen?.includes(folder) ?? true) ? [folder] : [],
  );
}

/**
 * Tests on the running product: first the proofs, which break its parts, then the journeys in browsers.
 * @param {string[]} ofProofs @param {Record<string, string> | undefined} browsers
 */
async function testProduct(ofProofs, browsers) {
  await jest(ofProofs, { workers: 1, env: atNight ? { ALL_SHORT_PROOFS: 'on' } : {} });
  if (browsers) await jest([journeys], { workers: 2, env: browsers });
}

/**
 * Installs packages and programs concurrently, as one download waits while the other is unpacked.
 * @param {boolean} usesBrowsers @returns the paths of the browsers, if they are used
 */
async function install(usesBrowsers) {
  const installPrograms = async () => {
    // One after another, because apt locks its database while it works.
    await ensureNats();
    if (!usesBrowsers) return undefined;
    const chromium = { CHROMIUM_PATH: await ensureChromium() };
    if (!atNight) return chromium;
    return { ...chromium, FIREFOX_PATH: await ensureFirefox(), WEBKIT_DRIVER_PATH: await ensureWebKit() };
  };
  const [browsers] = await Promise.all([installPrograms(), installPackages()]);
  return browsers;
}

/** @type {string[]} */
let passedAlone = [];
try {
  const folders = chosenFolders();
  const browsers = await install(folders.includes(journeys));
  const ofProofs = folders.filter((folder) => folder === proofs);
  const parts = folders.filter((folder) => folder !== proofs && folder !== journeys);
  // The running product waits a lot: for leases, retries and browsers. The other tests use the processor meanwhile, at
  // a lower priority than the product, because browsers and simulated users have deadlines.
  const built = buildStale();
  const waiting = groupsOf(parts);
  /** @param {number} workers */
  const testWaiting = async (workers) => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await jest(next, { workers, isBackground: true });
  };
  // Beside the product's own tests one process of other tests runs; with two, all waited for each other. After them two
  // run: tests of services wait for the store, the broker and timers for half of their time.
  await Promise.all([
    testWaiting(1),
    built.then(() => testProduct(ofProofs, browsers)).then(() => testWaiting(2)),
    // They wait for the programs that they start for most of their time, and add little to that.
    built.then(() => jest(parts.filter(startsPrograms), { workers: 1, isBackground: true })),
  ]);
  passedAlone = await repeatFailedFiles(folders, browsers);
} catch (error) {
  printError(error instanceof Error ? error.message : String(error));
  otherFaults += 1;
}
const results = [...files.values()];
const totals = countTests(results);
totals.failed += otherFaults;
const failures = describeFailures({ testResults: results });

// A change may affect no test; but if a run of everything finds none, it has failed.
if (totals.failed > 0 || (totals.passed === 0 && !changed)) process.exitCode = 1;
if (results.length > 0)
  print(['Runs, some side by side:', ...runs, 'Longest files:', ...longestFiles(results)].join('\n'));
if (passedAlone.length > 0) print(['Failed at first, passed alone:', ...passedAlone].join('\n'));
if (failures.length > 0) print(['Failed:', ...failures].join('\n'));
print(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
