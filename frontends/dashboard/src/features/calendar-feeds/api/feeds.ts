import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryOptions } from '@tanstack/react-query';

/** A private calendar. */
export interface Feed {
  id: string;
  name: string;
  /** Empty: the whole restaurant. */
  area: string;
  showsNames: boolean;
  /** Undefined: never. */
  lastRead: Date | undefined;
  /** The name of the member who made the address and knows it; empty if that person no longer works there. */
  madeBy: string;
  /** When the calendar ended, because the maker of its address may make none any more; undefined while it is read. */
  ended: Date | undefined;
}

/** The calendars of a restaurant, and the areas that one can be about. */
interface Feeds {
  feeds: Feed[];
  areas: string[];
}

const rpc = async () => (await import('../../../lib/rpc')).calendarFeeds();

/** For those who may change the settings. */
export const listFeeds = (restaurantId: string) =>
  queryOptions({
    queryKey: ['calendar-feeds', restaurantId],
    queryFn: async ({ signal }): Promise<Feeds> => {
      const { feeds, areas } = await (await rpc()).listCalendarFeeds({ restaurantId }, { signal });
      return {
        areas,
        feeds: feeds.map(({ id, name, area, showsNames, makerName, lastReadAt, endedAt }) => ({
          ...{ id, name, area, showsNames, madeBy: makerName },
          lastRead: lastReadAt && timestampDate(lastReadAt),
          ended: endedAt && timestampDate(endedAt),
        })),
      };
    },
  });

/** Makes a calendar; returns its address, which is not shown again. */
export async function createFeed(ask: {
  restaurantId: string;
  name: string;
  area: string;
  showsNames: boolean;
}): Promise<string> {
  const { secret } = await (await rpc()).createCalendarFeed(ask);
  return addressOf(secret);
}

/** Gives a calendar another address in place of its earlier one; returns it, and it is not shown again. */
export async function replaceAddress(restaurantId: string, feedId: string): Promise<string> {
  const { secret } = await (await rpc()).replaceCalendarFeedAddress({ restaurantId, feedId });
  return addressOf(secret);
}

const addressOf = (secret: string): string =>
  `${window.location.origin}/api/calendar-feeds/${secret}/reservations.ics`;

export const endFeed = async (restaurantId: string, feedId: string): Promise<void> => {
  await (await rpc()).endCalendarFeed({ restaurantId, feedId });
};
