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
/** How much longer the page waits for the days than for the restaurant. */
const graceMs = 50;

/**
 * Reads the next days from the gateway, on behalf of the caller of `headers`; undefined if it does not answer in time.
 */
export async function readOfferedDays(
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

/** The value of a promise if it settles within the grace period; otherwise undefined, and the page fetches the days itself. */
export async function soon<T>(reading: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, graceMs, undefined)));
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
