import { constants, setPriority } from 'node:os';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What nobody waits for: on a machine that is busy it gets a tenth of what another process gets. */
export const background = constants.priority.PRIORITY_BELOW_NORMAL;

/** What is in no such hurry as owners in the middle of their service: a third of it. */
export const withoutHurry = 5;

const tries = 40;
const betweenTriesMs = 100;

/**
 * Lets a process that leads a session of its own give way to others, as of `nice`. Where Linux groups processes by
 * session to share out the processors (autogroup, as on most desktops), a process's own niceness counts only within its
 * group, and the group has one as well. It is a courtesy: where it cannot be done the process runs as others do.
 * @param {number} pid @param {number} niceness
 */
export async function giveWay(pid, niceness) {
  try {
    setPriority(pid, niceness);
  } catch {
    return;
  }
  // Linux takes ten such changes a second from all of a user's processes, and says to come again.
  for (let left = tries; left > 0; left--) {
    try {
      return writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EAGAIN') return;
      await sleep(betweenTriesMs);
    }
  }
}
