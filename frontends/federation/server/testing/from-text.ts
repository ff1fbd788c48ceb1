/**
 * The function as a browser gets it: made from its text, without its module. A name that exists in the module only is
 * not defined then.
 */
export const fromText = <Run extends (...args: never) => unknown>(run: Run): Run =>
  window.eval(`(${String(run)})`) as Run;
