// What a person at the terminal reads. Everything else goes to the log files.

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} line */
export function complain(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * One line for a step that takes a while: what is done, then how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} step
 */
export async function timed(what, step) {
  const started = performance.now();
  const result = await step();
  say(`${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}
