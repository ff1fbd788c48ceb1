import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import type { Engine } from './engine';

const ownerKey = 'mowner';

/** When a process started, as the operating system tells it: a process id alone may have been given out again. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return startByPs(pid);
  }
}

function startByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes this process the folder's only user, or throws. The claim is a key in the store itself, taken in a write
 * transaction, so two processes that start at once cannot both succeed; one left by a dead process is taken over.
 */
export function claim(engine: Engine): void {
  engine.commitSync(() => {
    const holder = engine.get(ownerKey)?.toString('utf8').split('\n');
    const pid = Number(holder?.[0]);
    if (holder && startOf(pid) === holder[1]) throw new Error(`The data folder is in use by process ${pid}`);
    engine.put(ownerKey, Buffer.from(`${process.pid}\n${startOf(process.pid) ?? ''}`));
  });
}

export function release(engine: Engine): void {
  engine.commitSync(() => engine.remove(ownerKey));
}
