import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf } from './former-programs';

/**
 * Links to the programs that a product starts, which can be changed while it runs: a process that starts again gets the
 * program to which its link leads by then.
 */
export class ProgramLinks {
  private readonly folder = mkdtempSync(join(tmpdir(), 'tablewell-programs-'));

  constructor(private readonly names: readonly string[]) {}

  /** The value of `PROGRAMS`. */
  get setting(): string {
    return this.names.map((name) => `${name}=${this.linkOf(name)}`).join();
  }

  /** Leads to the programs of a checkout. */
  lead(names: readonly string[], checkout: string): void {
    for (const name of names) {
      const next = `${this.linkOf(name)}.next`;
      symlinkSync(join(checkout, folderOf(name), 'dist', 'main.js'), next);
      renameSync(next, this.linkOf(name));
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private linkOf(name: string): string {
    return join(this.folder, `${name}.js`);
  }
}
