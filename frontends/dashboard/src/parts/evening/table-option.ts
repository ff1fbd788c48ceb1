/** Whether a party that would lose its table is there already, and otherwise how late it is. */
export interface Presence {
  /** It waits for the table. */
  readonly isHere?: true;
  /** Past its time, or the one that it announced; absent: it is not late. */
  readonly minutesLate?: number;
}

/** A party that has a table for a time. */
export interface Holder extends Presence {
  /** The id of the party; empty for a diner who is booking online. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly from: number;
  readonly isSeated: boolean;
}

/** Other tables of a party, because a host gave its tables to another one. */
export interface TableChange extends Presence {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly startsAt: number;
  /** Empty: it had none. */
  readonly from: readonly string[];
  /** Empty: it has none any more. */
  readonly to: readonly string[];
}

/** A table or a combination for a party, with what speaks against it. */
export interface TableOption {
  readonly tables: readonly string[];
  /** The largest party that fits. */
  readonly seats: number;
  readonly fit: 'good' | 'too-small' | 'too-large';
  /** The party that has it when this one would take it. */
  readonly takenBy?: Holder;
  /** When the seated parties are expected to have left; absent: nobody sits there, or a party is past its time. */
  readonly freeFrom?: number;
  /** The next one within the turn. */
  readonly next?: Holder;
  /** When it is blocked within the turn. */
  readonly blockedFrom?: number;
  readonly blockReason?: string;
  /** The parties that would lose it or move, as far as is known. */
  readonly displaced: readonly TableChange[];
}

/** A party that needs a table. */
export interface TableAsk {
  readonly size: number;
  readonly from: number;
  readonly until: number;
  /** Its own tables count as free; absent: a walk-in. */
  readonly partyId?: string;
  /** It sits, and would have this size and this end of its stay. */
  readonly isStay?: boolean;
}
