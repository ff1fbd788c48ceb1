import type { LocalTime } from '@tablewell/shared/zone';
import type { Interval } from './intervals';
import type { Claim } from './claim';
import type { Stay } from './stay';

/** The table planned for a party, and when. */
export interface Placement extends Stay {
  /** The restaurant's local date. */
  readonly date: string;
  /** Minutes after local midnight. */
  readonly minute: number;
  /** The type's key; empty under the fallback of 100 seats. */
  readonly tableType: string;
  /** How many tables the party has together; absent: 1. It is stored even if the numbers are not. */
  readonly tables?: number;
  /**
   * The numbers of its tables; absent under the fallback of 100 seats. A reservation stores them only if a host chose
   * the tables (`pinned`): otherwise later decisions may move the party, and only its claim has the current ones.
   */
  readonly tableNumbers?: readonly string[];
  /** A host chose the tables. */
  readonly pinned?: boolean;
  /** It was made at a start without a table, by the owner's rule (OVERBOOK-7). */
  readonly beyondTables?: boolean;
  /** The service days for which the table is taken: two if it is past midnight. */
  readonly dates: readonly string[];
}

/** A decision about a claim: the placement, and what it does to other claims and to the rules. */
export interface DecidedPlacement extends Placement {
  /** Other claims that it moves to other tables. */
  readonly moves?: readonly Claim[];
  /** Absent: it overrides nothing, and takes nothing from others but by `moves`. */
  readonly effects?: ClaimEffects;
}

/** What a host's claim took from others, and the rules that it overrode. */
export interface ClaimEffects {
  /** Claims exceed the tables. */
  readonly overfilled: boolean;
  /** The codes of the overridden rules. */
  readonly overridden: readonly string[];
  /** The limit of pacing that it exceeds, as text. */
  readonly overLimit?: string | undefined;
  /** The other parties whose tables changed. */
  readonly displaced: readonly Displaced[];
}

/** Another party whose tables a host's choice changes. */
export interface Displaced {
  /** With its new tables; without numbers if none is free for it. */
  readonly claim: Claim;
  readonly before: readonly string[];
  /** It loses its table, or the one in the area that it requested. */
  readonly loses: boolean;
}

/** A claim that was made. */
export interface ClaimedTable {
  readonly placement: Placement;
  readonly effects: ClaimEffects;
}

export const noEffects: ClaimEffects = { overfilled: false, overridden: [], displaced: [] };

/** The requested stretch of time, before a table is chosen. */
export interface RequestedStay extends Stay {
  readonly when: LocalTime;
  readonly dates: readonly string[];
  /** Parties within it may be moved for this one: those of only its first service day that have not begun. */
  readonly movable: Interval;
}
