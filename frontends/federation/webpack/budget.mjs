import { gzipSync } from 'node:zlib';

/**
 * Fails a build whose first load is too heavy, or contains a forbidden module. Only the initial chunks of the page
 * count, and in a remote those of the modules that the page shows first; other dynamic imports are not limited.
 */
export class FirstLoadBudget {
  /**
   * @param {{ gzipBytes: number, never?: RegExp, exposed?: string[] }} options never: file names of modules; exposed: the
   *   names of a remote's chunk groups that are loaded together with its entry
   */
  constructor({ gzipBytes, never, exposed = [] }) {
    this.gzipBytes = gzipBytes;
    this.never = never;
    this.exposed = exposed;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstLoadBudget', (compilation) => {
      // The last stage: by then the scripts are minified.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstLoadBudget', stage }, (assets) => {
        for (const [name, entry] of compilation.entrypoints) {
          const groups = [entry, ...this.exposed.map((each) => groupOf(compilation, each))];
          const scripts = [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) =>
            file.endsWith('.js'),
          );
          const bytes = scripts.reduce((sum, file) => sum + gzipSync(assets[file].buffer()).length, 0);
          const problems = groups
            .flatMap((group) => modulesOf(compilation, group))
            .filter((file) => this.never?.test(file))
            .map((file) => `${file} is in the first load`);
          if (bytes > this.gzipBytes)
            problems.push(`its scripts have ${bytes} bytes (gzip), above the limit of ${this.gzipBytes}`);
          for (const problem of problems) {
            compilation.errors.push(
              new WebpackError(`The first load of "${name}" is over budget: ${problem}`),
            );
          }
        }
      });
    });
  }
}

/** The chunks that are loaded under a name. Throws if there are none, because then nothing would be limited. */
function groupOf({ namedChunkGroups }, name) {
  const group = namedChunkGroups.get(name);
  if (!group) throw new Error(`The build has no chunks named ${name}`);
  return group;
}

/** The files of the modules that a group of chunks loads at once, including those merged into others. */
function modulesOf({ chunkGraph }, group) {
  return group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .map((module) => module.nameForCondition() ?? '');
}
