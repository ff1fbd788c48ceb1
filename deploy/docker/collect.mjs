// `node deploy/docker/collect.mjs <folder>`, in a built workspace: copies the runtime files of its image into the folder,
// which are the bundle, its external npm packages and their dependencies.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { withFiles } from '../local/src/build-node.mjs';
import { root } from '../local/src/paths.mjs';

const workspace = process.cwd();
const target = resolve(process.argv[2] ?? 'out');

/**
 * Files of packages that a built program only refers to, such as a font, and that esbuild does not report. @param
 * {string} file
 */
const lookedUpBy = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/\brequire\.resolve\("([^"]+)"\)/g)].flatMap(([, path = '']) =>
    [...withFiles].some((name) => path.startsWith(`${name}/`)) ? [path] : [],
  );

/** The packages that a built program requires at run time. @param {string} file */
async function packagesOf(file) {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const asked = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  return [...asked, ...lookedUpBy(file)]
    .filter((path) => !isBuiltin(path))
    .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
}

/**
 * The folder of a package as Node finds it from some folder upwards. @param {string} from @param {string} name @returns
 * {string | undefined}
 */
function packageFolder(from, name) {
  const candidate = join(from, 'node_modules', name);
  if (existsSync(candidate)) return candidate;
  return from === root || dirname(from) === from ? undefined : packageFolder(dirname(from), name);
}

/** Source folder by path in the image: the program is in the image's root, as if that were the checkout's. */
const places = /** @type {Map<string, string>} */ (new Map());

/** @param {string} from @param {string} name @param {boolean} optional for other systems, or left out on purpose */
function take(from, name, optional) {
  const folder = packageFolder(from, name);
  if (!folder) {
    if (optional) return;
    throw new Error(`${name}, which ${relative(root, from)} needs, is not installed`);
  }
  const place = relative(folder.startsWith(workspace + sep) ? workspace : root, folder);
  const known = places.get(place);
  if (known === folder) return;
  if (known) throw new Error(`${place} would be both ${known} and ${folder}`);
  places.set(place, folder);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest;
  const { peerDependenciesMeta = {} } = manifest;
  for (const needed of Object.keys(dependencies)) take(folder, needed, needed in optionalDependencies);
  for (const needed of Object.keys(optionalDependencies)) take(folder, needed, true);
  for (const needed of Object.keys(peerDependencies))
    take(folder, needed, peerDependenciesMeta[needed]?.optional === true);
}

for (const file of readdirSync(join(workspace, 'dist'))) {
  if (!/^(main\.(js|cjs|cjs\.compiled)|.+-thread\.cjs)$/.test(file)) continue;
  cpSync(join(workspace, 'dist', file), join(target, 'dist', file));
  if (file.endsWith('.compiled')) continue;
  // A bundle that includes its packages requires the external ones optionally.
  const asksInVain = (/** @type {string} */ name) => file.endsWith('.cjs') && !withFiles.has(name);
  for (const name of await packagesOf(join(workspace, 'dist', file))) take(workspace, name, asksInVain(name));
}
for (const [place, folder] of places) {
  // Packages inside a package are in the list themselves, if they are needed.
  const filter = (/** @type {string} */ path) => path !== join(folder, 'node_modules');
  cpSync(folder, join(target, place), { recursive: true, dereference: true, filter });
}
cpSync(join(workspace, 'package.json'), join(target, 'package.json'));
console.log(`${relative(root, workspace)}: the bundle and ${places.size} packages`);
