import { spawn } from 'node:child_process';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const reaper = join(dirname(fileURLToPath(import.meta.url)), 'reaper.mjs');

/** Keeps a reaper informed of the process groups that must not outlive this process; a dead reaper is replaced. */
export function startReaperClient() {
  const groups = /** @type {Set<number>} */ (new Set());
  let ending = false;
  let child = start();

  function start() {
    const started = spawn(process.execPath, [reaper], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    started.stdin.on('error', () => undefined);
    for (const pid of groups) started.stdin.write(`+${pid}\n`);
    started.once('exit', () => {
      if (!ending) child = start();
    });
    started.unref();
    return started;
  }

  return {
    /** @param {number} pid leader of its own process group */
    add(pid) {
      groups.add(pid);
      child.stdin.write(`+${pid}\n`);
    },
    /** @param {number} pid */
    remove(pid) {
      groups.delete(pid);
      child.stdin.write(`-${pid}\n`);
    },
    end() {
      ending = true;
      child.stdin.end();
    },
  };
}
