import { readFileSync } from 'node:fs';
import type { Running } from './stack';

/** The kernel's unit in `/proc`, on every processor that the product runs on. */
const ticksPerSecond = 100;

/** The processor time that these processes have used so far, in seconds; one that has ended counts nothing. Linux only. */
export function processorSeconds(processes: readonly Running[]): number {
  return processes.reduce((sum, { pid }) => sum + ticksOf(pid) / ticksPerSecond, 0);
}

function ticksOf(pid: number): number {
  try {
    // The name of the program, which may have spaces, ends with the last bracket; the state is field 3.
    const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return user + system;
  } catch {
    return 0;
  }
}
