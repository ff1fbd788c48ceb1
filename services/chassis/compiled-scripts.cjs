// Code of modules, compiled once for each of Jest's workers. Jest compiles a module anew for each test file that loads it,
// for which V8 keeps nothing. A script holds no state: each file runs it in a context of its own.
const { Script } = require('node:vm');

/** @type {Map<string, { code: string, parameters: string, script: Script }>} */
const scripts = new Map();

/**
 * The script of a module; its value is a function of `globals` that returns a function of `parameters`. The globals stand in
 * a function around the module's, which may declare the same names.
 * @param {string} filename @param {string} code @param {{ globals: readonly string[], parameters: readonly string[] }} names
 * @throws {SyntaxError} if the code is not a script's
 */
exports.compiledScript = (filename, code, { globals, parameters: ofModule }) => {
  const parameters = `${globals.join(',')}|${ofModule.join(',')}`;
  const known = scripts.get(filename);
  if (known?.code === code && known.parameters === parameters) return known.script;
  const head = `(function(${globals.join(',')}){return function(${ofModule.join(',')}){`;
  // The code's own lines and columns, as errors and debuggers show them.
  const script = new Script(`${head}${code}\n}})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, parameters, script });
  return script;
};
