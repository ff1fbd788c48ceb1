import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A volume of a few megabytes only for the store, which can be filled up. Needs the right to mount one. */
export class SmallDisk {
  private readonly filler: string;

  private constructor(
    private readonly path: string,
    /** The data of a product whose store is on the small volume. */
    readonly dataDir: string,
  ) {
    this.filler = join(path, 'filler');
  }

  /** Whether this machine lets this process mount one. */
  static isAllowed(): boolean {
    try {
      SmallDisk.mount(1).unmount();
      return true;
    } catch {
      return false;
    }
  }

  static mount(megabytes: number): SmallDisk {
    const path = mkdtempSync(join(tmpdir(), 'tablewell-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'pipe' });
    } catch (error) {
      rmSync(path, { recursive: true });
      throw error;
    }
    const dataDir = mkdtempSync(join(tmpdir(), 'tablewell-proof-'));
    mkdirSync(join(path, 'store'));
    for (const name of ['mongodb', 'mongod']) symlinkSync(join(path, 'store'), join(dataDir, name));
    return new SmallDisk(path, dataDir);
  }

  /** Fills the remaining space, also while others write. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.path);
    try {
      writeFileSync(this.filler, Buffer.alloc(bavail * bsize));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  free(): void {
    rmSync(this.filler, { force: true });
  }

  unmount(): void {
    execFileSync('umount', [this.path]);
    for (const path of [this.path, this.dataDir]) rmSync(path, { recursive: true, force: true });
  }
}
