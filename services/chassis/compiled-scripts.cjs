// The code of modules, compiled once per Jest worker. Jest compiles a module again for each test file that loads it,
// and V8 caches nothing of that. A script holds no state: each file runs it in a context of its own.
const { Script } = require('node:vm');

/** @type {Map<string, { code: string, parameters: string, script: Script }>} */
const scripts = new Map();

/**
 * The script of a module; its value is a function of `globals` that returns a function of `parameters`. The globals are
 * parameters of an outer function, because the module may declare the same names.
 * @param {string} filename
 * @param {string} code
 * @param {{ globals: readonly string[], parameters: readonly string[] }} names
 * @throws {SyntaxError} if the code is not a script's
 */
exports.compiledScript = (filename, code, { globals, parameters: ofModule }) => {
  const parameters = `${globals.join(',')}|${ofModule.join(',')}`;
  const known = scripts.get(filename);
  if (known?.code === code && known.parameters === parameters) return known.script;
  const head = `(function(${globals.join(',')}){return function(${ofModule.join(',')}){`;
  // Keeps the lines and columns of the code for errors and debuggers.
  const script = new Script(`${head}${code}\n}})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, parameters, script });
  return script;
};
