import type { Restaurant } from './restaurant';

/** The restaurants of one owner under a name (GROUP-1). */
export interface Group {
  readonly id: string;
  /** An owner has one group, so that a restaurant is in one group at most. */
  readonly ownerId: string;
  readonly name: string;
  /** Absent: it was never switched on. */
  readonly guestSharing?: GuestSharing;
}

/** Whether the restaurants of a group share the guests who agreed (GROUP-20). */
export interface GuestSharing {
  readonly on: boolean;
  /** The name of the group that diners see; kept while it is off. */
  readonly name: string;
  readonly changedAt: Date;
  /** Grows with every change, also over groups that an owner has one after the other; see {@link withGuestSharing}. */
  readonly version: number;
}

/**
 * The sharing after a change at an instant. Readers keep the highest version by owner, and a group that was deleted with its last
 * restaurant is followed by another one: so versions are instants, each later than the one before.
 */
export function withGuestSharing(
  before: GuestSharing | undefined,
  change: Pick<GuestSharing, 'on' | 'name'>,
  now: Date,
): GuestSharing {
  const version = Math.max(now.getTime(), (before?.version ?? 0) + 1);
  return { ...change, changedAt: now, version };
}

/** What a group shows of a restaurant. */
export type RestaurantBrief = Pick<Restaurant, 'id' | 'ownerId' | 'name' | 'timezone'>;

/** A single restaurant needs nothing above it. */
export const fewestRestaurants = 2;

export const groupNameLength = 100;

const byName = (one: { name: string; id: string }, other: { name: string; id: string }): number =>
  one.name.localeCompare(other.name) || one.id.localeCompare(other.id);

/** In the order in which people look for them. */
export const inOrder = <T extends { readonly name: string; readonly id: string }>(items: readonly T[]): T[] =>
  [...items].sort(byName);
