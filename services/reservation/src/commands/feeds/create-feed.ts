import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import { knownArea } from '../../day/starts/area';
import { type CalendarFeed, feedProblems, maxFeeds } from '../../evening/calendar-feed';
import type { CalendarFeeds, FeedSecrets, Ports } from '../../ports';
import { findRestaurant } from '../access';
import { storeAddress, type StoringPorts } from './store-address';

/**
 * Calendars are made by members who may change the settings and may export, because whoever has the address of a calendar can read it
 * until it ends (FEED-1, ROLE-7).
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
  readonly people: StoringPorts['people'];
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
    const stored = await storeAddress(ports, { actor, restaurantId }, async () =>
      (await ports.feeds.insert(feed, ports.secrets.hash(secret), maxFeeds)) ? feed : tooMany(),
    );
    return isRefusal(stored) ? stored : { feed, secret };
  };
}

const tooMany = () =>
  new Refusal(
    'conflict',
    'too-many-feeds',
    `A restaurant has at most ${maxFeeds} calendars. Please end one that is no longer read`,
  );
