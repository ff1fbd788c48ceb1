import type { Block } from './block';
import type { Party } from './party';

/** A table of the restaurant. */
export interface Table {
  readonly number: string;
  readonly type: string;
  readonly seats: number;
  /** The owner's name for its area; empty if it has none. */
  readonly area: string;
  /** The smallest party that it is meant for. */
  readonly smallest: number;
}

/** Tables that may be pushed together for one party. */
export interface Combination {
  readonly tables: readonly string[];
  readonly smallest: number;
  readonly largest: number;
}

/** The tables of one server. */
export interface Section {
  readonly server: string;
  readonly tables: readonly string[];
}

/** A service day, as its hosts see it. */
export interface Evening {
  /** Local date, YYYY-MM-DD. */
  readonly date: string;
  readonly timezone: string;
  readonly turnMinutes: number;
  /** The turn times of parties of 1, 2, … people that are seated now; absent: `turnMinutes` for all. */
  readonly turnMinutesBySize?: readonly number[];
  /** The layout of its tables; empty: they are made from counts. */
  readonly layoutId: string;
  readonly tables: readonly Table[];
  readonly combinations: readonly Combination[];
  readonly parties: readonly Party[];
  /** The tables of each server; empty: no sections are set. */
  readonly sections: readonly Section[];
  /** 0: the sections are those of an earlier evening. */
  readonly sectionsVersion: number;
  /** Absent: none was written. */
  readonly shiftNote?: ShiftNote;
  /** The latest pause of online bookings, even if it has ended; absent: none. */
  readonly onlinePause?: OnlinePause;
  /** The limits of pacing, by start. */
  readonly pacingLimits: readonly PacingLimit[];
  /** The blocks that overlap the date, by start. */
  readonly blocks: readonly Block[];
}

/** A note for everybody on the shift. */
export interface ShiftNote {
  /** Empty if it was removed. */
  readonly text: string;
  readonly version: number;
  /** The name of the member who wrote it. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
}

/** The most covers that may start in an interval. Instants in epoch milliseconds. */
export interface PacingLimit {
  readonly from: number;
  /** Exclusive. */
  readonly until: number;
  readonly mostCovers: number;
}

/** A pause of online bookings. */
export interface OnlinePause {
  /** Epoch milliseconds; exclusive. */
  readonly until: number;
  readonly isRestOfNight: boolean;
  /** The name of the member who made it. */
  readonly by: string;
}

/** The turn time of a party of this size that is seated now, in minutes. */
export function turnMinutesOf({ turnMinutes, turnMinutesBySize = [] }: Evening, size: number): number {
  return turnMinutesBySize[Math.min(size, turnMinutesBySize.length) - 1] ?? turnMinutes;
}
