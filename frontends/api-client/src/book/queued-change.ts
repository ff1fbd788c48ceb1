import type { StepName, WaitRange } from './party';

/** A change that a host made and the service may not have yet. */
export type Change =
  | {
      readonly kind: 'step';
      readonly partyId: string;
      readonly step: StepName;
      readonly tables: readonly string[];
      /** Seats the party although the tables are too small, blocked or promised to others. */
      readonly override?: boolean;
      /** Seats the party until then at most; absent: for its turn time. Epoch milliseconds. */
      readonly until?: number;
      /** For a party that arrives or sits: how many of it are here; absent: all. */
      readonly peopleHere?: number;
      /** Of `late`: in how many minutes it comes. */
      readonly minutes?: number;
      /** A party on the waitlist gets its table before one that joined earlier. */
      readonly outOfTurn?: boolean;
    }
  | { readonly kind: 'undo'; readonly partyId: string; readonly undoneId: string }
  | {
      readonly kind: 'move';
      readonly partyId: string;
      /** Empty: a free table is chosen. */
      readonly tables: readonly string[];
      /** Epoch milliseconds; absent: the time stays. */
      readonly startsAt?: number;
      /** Tells a guest whose time changes nothing. */
      readonly isSilent?: boolean;
      readonly override?: boolean;
    }
  | {
      readonly kind: 'stay';
      readonly partyId: string;
      /** Absent: the same. */
      readonly size?: number;
      /** When it leaves; absent: as before. Epoch milliseconds. */
      readonly until?: number;
      /** Although others need its table by then, or it is too small. */
      readonly override?: boolean;
    }
  | {
      readonly kind: 'swap';
      readonly partyId: string;
      readonly otherId: string;
      /** The version of the other party that the host saw; 0: any. */
      readonly otherVersion: number;
    }
  | {
      readonly kind: 'walk-in';
      readonly size: number;
      readonly name: string;
      readonly tables: readonly string[];
      readonly override: boolean;
      /** As in a step. */
      readonly until?: number;
      readonly outOfTurn?: boolean;
    }
  | ({ readonly kind: 'join' } & Joining);

/** A party that joins the waitlist. */
export interface Joining {
  readonly size: number;
  readonly name: string;
  readonly phone: string;
  readonly notes: string;
  readonly areas: readonly string[];
  readonly isAccessible: boolean;
  /** The language of messages to it; empty: English. */
  readonly language: string;
  /** The wait that the host quoted; absent: none. */
  readonly quote?: WaitRange;
}

/** A change with its id, when it was made, and the version of the party on which it is based. */
export interface Queued {
  /** Also the id of the step: the service applies it once. */
  readonly id: string;
  readonly restaurantId: string;
  /** The id of the user who made it; empty if this browser does not know it. */
  readonly userId: string;
  /** The id of the turn on a shared tablet in which the change was made; `none` without a turn, absent on other devices (TABLET-8). */
  readonly turn?: string;
  /** The service day. */
  readonly date: string;
  /** When it was made, by the server's clock as far as it is known. */
  readonly at: number;
  /** The same by this device's clock. */
  readonly deviceAt: number;
  readonly baseVersion: number;
  /** The party that it is about, as the host saw it; absent for a party that the host does not see. */
  readonly about?: { readonly name: string; readonly size: number };
  readonly change: Change;
}
