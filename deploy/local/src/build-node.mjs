// Bundles a Node program: `src/main.ts` to `dist/main.js`. Our own packages are TypeScript sources and go into the
// bundle; npm packages stay where npm put them, because some carry native parts and all are found by Node anyway.
// Used by the local run, and by hand inside a workspace: `node ../../deploy/local/src/build-node.mjs`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @type {import('esbuild').Plugin} */
const npmStaysOutside = {
  name: 'npm-stays-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@tablewell/') ? undefined : { path, external: true },
    );
  },
};

/**
 * @param {string} folder the workspace, an absolute path
 * @param {string} [entry]
 * @returns {Promise<void>}
 */
export async function buildNode(folder, entry = 'main') {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: folder,
    entryPoints: [`src/${entry}.ts`],
    outfile: join(folder, 'dist', `${entry}.js`),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'silent',
    plugins: [npmStaysOutside],
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildNode(process.cwd(), process.argv[2]);
