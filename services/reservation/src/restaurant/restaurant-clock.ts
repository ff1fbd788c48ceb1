import type { Clock } from '@tablewell/chassis/clock';

/**
 * What time it is in a restaurant: the machine's, and later in one for tests whose clock was moved (TEST-7). It is the time
 * of everything that a rule compares with now (TEST-8). Leases, outboxes and retention go by the machine's clock (TEST-9).
 */
export type RestaurantClock = (restaurantId: string) => Date;

/** A test restaurant whose clock is ahead of the machine's. */
export interface MovedClock {
  readonly restaurantId: string;
  readonly aheadMs: number;
}

/** What is due now: by the machine's clock, and by those that are ahead of it. They go forward only. */
export interface DueTimes {
  readonly now: Date;
  readonly moved: readonly { readonly restaurantId: string; readonly now: Date }[];
}

/** The clocks of restaurants. @param aheadMs how far one is ahead, 0 for most */
export function restaurantClock(clock: Clock, aheadMs: (restaurantId: string) => number): RestaurantClock {
  return (restaurantId) => new Date(clock().getTime() + aheadMs(restaurantId));
}
