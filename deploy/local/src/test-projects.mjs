import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';

/** @typedef {{ preset?: string, roots?: string[] }} Settings of a workspace's tests, in its `package.json` */

/** @param {string} folder @returns {Settings} */
const settingsOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).jest;

/**
 * The projects of one run of Jest over some workspaces. Those that differ in their folders only are one project, which
 * compiles a source that they share once; each project of its own would compile it again.
 * @param {readonly string[]} folders from the root @returns {string[]} folders, and files with settings
 */
export function projectsOf(folders) {
  /** @type {Map<string, { folders: string[], roots: string[] }>} */
  const shared = new Map();
  const separate = folders.filter((folder) => {
    const { preset, roots = ['.'], ...others } = settingsOf(folder);
    if (!preset || Object.keys(others).length > 0) return true;
    const path = `./${join(folder, preset)}`;
    const project = shared.get(path) ?? { folders: [], roots: [] };
    project.folders.push(folder);
    project.roots.push(...roots.map((each) => join(root, folder, each)));
    shared.set(path, project);
    return false;
  });
  const together = [...shared].map(([preset, project]) =>
    project.folders.length === 1 ? project.folders : [writeSettings(preset, project)],
  );
  return [...together.flat(), ...separate];
}

/**
 * A file with the settings of several workspaces. Its path stays the same from run to run: Jest's cache depends on it.
 * @param {string} preset from the root @param {{ folders: string[], roots: string[] }} project
 */
function writeSettings(preset, { folders, roots }) {
  const [first = '', ...more] = folders;
  mkdirSync(join(cache, 'tests'), { recursive: true });
  const file = join(cache, 'tests', `${first.replaceAll('/', '-')}-and-${more.length}-more.json`);
  writeFileSync(file, JSON.stringify({ rootDir: root, preset, roots }));
  return file;
}
