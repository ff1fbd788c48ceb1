import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { notFound, type Refusal } from '@tablewell/chassis/refusal';
import { areasOf } from '@tablewell/restaurant-rules/areas';
import type { CalendarFeed } from '../evening/calendar-feed';
import type { CalendarFeeds, Ports } from '../ports';

interface ListedFeeds {
  readonly feeds: readonly CalendarFeed[];
  /** The areas that one can be about. */
  readonly areas: readonly string[];
}

/** The private calendars of a restaurant, for members who may change the settings (FEED-1). */
export function listFeeds({
  restaurants,
  feeds,
}: Pick<Ports, 'restaurants'> & { readonly feeds: CalendarFeeds }) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<ListedFeeds | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const restaurant = await restaurants.find(restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    return { feeds: await feeds.list(restaurantId), areas: [...areasOf(restaurant.floor.tables).values()] };
  };
}
