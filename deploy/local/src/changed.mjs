import { execFileSync } from 'node:child_process';
import { closureOf } from './workspaces.mjs';

/** @typedef {import('./workspaces.mjs').Workspace} Workspace */

/** Inputs of the build and the tests of every workspace. */
const common = ['package.json', 'package-lock.json', '.npmrc', 'tsconfig.base.json'];

/**
 * Files that differ from where this branch left another one, whether committed or not, including untracked ones. The
 * branch is `main` as the remote has it, or the local one, unless it is named.
 * @param {string} root @param {string} [branch]
 */
export function changedFiles(root, branch) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const exists = (/** @type {string} */ name) => {
    try {
      return git('rev-parse', '--verify', `${name}^{commit}`) !== '';
    } catch {
      return false;
    }
  };
  const base = [branch ?? '', 'origin/main', 'main'].find((name) => name !== '' && exists(name)) ?? 'HEAD';
  const since = git('merge-base', base, 'HEAD');
  const lists = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  return lists.flatMap((list) => list.split('\n')).filter((file) => file !== '');
}

/**
 * The folders of the workspaces that a change affects: those with changed files, and those that depend on them.
 * Documents affect none.
 * @param {readonly Workspace[]} all @param {readonly string[]} files from the root
 */
export function concerned(all, files) {
  const read = files.filter((file) => !file.endsWith('.md'));
  if (read.some((file) => common.includes(file))) return all.map(({ folder }) => folder);
  const changed = new Set(read.flatMap((file) => homeOf(all, file) ?? []));
  return all
    .filter(({ name }) => closureOf(all, name).some((used) => changed.has(used.name)))
    .map(({ folder }) => folder);
}

/** The innermost workspace that contains a file. @param {readonly Workspace[]} all @param {string} file */
function homeOf(all, file) {
  const homes = all.filter(({ folder }) => file.startsWith(`${folder}/`));
  return homes.sort((one, other) => other.folder.length - one.folder.length)[0]?.name;
}
