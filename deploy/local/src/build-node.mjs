// Builds `dist/main.js` from the `src/main.ts` of a Node program. Our own packages are TypeScript sources and are bundled.
// So are the npm packages of services and gateway: one file instead of some thousand starts with less than half
// of the processor time and needs a fifth less memory once loaded (deploy/quality/bench/RESULTS.md), and its V8 code cache is
// stored beside it (`launch.mjs`). The npm packages of other programs, and those
// that need files of their own, stay in node_modules. A service's `src/*-thread.ts`, the programs of its worker threads,
// are bundled in the same way, without launcher and cache.
// Used by the local run, and by hand in a workspace: `node ../../deploy/local/src/build-node.mjs`.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { heapFlags } from './heap.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** Relative to the checkout: a bundle of this module is in another folder. */
const here = join(root, 'deploy', 'local', 'src');

/**
 * The folder of a package as Node finds it from some folder upwards.
 * @param {string} from @param {string} name
 * @returns {string | undefined}
 */
function packageFolder(from, name) {
  const candidate = join(from, 'node_modules', name);
  if (existsSync(candidate)) return candidate;
  return dirname(from) === from ? undefined : packageFolder(dirname(from), name);
}

/**
 * Leaves npm packages outside the bundle, except if one of our packages has its own version of one: at run time the
 * program would find another version, so that one is bundled.
 * @param {string} folder
 * @returns {import('esbuild').Plugin}
 */
const npmStaysOutside = (folder) => ({
  name: 'npm-stays-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point' || path.startsWith('@tablewell/')) return undefined;
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
      const differs = packageFolder(resolveDir, name) !== packageFolder(folder, name);
      return differs ? undefined : { path, external: true };
    });
  },
});

/** Packages that look for compiled code or pages beside their own files, which a bundle cannot provide. */
export const withFiles = new Set([
  '@node-rs/argon2',
  'lmdb',
  'piscina',
  '@fastify/swagger-ui',
  '@expo-google-fonts/fraunces',
  'sharp',
]);

/**
 * Bundles npm packages. A package that is not installed stays external: it is an optional dependency.
 * @type {import('esbuild').Plugin}
 */
const npmComesIn = {
  name: 'npm-comes-in',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point' || path.startsWith('@tablewell/') || path.startsWith('node:'))
        return undefined;
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
      if (isBuiltin(name)) return undefined;
      return withFiles.has(name) || !packageFolder(resolveDir, name) ? { path, external: true } : undefined;
    });
  },
};

/**
 * Replaces a file as a whole: another process that starts the program meanwhile finds the old file or the new one, but
 * no part of either.
 * @param {string} path @param {string | Uint8Array} contents
 */
function replaceFile(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.${process.pid}`;
  writeFileSync(next, contents);
  renameSync(next, path);
}

/**
 * Escapes the characters beyond ASCII that esbuild leaves as they are, in regular expressions and comments: V8 keeps a source
 * with one of them in two bytes for each of its 6 to 16 million characters. In a tagged template or after a backslash an
 * escape could mean something else.
 * @param {string} text
 */
function inAscii(text) {
  const inComment = /[^\0-\x7f]/gu;
  const inCode = /[^\0-\x7f](?<!(?:\\|[\w$)\]]`[^`]*).)/gu;
  const escape = (/** @type {string} */ character) =>
    Array.from({ length: character.length }, (_, index) => {
      const code = character.charCodeAt(index).toString(16);
      return `\\u${code.padStart(4, '0')}`;
    }).join('');
  const lines = text.split('\n');
  return lines.map((line) => line.replace(/^\s*[/*]/.test(line) ? inComment : inCode, escape)).join('\n');
}

/** Writes the launcher of a bundle and its V8 code cache. @param {string} bundle @param {boolean} compiles */
async function makeReadyToLaunch(bundle, compiles) {
  const start = `launch(new URL('${basename(bundle)}', import.meta.url));\n`;
  replaceFile(bundle.replace(/\.cjs$/, '.js'), `${readFileSync(join(here, 'launch.mjs'), 'utf8')}\n${start}`);
  rmSync(`${bundle}.compiled`, { force: true });
  const env = { PATH: process.env['PATH'] };
  if (compiles) await run(process.execPath, [...heapFlags, join(here, 'compile.mjs'), bundle], { env });
}

/**
 * @param {string} folder the workspace, an absolute path
 * @param {string} [entry]
 * @param {{ name?: string, plugins?: import('esbuild').Plugin[], isService?: boolean }} [other] the name of a different
 *   bundle, and the plugins that make it different; whether it is a bundle of a service
 * @returns {Promise<void>}
 */
export async function buildNode(folder, entry = 'main', other = {}) {
  const isWhole = other.isService ?? /^(services[/\\]|gateway$)/.test(relative(root, folder));
  const bundle = await bundleOf(folder, entry, { ...other, isWhole });
  if (!isWhole) return;
  // Entries other than `main` do their work when they are run, so they cannot be run for a check.
  await makeReadyToLaunch(bundle, entry === 'main');
  if (entry === 'main') await buildThreads(folder);
}

/** Builds the programs of a service's worker threads, such as `dist/what-if-thread.cjs`. @param {string} folder */
export async function buildThreads(folder) {
  const entries = readdirSync(join(folder, 'src')).filter((file) => file.endsWith('-thread.ts'));
  for (const file of entries) await bundleOf(folder, file.replace(/\.ts$/, ''), { isWhole: true });
}

/**
 * @param {string} folder
 * @param {string} entry
 * @param {{ name?: string, plugins?: import('esbuild').Plugin[], isWhole: boolean }} options
 * @returns {Promise<string>} the bundle's path
 */
async function bundleOf(folder, entry, { name = entry, plugins = [], isWhole }) {
  const { build } = await import('esbuild');
  const bundle = join(folder, 'dist', `${name}${isWhole ? '.cjs' : '.js'}`);
  const { outputFiles } = await build({
    absWorkingDir: folder,
    write: false,
    entryPoints: [`src/${entry}.ts`],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: isWhole ? 'cjs' : 'esm',
    supported: { 'dynamic-import': !isWhole },
    sourcemap: true,
    // For debuggers. Programs run without source maps: Node would hold the whole map in memory and look up the lines of
    // each error, and the bundle keeps names and states the file of each part.
    sourcesContent: false,
    logLevel: 'silent',
    // The caller's plugins come first: esbuild takes the first result.
    plugins: [...plugins, isWhole ? npmComesIn : npmStaysOutside(folder)],
  });
  for (const { path, contents, text } of outputFiles)
    replaceFile(path, isWhole && path === bundle ? inAscii(text) : contents);
  return bundle;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { compileTexts } = await import('../../../services/languages/tools/compile.mjs');
  await compileTexts();
  await buildNode(process.cwd(), process.argv[2]);
}
