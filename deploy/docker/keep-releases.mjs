// `node deploy/docker/keep-releases.mjs <frontend> <dist of an earlier image>`: copies the hashed files of earlier
// releases beside the new build, so that an open page still finds its files, and a browser can be given another release
// than the newest. `releases.json` lists the releases, newest first.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Weeks of releases for a busy team; a megabyte or two each. */
const kept = 10;
const hashed = /\.[0-9a-f]{12}\.\w+(\.(map|br|gz))*$/;

/** @typedef {{ version: string, entry?: string, files: string[] }} Release */

/** @param {string} path @returns {any} */
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** @param {string} folder @returns {string[]} */
function hashedIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && hashed.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

const [frontend = '.', earlier = ''] = process.argv.slice(2);
const dist = join(frontend, 'dist');
const { version } = readJson(join(frontend, 'package.json'));
const manifest = readJson(join(dist, 'mf-manifest.json'));
const remoteEntry = manifest?.metaData.remoteEntry;

/** @type {Release} */
const now = {
  version,
  // The shell has no entry.
  ...(remoteEntry ? { entry: `${remoteEntry.path}${remoteEntry.name}` } : {}),
  files: hashedIn(dist),
};
const isSame = (/** @type {Release} */ one) => JSON.stringify(one.files) === JSON.stringify(now.files);

/** @type {Release[]} */
const before = (readJson(join(earlier, 'releases.json')) ?? []).filter(
  (/** @type {Release} */ one) => !isSame(one),
);
const releases = [now, ...before].slice(0, kept);

for (const file of new Set(releases.slice(1).flatMap(({ files }) => files))) {
  const [from, to] = [join(earlier, file), join(dist, file)];
  if (existsSync(to) || !existsSync(from)) continue;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
writeFileSync(join(dist, 'releases.json'), JSON.stringify(releases));
console.log(`${frontend}: ${releases.map((one) => one.version).join(', ')}`);
