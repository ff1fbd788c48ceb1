import type { Clock, IdSource, OutboxEntry } from '@tablewell/chassis';
import type { Layout } from './domain/layout';
import type { Restaurant } from './domain/restaurant';

/** The restaurants. Writes carry their events. */
export interface Restaurants {
  find(id: string): Promise<Restaurant | undefined>;
  findAll(ids: readonly string[]): Promise<Restaurant[]>;
  countOwnedBy(ownerId: string): Promise<number>;
  /** False: the id is taken, by this restaurant or by one that was deleted. */
  insert(restaurant: Restaurant, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Writes on the version before; false when that version is gone. */
  replace(restaurant: Restaurant, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Leaves nothing but the id and the event. */
  remove(restaurant: Restaurant, events: readonly OutboxEntry[]): Promise<boolean>;
}

/** The floor plans. */
export interface Layouts {
  list(restaurantId: string): Promise<Layout[]>;
  /** False: the id is taken. */
  insert(layout: Layout): Promise<boolean>;
  /** Writes on `before`, or on any version when it is 0. Undefined: not there; `conflict`: saved by others meanwhile. */
  save(layout: Omit<Layout, 'name' | 'version'>, before: number): Promise<Layout | 'conflict' | undefined>;
  /** False: not there. */
  remove(restaurantId: string, layoutId: string): Promise<boolean>;
  removeAll(restaurantId: string): Promise<void>;
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
  updated(restaurant: Restaurant): OutboxEntry;
  deleted(restaurant: Restaurant): OutboxEntry;
}

/** Everything the use cases reach the world through. */
export interface Ports {
  readonly restaurants: Restaurants;
  readonly layouts: Layouts;
  readonly entitlements: EntitlementsStore;
  readonly grantOwner: GrantOwner;
  readonly facts: Facts;
  readonly clock: Clock;
  readonly newId: IdSource;
}
