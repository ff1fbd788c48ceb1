import { existsSync, writeFileSync } from 'node:fs';

/** They mostly take in what others did, which waits in the broker until they have the time (decision 0026). */
const givingWay = ['guest', 'restaurant', 'billing', 'notification', 'sandbox'];

/** What nobody waits for: on a machine that is busy it gets a quarter of what another process gets. */
const background = 6;

/** What is in no such hurry as owners in the middle of their service: a third of it. */
const withoutHurry = 5;

/**
 * How far a process gives way. Diners who have processes of their own give way about as far as what takes in their bookings,
 * which therefore keeps up with them. Where they share processes with owners nobody does: messages would fall minutes behind.
 * @param {string} name of the service @param {string} process @param {boolean} dinersApart
 */
export function nicenessOf(name, process, dinersApart) {
  if (!dinersApart) return 0;
  if (givingWay.includes(name)) return background;
  return process.endsWith('-diners') ? withoutHurry : 0;
}

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
