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

/** An entry with the instant at which it was stored. */
export interface StoredEntry extends ActivityEntry {
  readonly storedAt: Date;
}

/** The audit log, append-only. */
export interface Activity {
  /** Idempotent by the entries' ids. Entries of deleted restaurants are dropped. */
  append(entries: readonly ActivityEntry[]): Promise<void>;
  /** Newest first, after the cursor. */
  list(query: ActivityQuery, limit: number, after: Cursor | undefined): Promise<ActivityEntry[]>;
  /** In the order of storing, after the cursor, those stored before an instant. */
  readInOrder(
    restaurantId: string,
    limit: number,
    range: { readonly after: Cursor | undefined; readonly before: Date },
  ): Promise<StoredEntry[]>;
  /** The members with entries. */
  people(restaurantId: string): Promise<Person[]>;
  /** Deletes a restaurant's entries. */
  removeAll(restaurantId: string): Promise<void>;
}
