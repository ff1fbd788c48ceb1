// Bundles a Node program: `src/main.ts` to `dist/main.js`. Our own packages are TypeScript sources and go into the
// bundle; npm packages stay where npm put them, because some carry native parts and all are found by Node anyway.
// Used by the local run, and by hand inside a workspace: `node ../../deploy/local/src/build-node.mjs`.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

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

/**
 * @param {string} folder the workspace, an absolute path
 * @param {string} [entry]
 * @param {{ outfile?: string, plugins?: import('esbuild').Plugin[] }} [other] where a different bundle goes, and what
 *   makes it different
 * @returns {Promise<void>}
 */
export async function buildNode(folder, entry = 'main', other = {}) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: folder,
    entryPoints: [`src/${entry}.ts`],
    outfile: join(folder, 'dist', other.outfile ?? `${entry}.js`),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'silent',
    plugins: [npmStaysOutside(folder), ...(other.plugins ?? [])],
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildNode(process.cwd(), process.argv[2]);
