import type { ClaimAsOfNow } from '../claims/overstay';
import type { Claim } from '../claims/claim';
import { claimOwner } from '../claims/claim';
import type { Interval } from '../claims/intervals';

const minuteMs = 60_000;

/** A claim during a decision: in whole minutes, with its tables at this point. */
export interface SeatedParty {
  readonly claim: ClaimAsOfNow;
  readonly partySize: number;
  /** The key of its requested area, if a table is in it; absent: anywhere. */
  readonly area?: string;
  /** Minutes since the epoch, rounded outwards, so that no table is held for too short a time. */
  readonly from: number;
  readonly until: number;
  /** Positions in the plan; empty: no table is free for it. */
  tables: readonly number[];
  /** Keeps its tables: pinned by a host, seated, combined after the fallback, or one of two claims of a party. */
  readonly hard: boolean;
  /** Placed by the running search, which places each party once. */
  frozen: boolean;
}

/** The minutes of a stretch, rounded outwards. */
export function minutesOf({ from, until }: Interval): Interval {
  return { from: Math.floor(from / minuteMs), until: Math.ceil(until / minuteMs) };
}

/** Selects the parties that may be moved: soft ones within a stretch. */
export function softWithin(movable: Interval): (party: SeatedParty) => boolean {
  const { from, until } = minutesOf(movable);
  return (party) => !party.hard && party.from >= from && party.until <= until;
}

const none: readonly SeatedParty[] = [];

/** The timeline of each table: its parties in order. A party is in the timeline of each of its tables. */
export class Timelines {
  // Created lazily: many days are cached, and most have few parties.
  private readonly tables: (SeatedParty[] | undefined)[] = [];

  put(party: SeatedParty, tables: readonly number[]): void {
    party.tables = tables;
    for (const table of tables) {
      const evening = (this.tables[table] ??= []);
      let at = evening.length;
      while (at > 0 && (evening[at - 1] as SeatedParty).from > party.from) at -= 1;
      evening.splice(at, 0, party);
    }
  }

  remove(party: SeatedParty): void {
    for (const table of party.tables) {
      const evening = this.tables[table] as SeatedParty[];
      evening.splice(evening.indexOf(party), 1);
    }
    party.tables = [];
  }

  isFree(tables: readonly number[], { from, until }: Interval): boolean {
    for (const table of tables) {
      for (const other of this.tables[table] ?? none) {
        if (other.from >= until) break;
        if (other.until > from) return false;
      }
    }
    return true;
  }

  /** The parties at these tables during a stretch, each once. */
  during(tables: readonly number[], { from, until }: Interval): SeatedParty[] {
    const found: SeatedParty[] = [];
    for (const table of tables) {
      for (const other of this.tables[table] ?? none) {
        if (other.from >= until) break;
        if (other.until > from && !found.includes(other)) found.push(other);
      }
    }
    return found;
  }

  /** The minutes left before and after a free stretch that are too short for another party of its length. */
  wastedMinutes(tables: readonly number[], { from, until }: Interval): number {
    let minutes = 0;
    const turn = until - from;
    for (const table of tables) {
      let before = Infinity;
      let after = Infinity;
      for (const other of this.tables[table] ?? none) {
        if (other.until <= from) before = Math.min(before, from - other.until);
        else if (other.from >= until) {
          after = other.from - until;
          break;
        }
      }
      if (before < turn) minutes += before;
      if (after < turn) minutes += after;
    }
    return minutes;
  }
}

/**
 * Two claims of one party, from a change or a repeated request: only one of them will remain, so they may share a
 * table.
 */
export function isOneParty(a: Claim, b: Claim): boolean {
  if (a.key !== undefined && a.key === b.key) return true;
  return claimOwner(a.id).reservationId === claimOwner(b.id).reservationId;
}
