import type { Restaurant } from './restaurant';

/** The restaurants of one owner under a name (GROUP-1). */
export interface Group {
  readonly id: string;
  /** An owner has one group, so that a restaurant is in one group at most. */
  readonly ownerId: string;
  readonly name: string;
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
