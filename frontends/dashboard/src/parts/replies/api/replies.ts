import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { timestampDate } from '@bufbuild/protobuf/wkt';

/** What a diner answered by SMS. */
export interface Reply {
  readonly id: string;
  readonly reservationId: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly isRead: boolean;
  /** What it did to the restaurant's messages to its sender. */
  readonly effect: 'none' | 'stopped' | 'resumed';
}

/** By the numbers of the protocol. */
const effects: readonly Reply['effect'][] = ['none', 'stopped', 'resumed'];

export const repliesRoot = 'replies';
const repliesKey = (restaurantId: string) => [repliesRoot, restaurantId] as const;

const client = async () => (await import('../../../lib/rpc')).replies();

/** The replies about a reservation, newest first; without one the unread ones about all. */
const replies = (restaurantId: string, reservationId: string) =>
  queryOptions({
    queryKey: [...repliesKey(restaurantId), reservationId],
    queryFn: async ({ signal }): Promise<readonly Reply[]> => {
      const found = await (await client()).listReplies({ restaurantId, reservationId }, { signal });
      return found.replies.map((each) => ({
        id: each.id,
        reservationId: each.reservationId,
        text: each.text,
        receivedAt: each.receivedAt ? timestampDate(each.receivedAt).getTime() : 0,
        isRead: each.readAt !== undefined,
        effect: effects[each.effect] ?? 'none',
      }));
    },
  });

export const repliesAbout = (restaurantId: string, reservationId: string) =>
  replies(restaurantId, reservationId);
export const unreadReplies = (restaurantId: string) => replies(restaurantId, '');

/** Marks replies that are on the screen as read, for all members. */
export async function markRepliesRead(seen: {
  restaurantId: string;
  reservationId: string;
  replyIds: string[];
}): Promise<void> {
  await (await client()).markRepliesRead(seen);
}

/** Reloads the replies of a restaurant that the page shows. */
export const refreshReplies = (queries: QueryClient, restaurantId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: repliesKey(restaurantId) });
