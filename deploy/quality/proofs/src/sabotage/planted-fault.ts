import type { Proof } from '../proof';

/** An exported class or function of the product that a fault wraps. */
export interface WrappedExport {
  /** Relative to the checkout. */
  readonly file: string;
  readonly name: string;
  /** The module in `faults` and the function in it that takes the export and returns the faulty one. */
  readonly by: readonly [module: string, wrapper: string];
}

/** A changed line, for a fault that no export can contain: `find` must occur in `file` exactly once. */
export interface Patch {
  /** Relative to the checkout. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** A fault to plant, and the proof that must detect it. */
export interface PlantedFault {
  readonly name: string;
  /** The processes that are built with it: `reservation`, `gateway`, …, or `simulation` for its threads. */
  readonly parts: readonly string[];
  readonly wraps: readonly WrappedExport[];
  readonly patches?: readonly Patch[];
  readonly proof: Proof;
  /** Matches a failure that the proof must report. */
  readonly turnsRed: RegExp;
}
