import { gzipSync } from 'node:zlib';

/**
 * Fails a build whose first load is too heavy, or has a forbidden module. Only the initial chunks of the page
 * count; dynamic imports are not limited.
 */
export class FirstLoadBudget {
  /** @param {{ gzipBytes: number, never: RegExp }} options never: file names of modules */
  constructor({ gzipBytes, never }) {
    this.gzipBytes = gzipBytes;
    this.never = never;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstLoadBudget', (compilation) => {
      // The last stage: the scripts are minified by then.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstLoadBudget', stage }, (assets) => {
        for (const [name, entry] of compilation.entrypoints) {
          const scripts = entry.getFiles().filter((file) => file.endsWith('.js'));
          const bytes = scripts.reduce((sum, file) => sum + gzipSync(assets[file].buffer()).length, 0);
          const problems = modulesOf(compilation, entry)
            .filter((file) => this.never.test(file))
            .map((file) => `${file} is in the first load`);
          if (bytes > this.gzipBytes)
            problems.push(`${bytes} bytes gzip, where ${this.gzipBytes} are agreed`);
          for (const problem of problems) {
            compilation.errors.push(new WebpackError(`The page "${name}": ${problem}`));
          }
        }
      });
    });
  }
}

/** The files of the modules that an entry loads at once, those merged into others included. */
function modulesOf({ chunkGraph }, entry) {
  return entry.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .map((module) => module.nameForCondition() ?? '');
}
