// Builds the package in the working directory by its webpack.config.mjs: `node ../federation/webpack/build.mjs
// [--watch]`. webpack's own command line is not used: it would be another dependency to pin for one call of the API.
import { watch as watchFiles } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogsFolder, compileTexts } from '@tablewell/languages/compile';
import webpack from 'webpack';

await compileTexts();
const { configs } = await import(pathToFileURL(resolve('webpack.config.mjs')).href);
const watch = process.argv.includes('--watch');
const compiler = webpack(configs);

function report(error, stats) {
  if (error) {
    console.error(error);
    process.exitCode = 1;
    return;
  }
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  }
  for (const { compilation, startTime, endTime } of stats.stats) {
    console.log(`${compilation.name}: ${compilation.getAssets().length} files in ${endTime - startTime} ms`);
  }
  if (stats.hasErrors()) process.exitCode = 1;
}

if (watch) {
  compiler.watch({}, report);
  // webpack sees the compiled texts, which are modules of its bundles, but not what they are compiled from.
  watchFiles(catalogsFolder, { recursive: true }, () => void compileTexts().catch(console.error));
} else {
  compiler.run((error, stats) => {
    report(error, stats);
    compiler.close((closeError) => closeError && report(closeError));
  });
}
