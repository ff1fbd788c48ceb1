import { type CountedType, floorFromCounts, type FloorTable } from '@tablewell/restaurant-rules/floor';
import { dayTurnsAt, type OperatingPeriod } from '@tablewell/restaurant-rules/hours';
import { defaultRequests } from '@tablewell/restaurant-rules/settings';
import type { PublishedRules } from '../adapters/mongo/restaurant-rules-model';
import type { RestaurantRules } from '../restaurant/restaurant-rules';

/** Every day from 6 PM, with a start every 30 minutes, until 10 PM; `opensAt` and `closesAt` are minutes after midnight. */
export const dinner: OperatingPeriod = {
  id: 'dinner',
  name: 'Dinner',
  opensAt: 1080,
  closesAt: 1320,
  intervalMinutes: 30,
  daysOfWeek: [],
};

/**
 * The restaurant `r1` of the owner `u1`, in UTC: dinner every day, a turn time of 90 minutes, no tables (so 100 seats per half
 * hour) and no availability rules. A field of `change` replaces the whole field; `tables` are counts by type.
 */
export const testRestaurant = ({
  tables = [],
  ...change
}: Partial<RestaurantRules> & { readonly tables?: readonly CountedType[] } = {}): RestaurantRules => ({
  id: 'r1',
  version: 1,
  ownerId: 'u1',
  name: 'Trattoria',
  phoneNumber: '',
  timezone: 'UTC',
  seatingMinutes: 90,
  periods: [dinner],
  closures: { weekly: [], special: [] },
  floor: floorFromCounts(tables),
  country: 'US',
  dayTurnsAt: dayTurnsAt.default,
  availabilityRules: {},
  autoConfirm: true,
  requests: defaultRequests,
  ...change,
});

/** The same as it is published: with counts of tables by type. */
export const testPublished = ({ tables = [], ...change }: Partial<PublishedRules> = {}): PublishedRules => {
  const { floor: _, ...settings } = testRestaurant(change);
  return { ...settings, tables };
};

/** A numbered table for one to `largest` people, of the type `Seats<largest>`, which everyone may book. */
export const floorTable = (
  number: string,
  largest: number,
  change: Partial<FloorTable> = {},
): FloorTable => ({
  number,
  type: `Seats${largest}`,
  smallest: 1,
  largest,
  audience: 'everyone',
  priority: 0,
  ...change,
});
