// Jest's module runtime. It loads a module again for each test file, but without reading and compiling it again.
const { readFileSync } = require('node:fs');
const { sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');
const { compiledScript } = require('./compiled-scripts.cjs');

const ofPackages = `${sep}node_modules${sep}`;
const fastifyNames = ['fastify', 'lib', 'plugin-utils.js'].join(sep);
/** Texts of installed packages by file: they do not change while Jest runs. */
const texts = new Map();

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    this.#compileOnce();
    this.#readOnce();
    this.#hideCacheFromFastify();
  }

  /**
   * Compiles a module once for all test files of a worker. An environment names the globals that its modules get as
   * parameters.
   */
  #compileOnce() {
    const { executor } = this;
    const { environment } = executor;
    const compile = executor.compile.bind(executor);
    const globals = environment.constantGlobals ?? [];
    const names = { globals, parameters: executor.injectedModuleParameters };
    let values;
    executor.compile = (code, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      let script;
      try {
        script = compiledScript(filename, code, names);
      } catch {
        // Leaves it to Jest to explain what cannot be compiled.
        return compile(code, filename);
      }
      values ??= globals.map((name) => environment.global[name]);
      return script.runInContext(context)(...values);
    };
  }

  #readOnce() {
    const { fileCache } = this;
    const readFile = fileCache.readFile.bind(fileCache);
    fileCache.readFile = (filename) => {
      if (!filename.includes(ofPackages)) return readFile(filename);
      if (!texts.has(filename)) texts.set(filename, readFileSync(filename, 'utf8'));
      return texts.get(filename);
    };
  }

  /**
   * Fastify searches `require.cache`, which Jest lists again each time, for the name of each plugin; without the cache
   * it uses the functions' names.
   */
  #hideCacheFromFastify() {
    const { requireBuilder } = this;
    const requireFor = requireBuilder.for.bind(requireBuilder);
    requireBuilder.for = (from, options) => {
      const required = requireFor(from, options);
      if (from.filename?.endsWith(fastifyNames)) required.cache = undefined;
      return required;
    };
  }
};
