// Bundles a Node program: `src/main.ts` to `dist/main.js`. Our own packages are TypeScript sources and go into the
// bundle. So do the npm packages of services and gateway: one file instead of some thousand starts with less than half
// of the processor time and holds a fifth less memory once loaded (deploy/bench/RESULTS.md). Those of other programs, and those
// that need files of their own, stay where npm put them.
// Used by the local run, and by hand inside a workspace: `node ../../deploy/local/src/build-node.mjs`.
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

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
 * Leaves npm packages outside, except where one of our packages has its own version of one: the program would find
 * another version from where it lies, so that one goes into the bundle.
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

/** Packages that look for compiled code or pages beside their own files: a bundle cannot hold them. */
const withFiles = new Set(['@node-rs/argon2', 'lmdb', '@fastify/swagger-ui']);

/**
 * Takes npm packages in. What is not installed stays outside: it is optional to whoever asks for it.
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

/** What CommonJS packages expect around them. */
const commonJs = `import { createRequire as requireFrom } from 'node:module';
import { dirname as folderOf } from 'node:path';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireFrom(import.meta.url), __filename = pathOf(import.meta.url), __dirname = folderOf(__filename);`;

/**
 * @param {string} folder the workspace, an absolute path
 * @param {string} [entry]
 * @param {{ outfile?: string, plugins?: import('esbuild').Plugin[] }} [other] where a different bundle goes, and what
 *   makes it different
 * @returns {Promise<void>}
 */
export async function buildNode(folder, entry = 'main', other = {}) {
  const { build } = await import('esbuild');
  const isWhole = /^(services[/\\]|gateway$)/.test(relative(root, folder));
  await build({
    absWorkingDir: folder,
    entryPoints: [`src/${entry}.ts`],
    outfile: join(folder, 'dist', other.outfile ?? `${entry}.js`),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    // For debuggers. Programs run without: Node would hold the whole map in memory and look each error's lines up in it,
    // and the bundle keeps names and says which file each part is from.
    sourcesContent: false,
    logLevel: 'silent',
    ...(isWhole ? { banner: { js: commonJs } } : {}),
    // Whoever plants something in a file comes first: the first answer counts.
    plugins: [...(other.plugins ?? []), isWhole ? npmComesIn : npmStaysOutside(folder)],
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildNode(process.cwd(), process.argv[2]);
