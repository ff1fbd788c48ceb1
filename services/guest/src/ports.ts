import type { Clock } from '@tablewell/chassis/clock';
import type { IdSource } from '@tablewell/chassis/ids';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import type { ExpectedVisit } from './domain/expected-visit';
import type { Guest } from './domain/guest';
import type { Sought } from './domain/identity';
import type { ImportedPerson, ImportStep } from './domain/import-plan';

/** A page of a guest list. */
export interface GuestQuery {
  readonly restaurantId: string;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** As people type it; empty: all. */
  readonly search: string;
  /** The restaurant's, for numbers without a country code; undefined: not known. */
  readonly country: string | undefined;
  /** Whether phone numbers and mail addresses are compared (ROLE-8). */
  readonly withContacts: boolean;
}

/** What identifies a guest, even an erased one. */
export type GuestIds = Pick<Guest, 'id' | 'restaurantId'>;

/** What of a guest may be shared with other restaurants. A restaurant has one record of a key. */
export type SharedRecord = Pick<
  Guest,
  'restaurantId' | 'key' | 'visits' | 'noShows' | 'lastVisit' | 'dietary' | 'sharing' | 'tags'
>;

/** Guest lists. Events are written with the change. */
export interface Guests {
  find(restaurantId: string, id: string): Promise<Guest | undefined>;
  list(query: GuestQuery): Promise<{ guests: Guest[]; total: number }>;
  /** The guests who may match these people; only a few of those who share a name or a phone. */
  candidates(restaurantId: string, people: readonly Sought[]): Promise<Guest[]>;
  /** False if the key, or the name to be held, is taken. */
  insert(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean>;
  /**
   * Writes if the stored version is the previous one; false after a concurrent change, or if the key or the name is
   * taken.
   */
  replace(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Deletes everything but the id and the event. */
  remove(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean>;
  /**
   * Like `remove`, and deletes sent events of the guest; unsent ones are deleted within a day. The erasure is unfinished
   * until `finishErasure`.
   */
  erase(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean>;
  isErased(restaurantId: string, id: string): Promise<boolean>;
  /** Erased guests in the order of their ids, after the given one. */
  unfinishedErasures(max: number, afterId?: string): Promise<GuestIds[]>;
  /** Marks the erasure as finished, if no event that found the guest before it can still be running at this instant. */
  finishErasure(guest: GuestIds, at: Date): Promise<void>;
  /** Publishes events without a change. */
  appendEvents(guest: GuestIds, events: readonly OutboxEntry[]): Promise<void>;
  /**
   * Applies many steps, and publishes a single event that `toEvent` creates from the successful ones. Returns the keys
   * of the others, which were changed concurrently.
   */
  applyAll(
    steps: readonly PlannedStep[],
    toEvent: (done: readonly ImportStep[]) => OutboxEntry,
  ): Promise<ReadonlySet<string>>;
  /** What of guests of these keys may be shared, at those of these restaurants where something was said about sharing. */
  sharedOf(keys: readonly string[], restaurantIds: readonly string[]): Promise<SharedRecord[]>;
  /** Guests of this phone, as it is compared, at these restaurants, at most `max`. */
  ofPhone(phone: string, restaurantIds: readonly string[], max: number): Promise<Guest[]>;
  /** Guests of this address and name, as they are compared, at these restaurants, at most `max`. */
  ofAddress(
    who: { readonly address: string; readonly name: string },
    restaurantIds: readonly string[],
    max: number,
  ): Promise<Guest[]>;
  /** Deletes a restaurant's list. */
  removeAll(restaurantId: string): Promise<void>;
}

/** A restaurant of a group. */
export interface GroupMember {
  readonly restaurantId: string;
  readonly name: string;
}

/** Read copies of which restaurants are of one owner, and of what their groups share. */
export interface Groups {
  /** The owner of a restaurant that may be in a group; undefined before its first event, and for one for tests. */
  ownerOf(restaurantId: string): Promise<string | undefined>;
  /** The name of the owner's group while it shares guests; undefined otherwise. */
  sharesAs(ownerId: string): Promise<string | undefined>;
  /** The restaurants of an owner, this one left out; at most 500. */
  others(ownerId: string, restaurantId: string): Promise<GroupMember[]>;
  /** Keeps what the highest version says. */
  putMember(member: GroupMember & { readonly ownerId: string }, version: number): Promise<void>;
  /** Adds restaurants of which nothing is known yet. */
  addMembers(members: readonly (GroupMember & { readonly ownerId: string })[]): Promise<void>;
  /** Keeps what the highest version says. */
  putSharing(
    ownerId: string,
    version: number,
    sharing: { readonly on: boolean; readonly name: string },
  ): Promise<void>;
  removeMember(restaurantId: string): Promise<void>;
}

/** A number or an address with a name, as they are compared, with which it is. */
export type Contact = string;

/** When people last ended the sharing in an owner's group, also those who are on no list any more (GROUP-22). */
export interface SharingEnds {
  /** Keeps the latest. Idempotent. */
  add(ownerId: string, contacts: readonly Contact[], at: Date): Promise<void>;
  /** The latest end with any of these; undefined if none is known. */
  latest(ownerId: string, contacts: readonly Contact[]): Promise<Date | undefined>;
}

/** A step of an import with its event. */
export interface PlannedStep {
  readonly person: ImportedPerson;
  readonly step: ImportStep;
  readonly events: readonly OutboxEntry[];
}

/** Reservations that will count as visits. */
export interface ExpectedVisits {
  find(reservationId: string): Promise<ExpectedVisit | undefined>;
  /** The visits of those of these reservations that are known. */
  findAll(restaurantId: string, reservationIds: readonly string[]): Promise<ExpectedVisit[]>;
  /** Inserts a visit; false if the reservation is known. */
  add(visit: ExpectedVisit): Promise<boolean>;
  /**
   * Stores the highest version. A lower one only adds the guest, if none is known; one without a guest keeps the known
   * one.
   */
  put(visit: ExpectedVisit): Promise<void>;
  /**
   * Visits that are not canceled or counted, and whose time has passed.
   * @param restaurantId those of this restaurant; absent: of all
   */
  due(now: Date): Promise<ExpectedVisit[]>;
  /** The visits of restaurants whose clocks are ahead. */
  dueOfMoved(now: Date, clocks: readonly MovedClock[]): Promise<ExpectedVisit[]>;
  /**
   * Fixes the guest for whom a due visit counts, regardless of later events, and returns the guest's id. Undefined if
   * the visit was changed or counted in the meantime.
   */
  assignGuest(visit: ExpectedVisit): Promise<string | undefined>;
  /** A guest's known reservations. */
  ofGuest(restaurantId: string, guestId: string): Promise<string[]>;
  /** The times of a guest's reservations after an instant that are not canceled, in order. */
  ahead(restaurantId: string, guestId: string, after: Date): Promise<Date[]>;
  /** Removes the guest from these reservations permanently: later events of them create no guest. */
  detach(reservationIds: readonly string[]): Promise<void>;
  /** Marks this version as counted. */
  markCounted(visit: ExpectedVisit): Promise<void>;
  /** Deletes a batch of counted or canceled visits before an instant; returns their number. */
  forget(before: Date): Promise<number>;
  removeAll(restaurantId: string): Promise<void>;
}

/** Deleted restaurants, whose late events are ignored. */
export interface DeletedRestaurants {
  add(restaurantId: string): Promise<void>;
  has(restaurantId: string): Promise<boolean>;
}

/** How far the clock of a test restaurant is ahead of the machine's (TEST-7). */
export interface MovedClock {
  readonly restaurantId: string;
  readonly aheadMs: number;
}

/** The countries of restaurants, to which numbers without a country code belong (PHONE-1), and their clocks. */
export interface RestaurantCountries {
  /** Undefined before the restaurant's first event that states it. */
  of(restaurantId: string): Promise<string | undefined>;
  /** Keeps what the highest version says. */
  put(
    restaurantId: string,
    version: number,
    stated: { readonly country: string; readonly clockAheadMs: number },
  ): Promise<void>;
  /** The test restaurants whose clocks were moved. */
  movedClocks(): Promise<MovedClock[]>;
  remove(restaurantId: string): Promise<void>;
}

/** Creates outbox entries for the events of guests. */
export interface EventFactory {
  /** `importId`: the import that created the guest. */
  created(guest: Guest, importId?: string): OutboxEntry;
  updated(guest: Guest, importId?: string): OutboxEntry;
  /** Replaces the `created` and `updated` events of single guests. */
  imported(restaurantId: string, importId: string, done: readonly ImportStep[]): OutboxEntry;
  deleted(guest: Guest): OutboxEntry;
  erased(guest: GuestIds, reservationIds: readonly string[]): OutboxEntry;
  exported(guest: Guest): OutboxEntry;
  /** A member recorded what the guest said about sharing. */
  sharingRecorded(guest: Guest, agreed: boolean): OutboxEntry;
}

/** The dependencies of the use cases. */
export interface Ports {
  readonly guests: Guests;
  readonly visits: ExpectedVisits;
  readonly deletedRestaurants: DeletedRestaurants;
  readonly countries: RestaurantCountries;
  readonly groups: Groups;
  readonly ends: SharingEnds;
  readonly eventFactory: EventFactory;
  readonly clock: Clock;
  readonly newId: IdSource;
}
