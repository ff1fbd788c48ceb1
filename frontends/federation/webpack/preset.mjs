import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.mjs';
import { FirstLoadBudget } from './budget.mjs';
import { sharedByRemotes, sharedSingletons } from './shared.mjs';

const require = createRequire(import.meta.url);

/**
 * A remote: an empty entry, the modules it exposes, and a manifest from which the server reads its hashed entry and the
 * files of each module.
 *
 * @param {{ name: string, root: string, exposes: Record<string, string>,
 *   budget?: { gzipBytes: number } }} options name: the remote's name in the registry; exposes: `./routes` and panels, as
 *   in `src/contract.ts`; budget: the limit of its entry and its routes together, without the shell
 * @param {string[]} [options.fragments] templates that the server writes into a page before the code is loaded
 */
export function remoteConfig({ name, root, exposes, fragments = [], budget }) {
  const config = baseConfig({ name, root, outDir: 'dist', cacheName: `${name}-remote` });
  return {
    ...config,
    entry: {},
    // Wherever the remote is served from, its chunks are beside its entry.
    output: { ...config.output, publicPath: 'auto', clean: { keep: /^page\// } },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.[contenthash:12].js',
        exposes,
        shared: { ...sharedSingletons({ eager: false }), ...sharedByRemotes() },
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          // A remote loads no remotes of its own.
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      ...fragmentFiles(root, fragments),
      ...firstLoadBudget(config, budget && { ...budget, exposed: ['__federation_expose_routes'] }),
    ],
  };
}

/**
 * The shell: the shared singletons are in its first file, so it starts without waiting for a negotiation,
 * and it knows no remote at build time (the page carries the registry).
 *
 * @param {{ root: string, entry: string, template: string, fragments?: string[],
 *   budget?: { gzipBytes: number } }} options budget: the limit of its script, which every page in the shell loads
 */
export function shellConfig({ root, entry, template, fragments = [], budget }) {
  const config = baseConfig({ name: 'shell', root, outDir: 'dist', cacheName: 'shell' });
  return {
    ...config,
    entry: { shell: entry },
    output: { ...config.output, publicPath: '/assets/shell/' },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedSingletons({ eager: true }),
        // `version-first` fetches every known remote before start: one dead remote would stop the shell.
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        // Remotes use the shell's copy of the runtime. The plugin's own option injects the CommonJS build, which cannot
        // be tree-shaken, so the ES module is named here.
        runtimePlugins: [externalRuntimeModule()],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      ...pageFiles(root, template),
      ...fragmentFiles(root, fragments),
      ...firstLoadBudget(config, budget),
    ],
  };
}

/**
 * A remote's source as a separate page without federation, for diners who open one link, once, on a phone.
 * The template is the remote's; the server fills its `{{names}}` (see README, "A page of its own").
 *
 * @param {{ name: string, root: string, entry: string, template: string,
 *   framed?: string, budget?: { gzipBytes: number, never: RegExp } }} options framed: a script that runs before the page's
 *   own where another site shows the page in a frame; budget: the limit of the first load, and modules that it must not have
 */
export function pageConfig({ name, root, entry, template, framed, budget }) {
  const config = baseConfig({ name: `${name}-page`, root, outDir: 'dist/page', cacheName: `${name}-page` });
  return {
    ...config,
    entry: { page: entry, ...(framed ? { framed } : {}) },
    output: {
      ...config.output,
      publicPath: `/assets/${name}/page/`,
      // The browser's own `import()` instead of a loader. The page's script exports nothing and remains a classic
      // script.
      module: true,
      iife: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
    },
    experiments: { outputModule: true },
    // A warning about the template's compiler, whose output runs only in the build.
    ignoreWarnings: [/`with` statements are not allowed/],
    plugins: [
      ...config.plugins,
      ...pageFiles(root, template, ['page']),
      ...(framed ? [scriptList('framed.json', ['framed'])] : []),
      ...firstLoadBudget(config, budget),
    ],
  };
}

/**
 * One script for other people's pages, at an address that never changes: `dist/<name>.js`.
 *
 * @param {{ name: string, root: string, entry: string, fragments?: string[], budget: { gzipBytes: number, never: RegExp
 * } }} options
 */
export function scriptConfig({ name, root, entry, fragments = [], budget }) {
  const config = baseConfig({ name, root, outDir: 'dist', cacheName: name });
  return {
    ...config,
    entry: { [name]: entry },
    output: { ...config.output, filename: '[name].js' },
    plugins: [...config.plugins, ...fragmentFiles(root, fragments), ...firstLoadBudget(config, budget)],
  };
}

/** Development builds are not minified, so everything would be too heavy. */
const firstLoadBudget = (config, budget) =>
  budget && config.mode === 'production' ? [new FirstLoadBudget(budget)] : [];

const asIs = { inject: false, minify: false };

/** Parts of a page, unchanged, each by its own name. */
const fragmentFiles = (root, fragments) =>
  fragments.map(
    (path) => new HtmlWebpackPlugin({ ...asIs, filename: basename(path), template: join(root, path) }),
  );

/** The inputs of the server for a page: the template, and the entry's hashed files in loading order. */
function pageFiles(root, template, chunks = 'all') {
  return [
    new HtmlWebpackPlugin({ ...asIs, filename: 'index.html', template: join(root, template) }),
    scriptList('index.json', chunks),
  ];
}

/** The addresses of the scripts of some entries, in loading order. */
const scriptList = (filename, chunks) =>
  new HtmlWebpackPlugin({
    ...asIs,
    filename,
    chunks,
    templateContent: ({ htmlWebpackPlugin }) => JSON.stringify({ js: htmlWebpackPlugin.files.js }),
  });

/** The global variable that a remote's entry defines: names with dashes are not identifiers. */
const containerName = (name) => `tablewell_${name.replaceAll('-', '_')}`;

function externalRuntimeModule() {
  const main = require.resolve('@module-federation/inject-external-runtime-core-plugin');
  return new URL('./index.js', pathToFileURL(main)).pathname;
}
