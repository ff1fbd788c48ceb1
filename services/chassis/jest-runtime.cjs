// Jest's module runtime, which loads a module again for each test file, without reading and compiling it again each time.
const { readFileSync } = require('node:fs');
const { sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');
const { compiledScript } = require('./compiled-scripts.cjs');

const ofPackages = `${sep}node_modules${sep}`;
const fastifyNames = ['fastify', 'lib', 'plugin-utils.js'].join(sep);
/** Texts of installed packages by file: nothing changes them while Jest runs. */
const texts = new Map();

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    this.#compileOnce();
    this.#readOnce();
    this.#hideCacheFromFastify();
  }

  /** Compiles a module for all test files of a worker. An environment names the globals that its modules get as parameters. */
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
        // Jest explains what it cannot compile.
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

  /** Fastify seeks the name of each plugin in `require.cache`, which Jest lists anew each time; without it, functions' names do. */
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
