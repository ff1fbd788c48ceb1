import type { DateRange } from '../queries/date-range';

// Everything in the cache that has parties begins with these two words, so that one reducer finds all of it. Remotes of
// different releases share the cache (decision 0061): each invalidates by the words before the shape, and another shape of
// `Party` or `Evening` needs another number.

export const bookRoot = 'book';
/** The shape of `Party` and `Evening` in the cache. */
export const shape = 1;

export const bookKey = (restaurantId: string) => [bookRoot, restaurantId] as const;
export const eveningKey = (restaurantId: string) => [...bookKey(restaurantId), 'evening'] as const;
export const daysKey = (restaurantId: string) => [...bookKey(restaurantId), 'days'] as const;

export const bookKeys = {
  evening: (restaurantId: string, date: string) => [...eveningKey(restaurantId), shape, date] as const,
  days: (restaurantId: string, dates: readonly string[]) => [...daysKey(restaurantId), shape, dates] as const,
  range: (restaurantId: string, range: DateRange) =>
    [...bookKey(restaurantId), 'range', shape, range] as const,
  search: (restaurantId: string, words: string) =>
    [...bookKey(restaurantId), 'search', shape, words] as const,
};
export type BookKey = ReturnType<(typeof bookKeys)[keyof typeof bookKeys]>;
