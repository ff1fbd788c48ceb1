// Output for the person at the terminal. Everything else goes to the log files.

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} line */
export function complain(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Prints one line for a slow step, with its duration.
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
