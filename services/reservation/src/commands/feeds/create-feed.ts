import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import { knownArea } from '../../day/starts/area';
import { type CalendarFeed, feedProblems, maxFeeds } from '../../evening/calendar-feed';
import type { CalendarFeeds, FeedSecrets, Ports } from '../../ports';
import { findRestaurant } from '../access';

/**
 * Calendars are made by members who may change the settings, and export: whoever has the address of one reads it from then on
 * (FEED-1, ROLE-7).
 */
export const refuseToMakeFeeds = (actor: Actor | undefined, restaurantId: string): Refusal | undefined =>
  refuseWithoutPermission('settings', actor, restaurantId) ??
  refuseWithoutPermission('export', actor, restaurantId);

interface CreateFeedCommand {
  readonly restaurantId: string;
  readonly name: string;
  /** Empty: the whole restaurant. */
  readonly area: string;
  readonly showsNames: boolean;
}

interface FeedPorts extends Pick<Ports, 'restaurants' | 'clock' | 'newId'> {
  readonly feeds: CalendarFeeds;
  readonly secrets: FeedSecrets;
}

/** Makes a private calendar, for members who may change the settings (FEED-1). Its secret is shown once. */
export function createFeed(ports: FeedPorts) {
  return async (
    actor: Actor | undefined,
    { restaurantId, name: given, area, showsNames }: CreateFeedCommand,
  ): Promise<{ feed: CalendarFeed; secret: string } | Refusal> => {
    const restaurant = await findRestaurant(ports, 'settings', actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const refused = refuseToMakeFeeds(actor, restaurantId);
    if (refused) return refused;
    const name = sanitize(given);
    const known = area.trim() === '' ? '' : knownArea(restaurant, area);
    const problems = [
      ...feedProblems(name),
      ...(known === undefined ? [{ field: 'area', message: 'Please choose one of the areas' }] : []),
    ];
    if (known === undefined || problems.length > 0) return invalid(problems);
    const secret = ports.secrets.make();
    const feed = {
      id: ports.newId(),
      restaurantId,
      name,
      area: known,
      showsNames,
      createdAt: ports.clock(restaurantId),
      madeBy: actor?.userId ?? '',
    };
    if (await ports.feeds.insert(feed, ports.secrets.hash(secret), maxFeeds)) return { feed, secret };
    return new Refusal(
      'conflict',
      'too-many-feeds',
      `A restaurant has at most ${maxFeeds} calendars. Please end one that is no longer read`,
    );
  };
}
