import type { Actor } from '@tablewell/chassis/access';
import type { CalendarFeeds } from '../../ports';
import { refuseToMakeFeeds } from './create-feed';

/**
 * Ends the calendars whose address a person made, and knows, at all restaurants where the person may no longer make any: because the
 * person was dismissed, has another role now, or may not export (FEED-3).
 * @param at since when the person has these memberships
 */
export function endFeedsOf({ feeds }: { readonly feeds: Pick<CalendarFeeds, 'endThoseOf'> }) {
  return (person: Actor, at: Date): Promise<void> => {
    const places = person.memberships.map(({ restaurantId }) => restaurantId);
    const keptAt = places.filter((restaurantId) => !refuseToMakeFeeds(person, restaurantId));
    return feeds.endThoseOf(person.userId, keptAt, at);
  };
}
