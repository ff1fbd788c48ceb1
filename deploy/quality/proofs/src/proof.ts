import type { StackOptions } from './product/stack';

/** The extent of a proof: all of it, or as much as a test run has time for. */
export type Size = 'short' | 'full';

export interface ProofContext {
  /** Options for every product that the proof starts: the checkout, perhaps settings, or a running product to borrow. */
  readonly product: Pick<StackOptions, 'root' | 'env' | 'running'>;
  readonly size: Size;
  /** Prints a line about the progress. */
  readonly log: (line: string) => void;
}

/** One row of a proof's table, with its figures. */
export type Row = Readonly<Record<string, string | number>>;

/** The result. A proof holds if it has no failures. */
export interface Report {
  readonly rows: readonly Row[];
  /** Violations of the claim, in words; empty if the proof holds. */
  readonly failures: readonly string[];
  /** The requirement that this machine does not meet, so that nothing was tried. Neither a success nor a failure. */
  readonly untried?: string;
}

/** A claim that can be tried by anyone. */
export interface Proof {
  readonly name: string;
  /** The claim, in one sentence. */
  readonly claim: string;
  run(context: ProofContext): Promise<Report>;
}

/** At most this many failures of one kind are reported. */
const most = 20;

/** The failures, cut to a readable number. */
export function shorten(failures: readonly string[]): string[] {
  const more = failures.length - most;
  return more > 0 ? [...failures.slice(0, most), `… and ${more} more`] : [...failures];
}

/** The percentile of the values; 0 if there are none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
