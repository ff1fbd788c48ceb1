import type { Clock, IdSource, OutboxEntry, PageMark } from '@tablewell/chassis';
import type { Refusal } from '@tablewell/chassis/refusal';
import type { ActivityEntry, ActivityKind } from './domain/activity';
import type { Layout } from './domain/layout';
import type { Restaurant } from './domain/restaurant';

/** The restaurants. Writes carry their events. */
export interface Restaurants {
  find(id: string): Promise<Restaurant | undefined>;
  findAll(ids: readonly string[]): Promise<Restaurant[]>;
  /** The ids of those that an owner has. */
  ownedBy(ownerId: string): Promise<string[]>;
  /** False: the id is taken, by this restaurant or by one that was deleted. */
  insert(restaurant: Restaurant, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Writes on the version before; false when that version is gone. */
  replace(restaurant: Restaurant, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Leaves nothing but the id and the event. */
  remove(restaurant: Restaurant, events: readonly OutboxEntry[]): Promise<boolean>;
}

/** The floor plans. Writes carry their events. */
export interface Layouts {
  list(restaurantId: string): Promise<Layout[]>;
  /** False: the id is taken. */
  insert(layout: Layout, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Writes on `before`, or on any version when it is 0. Undefined: not there; `conflict`: saved by others meanwhile. */
  save(
    layout: Omit<Layout, 'name' | 'version'>,
    before: number,
    told: OutboxEntry,
  ): Promise<Layout | 'conflict' | undefined>;
  /** Leaves nothing but the id and the event. False: not there. */
  remove(layout: Layout, told: OutboxEntry): Promise<boolean>;
  removeAll(restaurantId: string): Promise<void>;
}

/** Changes under way that a limit has to count although the data does not show them yet. */
export interface Claims {
  /**
   * Notes `id` as under way unless `decide` refuses, which is given the others under way and counts what stands. Of those
   * who decide at once one is noted, and the others decide again. A change that is never released is counted for a minute.
   */
  take(
    limit: string,
    id: string,
    decide: (underWay: readonly string[]) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined>;
  /** The data shows it now, or it was given up. */
  release(limit: string, id: string): Promise<void>;
}

/** What an owner's plan allows, as far as this service minds. */
export interface Entitlements {
  readonly customFloorPlans: boolean;
  /** 0: no limit. */
  readonly maxRestaurants: number;
}

/** This service's copy of the owners' entitlements, kept by events. Undefined: none told yet. */
export interface EntitlementsStore {
  find(ownerId: string): Promise<Entitlements | undefined>;
}

/** The auth service, for making an owner of who adds a restaurant. */
export type GrantOwner = (userId: string, restaurantId: string) => Promise<void>;

/** The events of restaurants, ready for the outbox. */
export interface Facts {
  created(restaurant: Restaurant): OutboxEntry;
  /** `changed`: the fields that are not as before. */
  updated(restaurant: Restaurant, changed: readonly string[]): OutboxEntry;
  deleted(restaurant: Restaurant): OutboxEntry;
  layoutCreated(layout: Layout): OutboxEntry;
  layoutSaved(layout: Layout): OutboxEntry;
  layoutDeleted(layout: Layout): OutboxEntry;
}

/** Which part of the trail is asked for. */
export interface ActivityQuery {
  readonly restaurantId: string;
  readonly kind: ActivityKind | undefined;
  /** Of this member alone; empty: of everybody. */
  readonly userId: string;
}

/** Somebody who did something. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** The activity trail: it is added to and read, and never changed. */
export interface Activity {
  /** Each line once, however often it comes. */
  append(entries: readonly ActivityEntry[]): Promise<void>;
  /** Newest first, from `after` on. */
  list(query: ActivityQuery, limit: number, after: PageMark | undefined): Promise<ActivityEntry[]>;
  /** The members who appear in it. */
  people(restaurantId: string): Promise<Person[]>;
  /** Of a restaurant that is gone. */
  removeAll(restaurantId: string): Promise<void>;
}

/** Everything the use cases reach the world through. */
export interface Ports {
  readonly restaurants: Restaurants;
  readonly layouts: Layouts;
  readonly activity: Activity;
  readonly entitlements: EntitlementsStore;
  readonly claims: Claims;
  readonly grantOwner: GrantOwner;
  readonly facts: Facts;
  readonly clock: Clock;
  readonly newId: IdSource;
}
