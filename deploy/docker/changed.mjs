// `git diff --name-only <since> | node deploy/docker/changed.mjs`: the images that the changed files belong to, as a
// list of jobs for a build server: `[{"image": "auth", "dockerfile": "…", "arguments": "SERVICE=auth"}, …]`.
// `--all` lists all images; `--released` lists those that changesets report as released, with their versions.
import { readFileSync } from 'node:fs';
import { closureOf, nodeBuilders, readWorkspaces } from '../local/src/workspaces.mjs';

const all = readWorkspaces();
const service = 'deploy/docker/service.Dockerfile';
const frontends = 'deploy/docker/frontends.Dockerfile';

/** @type {{ image: string, dockerfile: string, arguments: string, workspaces: string[], files: string[] }[]} */
const images = [
  ...['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification', 'gateway', 'sandbox'].map(
    (name) => ({
      image: name,
      dockerfile: service,
      arguments: `SERVICE=${name}`,
      workspaces: [`@tablewell/${name}`],
      files: [service, 'deploy/docker/collect.mjs', ...nodeBuilders],
    }),
  ),
  // The script for restaurants' own sites is served beside the shell.
  ...[['shell', 'embed'], ['marketing'], ['booking'], ['dashboard'], ['floor-plan'], ['billing']].map(
    (names) => ({
      image: names[0] === 'shell' ? 'web' : `web-${names[0]}`,
      dockerfile: frontends,
      arguments: `FRONTENDS=${names.join(' ')}`,
      workspaces: all
        .filter(({ folder }) => names.some((name) => folder === `frontends/${name}`))
        .map((workspace) => workspace.name),
      files: [frontends, 'deploy/docker/keep-releases.mjs'],
    }),
  ),
];

/** Inputs of every image. */
const shared = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.base.json',
  'deploy/docker/health.mjs',
];
const goesIn = (/** @type {string} */ file) => !/(^|\/)test\/|\.test\.tsx?$|\.md$/.test(file);

/** @param {readonly string[]} changed */
function madeOf(changed) {
  return images.filter(({ workspaces, files }) => {
    // The web process serves the pages of all frontends.
    const used = files.includes(frontends) ? [...workspaces, '@tablewell/federation'] : workspaces;
    const folders = used.flatMap((name) => closureOf(all, name).map(({ folder }) => `${folder}/`));
    return changed.some(
      (file) =>
        [...shared, ...files].includes(file) ||
        (goesIn(file) && folders.some((folder) => file.startsWith(folder))),
    );
  });
}

/** The released images according to changesets, each with the version of its program. */
function released() {
  /** @type {{ name: string, version: string }[]} */
  const packages = JSON.parse(readFileSync(0, 'utf8'));
  return images.flatMap((image) => {
    const found = packages.find(({ name }) => image.workspaces.includes(name));
    return found ? [{ ...image, version: found.version }] : [];
  });
}

const [how] = process.argv.slice(2);
const wanted =
  how === '--released' ? released() : how === '--all' ? images : madeOf(readFileSync(0, 'utf8').split('\n'));
const jobs = wanted.map(({ image, dockerfile, arguments: given, ...more }) => ({
  image,
  dockerfile,
  arguments: given,
  version: 'version' in more ? more.version : '',
}));
console.log(JSON.stringify(jobs));
