// Runs a few seconds longer than the supervisor, for the one case in which the supervisor cannot clean up: after
// SIGKILL. The supervisor writes the existing process groups to its standard input (`+pid`, `-pid`); when that pipe
// closes, the groups that are still listed are killed.
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const graceMs = 3_000;
const groups = new Set();

/** @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const pid of groups) {
    try {
      process.kill(-pid, signal);
    } catch {
      groups.delete(pid);
    }
  }
}

// Only the closing pipe ends it: a Ctrl-C, which reaches the whole process group, must not.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (!Number.isInteger(pid) || pid <= 1) continue;
  if (line.startsWith('+')) groups.add(pid);
  else groups.delete(pid);
}

signalAll('SIGTERM');
const end = Date.now() + graceMs;
while (groups.size > 0 && Date.now() < end) {
  await sleep(100);
  signalAll(/** @type {NodeJS.Signals} */ (/** @type {unknown} */ (0)));
}
signalAll('SIGKILL');
