import { notFound, type Refusal } from '@tablewell/chassis/refusal';
import { serviceDateOf } from '@tablewell/restaurant-rules/availability/service-day';
import { addDays } from '@tablewell/shared/zone';
import {
  type CalendarFeed,
  daysInFeed,
  entriesOf,
  maxEntries,
  type PartyEntry,
} from '../evening/calendar-feed';
import type { CalendarFeeds, FeedMakers, FeedSecrets, Ports } from '../ports';
import type { KnownRestaurant } from '../restaurant/restaurant-rules';
import { loadPartiesOfDay } from './parties-of-day';

/** How often it is recorded that a calendar is read. */
const readEveryMs = 3_600_000;

interface ReadingPorts extends Pick<Ports, 'restaurants' | 'reservations' | 'days' | 'clock'> {
  readonly feeds: CalendarFeeds;
  readonly people: Pick<FeedMakers, 'mayMakeFeeds'>;
  readonly secrets: Pick<FeedSecrets, 'hash'>;
}

/** A calendar, and a function that reads what the calendars of its restaurant can show. */
interface FoundFeed {
  readonly feed: CalendarFeed;
  readonly restaurant: KnownRestaurant;
  readonly entries: () => Promise<PartyEntry[]>;
}

/**
 * Reads a private calendar, for a caller who has its secret (FEED-2), as long as its maker may make calendars there, so
 * that none is read between a dismissal and the end of the calendar (FEED-3).
 */
export function readFeed(ports: ReadingPorts) {
  return async (secret: string): Promise<FoundFeed | Refusal> => {
    const found = await ports.feeds.find(ports.secrets.hash(secret));
    const feed = found?.endedAt ? undefined : found;
    const restaurant = feed && (await ports.restaurants.find(feed.restaurantId));
    if (!feed || !restaurant || !(await ports.people.mayMakeFeeds(feed.madeBy, restaurant.id)))
      return notFound('Calendar not found.');
    const now = ports.clock(restaurant.id);
    if (now.getTime() - (feed.lastReadAt?.getTime() ?? 0) >= readEveryMs)
      await ports.feeds.noteRead(feed, now);
    return { feed, restaurant, entries: () => entriesIn(ports, restaurant, now.getTime()) };
  };
}

async function entriesIn(
  ports: ReadingPorts,
  restaurant: KnownRestaurant,
  now: number,
): Promise<PartyEntry[]> {
  const today = serviceDateOf(now, restaurant);
  const entries: PartyEntry[] = [];
  for (let day = -daysInFeed.before; day <= daysInFeed.after && entries.length < maxEntries; day += 1) {
    const { parties } = await loadPartiesOfDay(ports, restaurant, addDays(today, day), now);
    entries.push(...entriesOf(parties, restaurant.floor));
  }
  return entries.slice(0, maxEntries);
}
