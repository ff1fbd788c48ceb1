import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The clock of all processes of a product but its broker, which a proof moves ahead. Timers keep their pace. */
export class MovingClock {
  private readonly file = join(mkdtempSync(join(tmpdir(), 'tablewell-clock-')), 'ahead');
  /** When it was moved, by this process's clock, and by how much it was ahead from then on, in milliseconds. */
  private readonly moves: { readonly at: number; readonly aheadMs: number }[] = [{ at: 0, aheadMs: 0 }];

  constructor(private readonly root: string) {}

  /** Settings of the product whose clock it is. */
  get settings(): Readonly<Record<string, string>> {
    const loaded = join(this.root, 'frontends', 'e2e', 'src', 'clock-ahead.cjs');
    return { NODE_OPTIONS: `--require "${loaded}"`, CLOCK_AHEAD_FILE: this.file };
  }

  /** The product's time, in epoch milliseconds. */
  now(): number {
    return Date.now() + this.aheadMs;
  }

  advance(minutes: number): void {
    const aheadMs = this.aheadMs + minutes * 60_000;
    this.moves.push({ at: Date.now(), aheadMs });
    writeFileSync(`${this.file}.next`, String(aheadMs));
    renameSync(`${this.file}.next`, this.file);
  }

  /** When it was a time of the product's clock, by this process's: one that was skipped was when the clock was moved. */
  realTime(productTime: number): number {
    for (const [index, { aheadMs }] of this.moves.entries()) {
      const next = this.moves[index + 1];
      const real = productTime - aheadMs;
      if (!next || real < next.at) return real;
      // A process notices within a moment.
      if (productTime < next.at + next.aheadMs) return next.at;
    }
    return productTime;
  }

  remove(): void {
    rmSync(dirname(this.file), { recursive: true, force: true });
  }

  private get aheadMs(): number {
    return this.moves.at(-1)?.aheadMs ?? 0;
  }
}
