import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { feedFileOf } from '@tablewell/chassis/calendar-feed';
import { shortHash } from '@tablewell/chassis/crypto';
import { Refusal } from '@tablewell/chassis/refusal';
import { FairQueue } from '@tablewell/chassis/resilience';
import {
  actorKey,
  implement,
  type Implementation,
  orThrowRefusal,
  refusalToError,
} from '@tablewell/chassis/rpc';
import {
  type CalendarFeedSchema,
  CalendarFeedService,
  type ReadCalendarFeedResponse,
} from '@tablewell/proto/reservation/v1/calendar_feed_service_pb';
import { LRUCache } from 'lru-cache';
import { createFeed } from '../../commands/feeds/create-feed';
import { endFeed } from '../../commands/feeds/end-feed';
import { replaceFeedAddress } from '../../commands/feeds/replace-feed-address';
import { type CalendarFeed, type PartyEntry, shownIn } from '../../evening/calendar-feed';
import type { CalendarFeeds, FeedMakers, FeedSecrets, PeopleStore, Ports } from '../../ports';
import { listFeeds } from '../../queries/list-feeds';
import { readFeed } from '../../queries/read-feed';

interface FeedPorts extends Ports {
  readonly feeds: CalendarFeeds;
  readonly people: PeopleStore & FeedMakers;
  readonly secrets: FeedSecrets;
}
type File = Pick<ReadCalendarFeedResponse, 'file' | 'tag'>;

const maxFiles = 100;
const maxRestaurants = 20;
/** The parties of one restaurant are loaded at a time: a full month takes some tenths of a second. */
const maxWaiting = 200;

/**
 * `CalendarFeedService` on the use cases. However often calendars are read, the parties of a restaurant are loaded once in
 * `freshMs`, and each file is made once.
 */
export function calendarFeedService(ports: FeedPorts, freshMs: number): Implementation {
  const cases = {
    list: listFeeds(ports),
    create: createFeed(ports),
    replaceAddress: replaceFeedAddress(ports),
    end: endFeed(ports),
    read: readFeed(ports),
  };
  const turns = new FairQueue(maxWaiting);
  const files = fresh<File>(maxFiles, freshMs);
  const parties = fresh<readonly PartyEntry[]>(maxRestaurants, freshMs);
  // Without the signal of the call: other calls may share the result after the first caller has disconnected.
  const inTurn = async (restaurantId: string, load: () => Promise<readonly PartyEntry[]>) => {
    const loaded = turns.take(restaurantId, load);
    if (!loaded) throw refusalToError(new Refusal('unavailable', 'busy', 'Please try again in a moment.'));
    return loaded;
  };
  return implement(CalendarFeedService, {
    async listCalendarFeeds({ restaurantId }, context) {
      const { feeds, makers, areas } = orThrowRefusal(
        await cases.list(context.values.get(actorKey), restaurantId),
      );
      const shown = feeds.map((feed) => ({ ...toMessage(feed), makerName: makers.get(feed.madeBy) ?? '' }));
      return { feeds: shown, areas: [...areas] };
    },
    async createCalendarFeed({ restaurantId, name, area, showsNames }, context) {
      const command = { restaurantId, name, area, showsNames };
      const { feed, secret } = orThrowRefusal(await cases.create(context.values.get(actorKey), command));
      return { feed: toMessage(feed), secret };
    },
    async replaceCalendarFeedAddress({ restaurantId, feedId }, context) {
      const command = { restaurantId, feedId };
      const { feed, secret } = orThrowRefusal(
        await cases.replaceAddress(context.values.get(actorKey), command),
      );
      return { feed: toMessage(feed), secret };
    },
    async endCalendarFeed({ restaurantId, feedId }, context) {
      const refused = await cases.end(context.values.get(actorKey), { restaurantId, feedId });
      if (refused) orThrowRefusal(refused);
      return {};
    },
    async readCalendarFeed({ secret, host }) {
      const { feed, restaurant, entries } = orThrowRefusal(await cases.read(secret));
      return files(`${feed.id} ${host}`, async () => {
        const all = await parties(restaurant.id, () => inTurn(restaurant.id, entries));
        return toFile(titleOf(feed, restaurant.name), shownIn(feed, all), host);
      });
    },
  });
}

/** A cache whose values expire after `ttl` milliseconds. Concurrent callers share one computation of a value. */
function fresh<T extends object>(max: number, ttl: number) {
  const values = new LRUCache<string, T, () => Promise<T>>({
    ...{ max, ttl },
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A value may be evicted while callers still wait for its computation.
    ignoreFetchAbort: true,
  });
  return (key: string, make: () => Promise<T>): Promise<T> => values.forceFetch(key, { context: make });
}

async function toFile(title: string, parties: readonly PartyEntry[], host: string): Promise<File> {
  const entries = parties.map((party) => ({
    uid: `party-${party.partyId}@${host}`,
    sequence: party.version,
    changedAt: party.changedAt,
    start: new Date(party.start),
    end: new Date(party.end),
    title: [guests(party.partySize), party.name].filter(Boolean).join(', '),
    description: [tables(party.tableNumbers), party.area].filter(Boolean).join('\n'),
    isCanceled: party.isCanceled,
  }));
  const text = await feedFileOf(title, entries);
  return { file: new TextEncoder().encode(text), tag: shortHash(text) };
}

/** The dashboard speaks English, and so do its calendars. */
const guests = (size: number): string => (size === 1 ? '1 guest' : `${size} guests`);
const tables = (numbers: readonly string[]): string =>
  numbers.length === 0 ? 'No table' : `Table${numbers.length > 1 ? 's' : ''} ${numbers.join(' + ')}`;
const titleOf = ({ area }: CalendarFeed, restaurant: string): string =>
  area === '' ? restaurant : `${restaurant}, ${area}`;

const toMessage = ({
  createdAt,
  endedAt,
  lastReadAt,
  restaurantId: _,
  ...feed
}: CalendarFeed): MessageInitShape<typeof CalendarFeedSchema> => ({
  ...feed,
  createdAt: timestampFromDate(createdAt),
  ...(endedAt ? { endedAt: timestampFromDate(endedAt) } : {}),
  ...(lastReadAt ? { lastReadAt: timestampFromDate(lastReadAt) } : {}),
});
