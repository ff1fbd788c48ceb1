import { existsSync, writeFileSync } from 'node:fs';

/** What nobody waits for: on a machine that is busy it gets a quarter of what another process gets. */
export const background = 6;

/** What is in no such hurry as owners in the middle of their service: a third of it. */
export const withoutHurry = 5;

/**
 * Whether Linux shares out the processors by session first (autogroup, as on most desktops). Each part leads one, so the
 * niceness of its session counts and its own does not. Elsewhere nobody gives way: who may give way by a process's own
 * niceness may not take it back.
 */
export const canGiveWay = existsSync('/proc/self/autogroup');

/**
 * Has the session of a process give way to others, as of `nice`, or no longer.
 * @param {number} pid leader of a session @param {number} niceness
 * @returns {boolean} whether it was taken: Linux takes ten changes a second from all of a user's processes
 */
export function setNiceness(pid, niceness) {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
    return true;
  } catch {
    return false;
  }
}
