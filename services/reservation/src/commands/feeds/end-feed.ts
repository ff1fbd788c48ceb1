import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import type { CalendarFeeds } from '../../ports';

/** Ends a calendar, so that its secret is no longer valid (FEED-1). Ending it again has no effect. */
export function endFeed({ feeds }: { readonly feeds: CalendarFeeds }) {
  return async (
    actor: Actor | undefined,
    { restaurantId, feedId }: { restaurantId: string; feedId: string },
  ): Promise<Refusal | undefined> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    await feeds.remove(restaurantId, feedId);
    return undefined;
  };
}
