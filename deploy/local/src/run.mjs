import { spawn } from 'node:child_process';

const underWay = /** @type {Set<import('node:child_process').ChildProcess>} */ (new Set());

/** Ends the running programs that `run` started: an interrupted installation must not continue by itself. */
export function endRunning() {
  for (const { pid } of underWay) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  }
}

/**
 * Runs a program to its end and returns its output; rejects with the last lines of it if it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<string>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
    underWay.add(child);
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-1_000_000));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      underWay.delete(child);
      if (code === 0) return resolve(output);
      const tail = output.trim().split('\n').slice(-40).join('\n');
      return reject(new Error(`${program} ${args.join(' ')} ended with ${signal ?? code}\n${tail}`));
    });
  });
}

/**
 * Runs all tasks, at most `limit` at a time, and rejects with the first failure once the running ones have ended.
 * @template T
 * @param {readonly T[]} tasks
 * @param {number} limit
 * @param {(task: T) => Promise<unknown>} work
 */
export async function pooled(tasks, limit, work) {
  const waiting = [...tasks];
  const failures = /** @type {unknown[]} */ ([]);
  const worker = async () => {
    for (let task = waiting.shift(); task !== undefined && failures.length === 0; task = waiting.shift()) {
      await work(task).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  if (failures.length > 0) throw failures[0];
}
