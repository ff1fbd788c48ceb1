import { readFileSync, statSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import type { Engine } from './engine';

const ownerKey = 'mowner';

/** When a process started, according to the operating system: a process id alone may have been reused. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may contain spaces; the start time is the 20th field after it.
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

/** Identifies a file independently of its name: a copy is another file. */
function identityOf(file: string): string {
  const { dev, ino } = statSync(file, { bigint: true });
  return `${dev}:${ino}`;
}

/**
 * Makes this process the file's only user, or throws. The claim is a key in the store itself, taken in a write
 * transaction, so two processes that start at once cannot both succeed; the claim of a dead process is taken over. It
 * includes the identity of the file, so a copy of a running store has no owner.
 */
export function claim(engine: Engine): void {
  const own = identityOf(engine.file);
  engine.commitSync(() => {
    const [holder, start, file] = engine.get(ownerKey)?.toString('utf8').split('\n') ?? [];
    const isHeld = holder !== undefined && startOf(Number(holder)) === start && (file ?? own) === own;
    if (isHeld) throw new Error(`The data folder is in use by process ${holder}`);
    engine.put(ownerKey, Buffer.from([process.pid, startOf(process.pid) ?? '', own].join('\n')));
  });
}

export function release(engine: Engine): void {
  engine.commitSync(() => engine.remove(ownerKey));
}
