import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const require = createRequire(import.meta.url);
const preset = fileURLToPath(new URL('preset.mjs', import.meta.url));
const here = dirname(preset);

/** The compilation target: phone browsers of the last two years. */
const browserTarget = 'es2022';

const sourceRule = {
  // Workspace packages are TypeScript sources too, reached through links in node_modules, so nothing is excluded.
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: browserTarget,
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

const compressible = /\.(js|css|svg|json|html|txt)$/;

/** Files are compressed once at build, in both encodings, so that the server only picks a file. */
const precompressed = () => [
  new CompressionPlugin({
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    test: compressible,
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    minRatio: 1,
  }),
  new CompressionPlugin({ algorithm: 'gzip', filename: '[path][base].gz', test: compressible, minRatio: 1 }),
];

/**
 * The configuration that shell, remotes and separate pages share.
 *
 * @param {{ name: string, root: string, outDir: string, cacheName: string }} options
 */
export function baseConfig({ name, root, outDir, cacheName }) {
  const production = process.env.NODE_ENV !== 'development';
  return {
    name: cacheName,
    context: root,
    mode: production ? 'production' : 'development',
    // No eval in either mode: the page's content security policy forbids it.
    devtool: production ? false : 'source-map',
    target: ['web', browserTarget],
    output: {
      path: join(root, outDir),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      uniqueName: `tablewell-${name}`,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        // The package has no export condition for its production build, and the development build checks and warns on
        // every visitor's phone.
        ...(production ? { 'react-router$': productionRouter() } : {}),
        // A tenth of styled-components, for browsers of ten years ago, and disabled by default.
        [vendorPrefixer()]: join(here, 'no-vendor-prefixes.mjs'),
      },
    },
    module: {
      rules: [
        sourceRule,
        { include: dirname(productionRouter()), loader: require.resolve('./droppable-components.cjs') },
        { test: /\.(svg|webp|avif|png|jpg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: production ? precompressed() : [],
    optimization: {
      // Short names: the entry of each remote, which every visitor waits for, contains the names of all its chunks.
      chunkIds: 'deterministic',
      minimizer: [swcMinifier()],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    // The manifest plugin warns that `publicPath: 'auto'` is resolved in the browser, which is intended.
    infrastructureLogging: { level: 'error' },
    cache: existsSync(join(root, outDir)) ? keptCache(root, cacheName) : { type: 'memory' },
  };
}

/**
 * What a build leaves for the next one. Writing it takes a sixth of a build, and the first build of a checkout is often
 * its last, so it begins with the second.
 */
const keptCache = (root, name) => ({
  type: 'filesystem',
  name,
  cacheDirectory: join(root, '.cache/webpack'),
  // Without these, the cache would reuse modules built with an older preset.
  buildDependencies: { config: [preset, join(root, 'webpack.config.mjs')] },
});

/** The router's production build, which is beside the one that its package names. */
const productionRouter = () =>
  join(dirname(require.resolve('react-router/package.json')), 'dist', 'production', 'index.mjs');

/** The part of styled-components' preprocessor that adds vendor prefixes. */
const vendorPrefixer = () => join(dirname(require.resolve('stylis/package.json')), 'src', 'Prefixer.js');

/** The minimizer that webpack itself ships, with swc instead of terser: the same work in a third of the time. */
function swcMinifier() {
  const MinimizerPlugin = createRequire(require.resolve('webpack'))('minimizer-webpack-plugin');
  return new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    minimizerOptions: { compress: { ecma: 2020 }, format: { comments: false } },
  });
}
