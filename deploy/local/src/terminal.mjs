// Output for the user at the terminal. Everything else goes to the log files.

/** @param {string} line */
export function print(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} line */
export function printError(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Prints one line for a slow step, with its duration.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} step
 */
export async function timed(what, step) {
  const startedAt = performance.now();
  const result = await step();
  print(`${what} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
}
