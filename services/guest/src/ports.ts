import type { Clock, IdSource, OutboxEntry } from '@tablewell/chassis';
import type { ExpectedVisit } from './domain/expected-visit';
import type { Guest } from './domain/guest';
import type { ImportStep, Newcomer } from './domain/import-plan';

/** Which part of a guest list is asked for. */
export interface GuestQuery {
  readonly restaurantId: string;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** Taken literally; empty: all. */
  readonly search: string;
}

/** The guest lists. Writes carry their events. */
export interface Guests {
  find(restaurantId: string, id: string): Promise<Guest | undefined>;
  list(query: GuestQuery): Promise<{ guests: Guest[]; total: number }>;
  /** Everybody with one of these keys or names. */
  candidates(restaurantId: string, keys: readonly string[], names: readonly string[]): Promise<Guest[]>;
  /** Somebody of exactly this name. */
  named(restaurantId: string, name: string): Promise<Guest | undefined>;
  /** False: the key is on the list already, or the name to be held is. */
  insert(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Writes on the version before; false when that version is gone, or the key or the name held belongs to another. */
  replace(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Leaves nothing but the id and the event. */
  remove(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean>;
  /** As `remove`, and takes along what sent events still held of them; unsent ones go within a day. */
  erase(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Adds an event alone. */
  tell(guest: Guest, events: readonly OutboxEntry[]): Promise<void>;
  /**
   * Many at once, told by one event that `tell` makes of the steps that came through. Answers the keys of those that did
   * not, because others wrote meanwhile.
   */
  applyAll(
    steps: readonly PlannedStep[],
    tell: (done: readonly ImportStep[]) => OutboxEntry,
  ): Promise<ReadonlySet<string>>;
  /** Everything of a restaurant, for good. */
  removeAll(restaurantId: string): Promise<void>;
}

/** A step of an import with the event that tells it. */
export interface PlannedStep {
  readonly newcomer: Newcomer;
  readonly step: ImportStep;
  readonly events: readonly OutboxEntry[];
}

/** The reservations whose time will count as a visit. */
export interface ExpectedVisits {
  find(reservationId: string): Promise<ExpectedVisit | undefined>;
  /** The first that is heard of a reservation; false: something is known of it already. */
  add(visit: ExpectedVisit): Promise<boolean>;
  /**
   * Keeps the highest version; of a lower one only whose the reservation is, where nobody knew. One that does not say whose
   * it is leaves what is known of that.
   */
  put(visit: ExpectedVisit): Promise<void>;
  /** Those whose time has passed uncanceled and that are not counted yet. */
  due(now: Date): Promise<ExpectedVisit[]>;
  /**
   * Settles for whom a visit that is due counts: whatever is told of it later, it counts for nobody else. Answers that
   * guest's id; undefined when the visit is another than the one that was due, or counted.
   */
  settle(visit: ExpectedVisit): Promise<string | undefined>;
  /** The reservations known to be a guest's. */
  ofGuest(restaurantId: string, guestId: string): Promise<string[]>;
  /** Nobody's visits from now on: what is still told of them makes no guest. */
  disown(reservationIds: readonly string[]): Promise<void>;
  markCounted(reservationId: string): Promise<void>;
  /** Drops a batch of those of before that instant whose count is settled; answers how many. */
  forget(before: Date): Promise<number>;
  removeAll(restaurantId: string): Promise<void>;
}

/** Restaurants that are gone: what is still said about them is not listened to. */
export interface ClosedRestaurants {
  add(restaurantId: string): Promise<void>;
  has(restaurantId: string): Promise<boolean>;
}

/** The events of guests, ready for the outbox. */
export interface Facts {
  /** `importId`: of the import that it is part of. */
  created(guest: Guest, importId?: string): OutboxEntry;
  updated(guest: Guest, importId?: string): OutboxEntry;
  /** In the place of one each of `created` and `updated`. */
  imported(restaurantId: string, importId: string, done: readonly ImportStep[]): OutboxEntry;
  deleted(guest: Guest): OutboxEntry;
  erased(guest: Guest, reservationIds: readonly string[]): OutboxEntry;
  exported(guest: Guest): OutboxEntry;
}

/** Everything the use cases reach the world through. */
export interface Ports {
  readonly guests: Guests;
  readonly visits: ExpectedVisits;
  readonly closed: ClosedRestaurants;
  readonly facts: Facts;
  readonly clock: Clock;
  readonly newId: IdSource;
}
