import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Linux schedules threads, not processes: bookings of the event loop come first where processors are scarce. */
const niceness = 5;

/** Lowers the priority of the current thread alone, where the system can. */
export function lowerPriority(): void {
  try {
    // `<process>/task/<thread>`: Node has no other way to learn the id of a thread.
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
  } catch {
    // No Linux, or not permitted: the thread runs like all others.
  }
}
