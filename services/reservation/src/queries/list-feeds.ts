import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { notFound, type Refusal } from '@tablewell/chassis/refusal';
import { areasOf } from '@tablewell/restaurant-rules/areas';
import type { CalendarFeed } from '../evening/calendar-feed';
import type { CalendarFeeds, PeopleStore, Ports } from '../ports';

interface ListedFeeds {
  readonly feeds: readonly CalendarFeed[];
  /** The names of their makers who work there, by id. */
  readonly makers: ReadonlyMap<string, string>;
  /** The areas that one can be about. */
  readonly areas: readonly string[];
}

/** The private calendars of a restaurant, for members who may change the settings (FEED-1). */
export function listFeeds({
  restaurants,
  feeds,
  people,
}: Pick<Ports, 'restaurants'> & { readonly feeds: CalendarFeeds; readonly people: PeopleStore }) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<ListedFeeds | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const restaurant = await restaurants.find(restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const listed = await feeds.list(restaurantId);
    const makers = await people.find([...new Set(listed.map(({ madeBy }) => madeBy))]);
    return {
      feeds: listed,
      makers: new Map(
        makers
          .filter(({ restaurantIds }) => restaurantIds.includes(restaurantId))
          .map(({ userId, name }) => [userId, name]),
      ),
      areas: [...areasOf(restaurant.floor.tables).values()],
    };
  };
}
