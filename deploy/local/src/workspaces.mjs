import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {object} Workspace
 * @property {string} name
 * @property {string} folder relative to the root
 * @property {string[]} uses names of the workspaces it depends on directly
 * @property {Record<string, string>} scripts
 * @property {boolean} hasTests
 */

/** @returns {Workspace[]} */
export function readWorkspaces() {
  const { workspaces } = readJson(join(root, 'package.json'));
  return workspaces.flatMap(foldersOf).map((/** @type {string} */ folder) => {
    const manifest = readJson(join(root, folder, 'package.json'));
    const named = { ...manifest.dependencies, ...manifest.devDependencies };
    return {
      name: manifest.name,
      folder,
      uses: Object.keys(named).filter((name) => name.startsWith('@tablewell/')),
      scripts: manifest.scripts ?? {},
      hasTests: manifest.jest !== undefined,
    };
  });
}

/** @param {string} pattern @returns {string[]} */
function foldersOf(pattern) {
  const folders = pattern.endsWith('/*')
    ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -2), name))
    : [pattern];
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * A workspace with all that it is built from, itself first.
 * @param {readonly Workspace[]} all @param {string} name @returns {Workspace[]}
 */
export function closureOf(all, name) {
  const found = /** @type {Map<string, Workspace>} */ (new Map());
  const visit = (/** @type {string} */ wanted) => {
    const workspace = all.find((candidate) => candidate.name === wanted);
    if (!workspace || found.has(wanted)) return;
    found.set(wanted, workspace);
    workspace.uses.forEach(visit);
  };
  visit(name);
  return [...found.values()];
}

const notInputs = new Set(['node_modules', 'dist', 'coverage', 'test', '.cache', '.data']);
const isTest = /\.test\.tsx?$|\.md$/;

/** The files that the build of a folder depends on. @param {string} folder @returns {string[]} */
function inputsOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notInputs.has(name) && !isTest.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return inputsOf(path);
      return entry.isFile() ? [path] : [];
    });
}

/** The build scripts of Node programs, as paths from the root. */
export const nodeBuilders = ['build-node.mjs', 'compile.mjs', 'heap.mjs', 'launch.mjs'].map(
  (file) => `deploy/local/src/${file}`,
);

/**
 * One hash over the contents of everything a workspace is built from, the lock file and the builders included.
 * @param {readonly Workspace[]} all @param {string} name
 */
export function inputHash(all, name) {
  const hash = createHash('sha256');
  const shared = ['package-lock.json', 'tsconfig.base.json', ...nodeBuilders].map((file) => join(root, file));
  const own = closureOf(all, name).flatMap(({ folder }) => inputsOf(join(root, folder)));
  for (const file of [...shared, ...own]) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
