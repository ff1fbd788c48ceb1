import type { Actor } from '@tablewell/chassis/access';
import type { CalendarFeeds, FeedMakers } from '../../ports';
import { refuseToMakeFeeds } from './create-feed';

interface EndingPorts {
  readonly feeds: Pick<CalendarFeeds, 'endThoseOf'>;
  readonly people: Pick<FeedMakers, 'noteFeedPlaces'>;
}

/**
 * Ends the calendars whose address a person made, and knows, at all restaurants where the person may no longer make any: because the
 * person was dismissed, has another role now, or may not export (FEED-3).
 * @param at since when the person has these memberships
 */
export function endFeedsOf({ feeds, people }: EndingPorts) {
  return async (person: Actor, at: Date): Promise<void> => {
    const places = person.memberships.map(({ restaurantId }) => restaurantId);
    const keptAt = places.filter((restaurantId) => !refuseToMakeFeeds(person, restaurantId));
    // First, so that a call that makes an address meanwhile finds it, or its address is ended here.
    const isLatest = await people.noteFeedPlaces(person.userId, keptAt, at);
    // Late news leaves what the person made after coming back. Else the instant is no bound, because the clocks of machines differ.
    await feeds.endThoseOf(person.userId, keptAt, at, isLatest ? undefined : at);
  };
}
