import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import type { CalendarFeed } from '../../evening/calendar-feed';
import type { CalendarFeeds, FeedMakers } from '../../ports';

export interface StoringPorts {
  readonly feeds: Pick<CalendarFeeds, 'end'>;
  readonly people: Pick<FeedMakers, 'mayMakeFeeds'>;
}

/**
 * Stores an address of a calendar, unless the access of its maker has changed since the call was admitted: the gateway remembers callers
 * for some seconds. The maker is looked up once more afterwards, so that an address that was stored during the change ends (FEED-3).
 */
export async function storeAddress(
  { feeds, people }: StoringPorts,
  { actor, restaurantId }: { readonly actor: Actor | undefined; readonly restaurantId: string },
  store: () => Promise<CalendarFeed | Refusal>,
): Promise<CalendarFeed | Refusal> {
  const mayMake = () => people.mayMakeFeeds(actor?.userId ?? '', restaurantId);
  if (!(await mayMake())) return accessChanged();
  const feed = await store();
  if (isRefusal(feed) || (await mayMake())) return feed;
  await feeds.end(feed);
  return accessChanged();
}

// Not `forbidden`, because pages sign out on that, and somebody who was just promoted is signed in.
const accessChanged = () =>
  new Refusal(
    'conflict',
    'access-changed',
    'Your access to this restaurant has just changed. Please load the page again.',
  );
