import type { Proof } from '../proof';

/** A change of the source by which a guarantee goes: `find` stands in `file` exactly once. */
export interface Patch {
  /** Relative to the checkout. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** A fault to plant, and the proof that must see it. */
export interface PlantedFault {
  readonly name: string;
  /** The processes that are built with it: `reservation`, `gateway`, … */
  readonly parts: readonly string[];
  readonly patches: readonly Patch[];
  readonly proof: Proof;
  /** What the proof must say, among other things. */
  readonly turnsRed: RegExp;
}
