import type { Cursor } from '@tablewell/chassis/cursor';
import type { ActivityEntry, ActivityKind } from './domain/activity';

/** A query of the audit log. */
export interface ActivityQuery {
  readonly restaurantId: string;
  readonly kind: ActivityKind | undefined;
  /** Entries of one member; empty: of all members. */
  readonly userId: string;
}

/** A member with entries in the audit log. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** The audit log, append-only. */
export interface Activity {
  /** Idempotent by the entries' ids. Entries of deleted restaurants are dropped. */
  append(entries: readonly ActivityEntry[]): Promise<void>;
  /** Newest first, after the cursor. */
  list(query: ActivityQuery, limit: number, after: Cursor | undefined): Promise<ActivityEntry[]>;
  /** The members with entries. */
  people(restaurantId: string): Promise<Person[]>;
  /** Deletes a restaurant's entries. */
  removeAll(restaurantId: string): Promise<void>;
}

/** The entries that the restaurant service stored in earlier releases. */
export interface FormerActivity {
  /**
   * A page in the order of ids, of all restaurants; empty after the last entry. `not-served`: the running release of
   * the restaurant service does not serve them.
   */
  listAfter(id: string, limit: number): Promise<ActivityEntry[] | 'not-served'>;
}

/** The progress of copying these entries. */
export interface BackfillProgress {
  readonly afterId: string;
  readonly isFinished: boolean;
}

/** Stores the progress, so that a restarted process continues. */
export interface BackfillStore {
  read(): Promise<BackfillProgress>;
  write(progress: BackfillProgress): Promise<void>;
}
