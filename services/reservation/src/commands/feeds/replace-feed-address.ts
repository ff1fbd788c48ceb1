import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import type { CalendarFeed } from '../../evening/calendar-feed';
import type { CalendarFeeds, FeedSecrets } from '../../ports';
import { refuseToMakeFeeds } from './create-feed';
import { storeAddress, type StoringPorts } from './store-address';

/** Gives a calendar, also one that has ended, another address, which is shown once; the earlier one is read by nobody any more (FEED-3). */
export function replaceFeedAddress({
  feeds,
  people,
  secrets,
}: {
  readonly feeds: CalendarFeeds;
  readonly people: StoringPorts['people'];
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
    const stored = await storeAddress(
      { feeds, people },
      { actor, restaurantId },
      async () =>
        (await feeds.replaceAddress({ restaurantId, id: feedId }, address)) ??
        notFound('Calendar not found.'),
    );
    return isRefusal(stored) ? stored : { feed: stored, secret };
  };
}
