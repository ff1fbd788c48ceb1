import { existsSync, mkdirSync, readFileSync, writeFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { compileTexts } from '../../../services/languages/tools/compile.mjs';
import { buildNode } from './build-node.mjs';
import { cache, root } from './paths.mjs';
import { pooled, run } from './run.mjs';
import { timed } from './terminal.mjs';
import { inputHash, readWorkspaces } from './workspaces.mjs';

/** @typedef {import('./workspaces.mjs').Workspace} Workspace */

const parallel = 2;

/** The workspaces to build: frontends and others with a build script, and every Node program. */
export function buildable() {
  return readWorkspaces().filter(
    ({ folder, scripts }) => scripts.build !== undefined || existsSync(join(root, folder, 'src', 'main.ts')),
  );
}

/** @param {Workspace} workspace */
export async function buildOne({ name, folder, scripts }) {
  await compileTexts();
  // The same as `npm run build` for a plain Node program, without starting another npm and another Node.
  if (scripts.build === undefined || /^node \S*\/build-node\.mjs$/.test(scripts.build))
    await buildNode(join(root, folder));
  else await run('npm', ['run', '--silent', 'build', '-w', name], { cwd: root });
}

/** Builds all workspaces whose inputs changed since they were last built, two at a time. */
export async function buildStale() {
  const all = readWorkspaces();
  const stale = buildable().filter(
    (workspace) => !hasOutput(workspace) || stampOf(workspace) !== inputHash(all, workspace.name),
  );
  if (stale.length === 0) return;
  await timed(`Built ${stale.map(({ folder }) => folder).join(', ')}`, () =>
    pooled(stale, parallel, async (workspace) => {
      // The hash is computed before the build: a change during the build must make it stale again.
      const hash = inputHash(all, workspace.name);
      await buildOne(workspace);
      stamp(workspace, hash);
    }),
  );
}

/** Other commands write single files into `dist`, so a program has to be there itself. @param {Workspace} workspace */
function hasOutput({ folder }) {
  const isProgram = existsSync(join(root, folder, 'src', 'main.ts'));
  return existsSync(join(root, folder, 'dist', ...(isProgram ? ['main.js'] : [])));
}

/** @param {Workspace} workspace */
function stampFile({ name }) {
  return join(cache, 'built', `${name.replace('/', '+')}.sha256`);
}

/** @param {Workspace} workspace */
function stampOf(workspace) {
  return existsSync(stampFile(workspace)) ? readFileSync(stampFile(workspace), 'utf8') : undefined;
}

/** @param {Workspace} workspace @param {string} hash */
export function stamp(workspace, hash) {
  mkdirSync(join(cache, 'built'), { recursive: true });
  // A new file each time: a copy of the checkout may share the old one with this one.
  const file = stampFile(workspace);
  writeFileSync(`${file}.new`, hash);
  renameSync(`${file}.new`, file);
}
