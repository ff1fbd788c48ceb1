import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof, Row } from '../proof';

const sizes = { short: { cases: 50 }, full: { cases: 10_000 } };
/**
 * The folders of rules that hold for every input: opening hours and clock changes, table fit, plans, keys of the store.
 */
const folders = [
  'services/shared/src',
  'services/restaurant/rules/src',
  'services/reservation/src',
  'services/chassis/src/events',
  'frontends/floor-plan/src',
  'frontends/dashboard/src',
  'deploy/local/embedded-mongodb/src',
];
const longMs = 900_000;

/** Test files below a folder that state properties. */
function propertyTests(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"));
}

/** The workspace of a file: the folder above its sources. */
const workspaceOf = (file: string): string => file.slice(0, file.indexOf('/src/'));

function jest(root: string, workspace: string, files: readonly string[], cases: number): Promise<string> {
  const args = [join(root, 'node_modules/jest/bin/jest.js'), '--projects', workspace, '--maxWorkers', '1'];
  const env = { ...process.env, PROPERTY_CASES: String(cases) };
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [...args, '--testTimeout', String(longMs), '--runTestsByPath', ...files],
      { cwd: root, env, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => resolve(error ? stdout + stderr : ''),
    ),
  );
}

export const properties: Proof = {
  name: 'properties',
  claim: 'Each property holds for this many random inputs.',
  async run({ product: { root }, size, log }) {
    const { cases } = sizes[size];
    const files = folders.flatMap((folder) => propertyTests(root, folder));
    const rows: Row[] = [];
    const failures: string[] = [];
    for (const workspace of new Set(files.map(workspaceOf))) {
      const own = files.filter((file) => workspaceOf(file) === workspace);
      log(`${workspace}: ${own.length} files`);
      const output = await jest(root, workspace, own, cases);
      if (output !== '') failures.push(`${workspace}: ${output.slice(0, 4_000)}`);
      rows.push({ workspace, files: own.length, 'cases each': cases, holds: output === '' ? 'yes' : 'NO' });
    }
    return { rows, failures };
  },
};
