import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Settings } from './product';

const fileVariable = 'CLOCK_AHEAD_FILE';

/** The clock of all processes of a product, which a test moves ahead. Those of browsers stay. */
export class MovingClock {
  private readonly file: string;

  /** @param file of a product that runs already */
  constructor(file?: string) {
    this.file = file ?? join(mkdtempSync(join(tmpdir(), 'tablewell-clock-')), 'ahead');
  }

  /** The clock of a product that was started with {@link settings}. */
  static of({ settings }: { readonly settings: Settings }): MovingClock {
    const { [fileVariable]: file } = settings;
    if (!file) throw new Error('the clock of this product cannot be moved');
    return new MovingClock(file);
  }

  /** For the product whose clock it is. */
  get settings(): Settings {
    return {
      NODE_OPTIONS: `--require "${join(__dirname, 'clock-ahead.cjs')}"`,
      [fileVariable]: this.file,
    };
  }

  /** The product's time: the file that used the product before may have moved it, too. */
  now(): Date {
    return new Date(Date.now() + this.aheadMs());
  }

  /** Moves the clock ahead; each process notices within a moment. */
  advance(minutes: number): void {
    const ahead = this.aheadMs() + minutes * 60_000;
    writeFileSync(`${this.file}.next`, String(ahead));
    renameSync(`${this.file}.next`, this.file);
  }

  remove(): void {
    rmSync(dirname(this.file), { recursive: true, force: true });
  }

  private aheadMs(): number {
    return existsSync(this.file) ? Number(readFileSync(this.file, 'utf8')) : 0;
  }
}
