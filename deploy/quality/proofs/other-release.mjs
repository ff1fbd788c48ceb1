// `node deploy/quality/proofs/other-release.mjs <frontend> <folder>`: builds a frontend into a folder as a next release that
// behaves the same but has another hash for every file, which is the worst case for open pages.
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const [frontend = '', folder = ''] = process.argv.slice(2);
const require = createRequire(join(frontend, '..', 'federation', 'package.json'));
const webpack = require('webpack');
const { configs } = await import(pathToFileURL(join(frontend, 'webpack.config.mjs')).href);

const others = configs.map((/** @type {any} */ config) => ({
  ...config,
  // A separate cache, beside that of the other build, so that the second build is fast.
  cache: { ...config.cache, name: `${config.cache.name}-other` },
  output: { ...config.output, path: join(folder, relative(frontend, config.output.path)) },
  plugins: [
    ...config.plugins,
    new webpack.BannerPlugin({ banner: 'globalThis.tablewellRelease="other";', raw: true, test: /\.js$/ }),
  ],
}));
webpack(others).run((/** @type {unknown} */ error, /** @type {any} */ stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString({ preset: 'errors-only' }));
  process.exitCode = 1;
});
