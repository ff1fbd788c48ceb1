import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { buildable, buildOne, stamp } from './build.mjs';
import { root } from './paths.mjs';
import { printError, timed } from './terminal.mjs';
import { closureOf, inputHash, readWorkspaces } from './workspaces.mjs';

const settleMs = 120;

/** The process that runs the output of a workspace; pages have none, because they are read on each request. */
const processOf = /** @type {Record<string, string>} */ ({
  'frontends/federation': 'web',
  'deploy/local/embedded-mongodb': 'mongodb',
  'deploy/local/sandbox': 'sandbox',
  gateway: 'gateway',
});

/**
 * Rebuilds the workspace of a changed file, and restarts only the processes that run it.
 * @param {{ restart(name: string): void }} supervisor
 */
export function watchSources(supervisor) {
  const all = readWorkspaces();
  const changed = /** @type {Set<string>} */ (new Set());
  let timer = /** @type {NodeJS.Timeout | undefined} */ (undefined);
  let working = Promise.resolve();

  const rebuild = async () => {
    const files = [...changed];
    changed.clear();
    const touched = buildable().filter(({ name }) =>
      closureOf(all, name).some(({ folder }) => files.some((file) => file.startsWith(`${folder}${sep}`))),
    );
    for (const workspace of touched) {
      const hash = inputHash(all, workspace.name);
      try {
        await timed(`Built ${workspace.folder}`, () => buildOne(workspace));
      } catch (error) {
        printError(error instanceof Error ? error.message : String(error));
        continue;
      }
      stamp(workspace, hash);
      const name = processOf[workspace.folder] ?? workspace.folder.split(sep).pop() ?? '';
      const isProcess = workspace.folder in processOf || workspace.folder.startsWith(`services${sep}`);
      if (isProcess) supervisor.restart(name);
    }
  };

  const folders = all.map(({ folder }) => join(root, folder)).filter((folder) => existsSync(folder));
  const ignored = /[/\\](node_modules|dist|coverage|test|\.[^/\\]*)([/\\]|$)|\.test\.tsx?$|\.md$/;
  watch(folders, { ignoreInitial: true, ignored: (path) => ignored.test(`/${relative(root, path)}`) }).on(
    'all',
    (_event, path) => {
      changed.add(relative(root, String(path)));
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(rebuild);
      }, settleMs);
    },
  );
}
