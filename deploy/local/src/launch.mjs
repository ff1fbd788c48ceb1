// Starts a bundle from the V8 code cache of its build, because parsing and compiling it takes half of the
// processor time of a start. Another version of Node rejects the cache and compiles the bundle itself.
// The build prepends these lines to `dist/<entry>.js`. Decision 0022.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/**
 * Runs a bundle, a CommonJS file.
 * @param {URL} url
 * @param {{ keepsCompiled?: boolean }} [options] whether it writes the code cache at the end
 */
export function launch(url, { keepsCompiled = false } = {}) {
  const file = fileURLToPath(url);
  const source = `(function (require, __filename, __dirname) { ${readFileSync(file, 'utf8')}\n})`;
  const script = new Script(source, { filename: file, cachedData: compiledOf(file) });
  if (keepsCompiled) process.once('exit', () => writeFileSync(`${file}.compiled`, script.createCachedData()));
  try {
    script.runInThisContext()(createRequire(url), file, dirname(file));
  } catch (error) {
    if (keepsCompiled || !(error instanceof Error) || error.name !== 'ConfigurationError') throw error;
    // Its message is for the operator; its position in the bundle is meaningless.
    console.error(error.message);
    process.exit(1);
  }
}

/** @param {string} file @returns {Buffer | undefined} */
function compiledOf(file) {
  try {
    return readFileSync(`${file}.compiled`);
  } catch {
    return undefined;
  }
}
