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
  /** Number of combined tables, for a party booked under the fallback; absent: 1. */
  readonly tables?: number;
  /**
   * The numbers of its tables; absent under the fallback. Not stored with a reservation: the claim has the current
   * ones.
   */
  readonly tableNumbers?: readonly string[];
  /** A host chose the tables. */
  readonly pinned?: boolean;
  /** Other claims that the decision moved to other tables; only until the decision is written. */
  readonly moves?: readonly Claim[];
  /** The service days for which the table is taken: two if it is past midnight. */
  readonly dates: readonly string[];
}

/** The requested stretch of time, before a table is chosen. */
export interface RequestedStay extends Stay {
  readonly when: LocalTime;
  readonly dates: readonly string[];
  /** Parties within it may be moved for this one: those of only its first service day that have not begun. */
  readonly movable: Interval;
}
