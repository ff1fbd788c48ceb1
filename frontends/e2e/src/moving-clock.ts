import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from './product';

/** The clock of all processes of a product, which a test moves ahead. Those of browsers stay. */
export class MovingClock {
  private readonly folder = mkdtempSync(join(tmpdir(), 'tablewell-clock-'));
  private ahead = 0;

  /** For the product whose clock it is. */
  get settings(): Settings {
    return {
      NODE_OPTIONS: `--require "${join(__dirname, 'clock-ahead.cjs')}"`,
      CLOCK_AHEAD_FILE: this.file,
    };
  }

  /** Moves the clock ahead; each process notices within a moment. */
  advance(minutes: number): void {
    this.ahead += minutes * 60_000;
    writeFileSync(`${this.file}.next`, String(this.ahead));
    renameSync(`${this.file}.next`, this.file);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get file(): string {
    return join(this.folder, 'ahead');
  }
}
