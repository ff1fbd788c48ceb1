import type { Actor } from '@tablewell/chassis/access';
import { notFound, type Refusal } from '@tablewell/chassis/refusal';
import type { CalendarFeed } from '../../evening/calendar-feed';
import type { CalendarFeeds, FeedSecrets } from '../../ports';
import { refuseToMakeFeeds } from './create-feed';

/** Gives a calendar, also one that has ended, another address, which is shown once; the earlier one is read by nobody any more (FEED-3). */
export function replaceFeedAddress({
  feeds,
  secrets,
}: {
  readonly feeds: CalendarFeeds;
  readonly secrets: FeedSecrets;
}) {
  return async (
    actor: Actor | undefined,
    { restaurantId, feedId }: { restaurantId: string; feedId: string },
  ): Promise<{ feed: CalendarFeed; secret: string } | Refusal> => {
    const refused = refuseToMakeFeeds(actor, restaurantId);
    if (refused) return refused;
    const secret = secrets.make();
    const address = { hash: secrets.hash(secret), madeBy: actor?.userId ?? '' };
    const feed = await feeds.replaceAddress({ restaurantId, id: feedId }, address);
    return feed ? { feed, secret } : notFound('Calendar not found.');
  };
}
