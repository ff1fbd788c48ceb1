import { LRUCache } from 'lru-cache';
import { callApi } from './call-api';

/** The next dates of a restaurant for a party of two, the default of the booking page. */
export interface OfferedDaysView {
  restaurantId: string;
  guests: number;
  timezone: string;
  days: { date: string; state: string }[];
  /** The times of the first open day. */
  first?: {
    date: string;
    times: { time: string; reservation_time: string; period: string; available: boolean; date?: string }[];
  };
}

/** The party size of an empty form. */
const guests = 2;
/** How much longer a page waits for the days than for the restaurant. */
const graceMs = 50;
/**
 * For how long the days of an earlier page are shown where newer ones come too late. The page's own code loads its days
 * again after half a minute, and the server decides about each booking anyway.
 */
const recentMs = 5_000;
const maxRestaurants = 2_000;

interface DaysReader {
  /** Begins to read the days of a restaurant from the gateway, on behalf of the caller of `headers`. */
  begin(restaurantId: string, headers: Record<string, string>): Promise<OfferedDaysView | undefined>;
  /** The days if they come within the grace period, else those of a moment ago; undefined: the page fetches them itself. */
  soon(
    restaurantId: string,
    reading: Promise<OfferedDaysView | undefined>,
  ): Promise<OfferedDaysView | undefined>;
}

/** Reads the next days of restaurants for their pages. No page waits for them longer than the grace period. */
export function createDaysReader(apiUrl: string): DaysReader {
  const recent = new LRUCache<string, OfferedDaysView>({ max: maxRestaurants, ttl: recentMs });
  return {
    async begin(restaurantId, headers) {
      const days = await readOfferedDays(apiUrl, restaurantId, headers);
      // Also those that come too late for their own page.
      if (days) recent.set(restaurantId, days);
      return days;
    },
    async soon(restaurantId, reading) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, graceMs, undefined)));
      const days = await Promise.race([reading, late]).finally(() => clearTimeout(timer));
      return days ?? recent.get(restaurantId);
    },
  };
}

/** The next days from the gateway; undefined if it does not answer in time. */
async function readOfferedDays(
  apiUrl: string,
  restaurantId: string,
  headers: Record<string, string>,
): Promise<OfferedDaysView | undefined> {
  try {
    const path = `/api/restaurant/public/${encodeURIComponent(restaurantId)}/availability/days`;
    const response = await callApi(`${apiUrl}${path}?guests=${guests}&withTimes=true&evening=true`, headers);
    if (!response.ok) return undefined;
    const given = (await response.json()) as Partial<OfferedDaysView>;
    return Array.isArray(given.days) && given.guests === guests
      ? { timezone: 'UTC', ...given, restaurantId, guests, days: given.days }
      : undefined;
  } catch {
    return undefined;
  }
}
