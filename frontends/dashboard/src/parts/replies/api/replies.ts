import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { readEnum } from '@tablewell/api-client/enums';
import type { Meanings } from '@tablewell/api-client/enums';
import type { ReplyEffect, ReplySuggestion } from '@tablewell/proto/notification/v1/reply_pb';

/** What a diner answered by SMS. */
export interface Reply {
  readonly id: string;
  readonly reservationId: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly isRead: boolean;
  readonly isWhatsApp: boolean;
  /** What it did to the restaurant's messages to its sender. */
  readonly effect: 'none' | 'stopped' | 'resumed';
  /** Whether it looks like an opt-out, and what a member has decided. */
  readonly suggestion: 'none' | 'stop-texting' | 'taken' | 'dismissed';
}

const effects: Meanings<typeof ReplyEffect, Reply['effect']> = {
  UNSPECIFIED: 'none',
  STOPPED: 'stopped',
  RESUMED: 'resumed',
};

const suggestions: Meanings<typeof ReplySuggestion, Reply['suggestion']> = {
  UNSPECIFIED: 'none',
  STOP_TEXTING: 'stop-texting',
  TAKEN: 'taken',
  DISMISSED: 'dismissed',
};

export const repliesRoot = 'replies';
export const repliesKey = (restaurantId: string) => [repliesRoot, restaurantId] as const;

const rpc = () => import('../../../lib/rpc');

/** The replies about a reservation, newest first; without one the unread ones about all. */
const replies = (restaurantId: string, reservationId: string) =>
  queryOptions({
    queryKey: [...repliesKey(restaurantId), reservationId],
    queryFn: async ({ signal }): Promise<readonly Reply[]> => {
      const { replies: client, ReplyEffect: values, ReplySuggestion: suggested, Channel } = await rpc();
      const found = await client().listReplies({ restaurantId, reservationId }, { signal });
      return found.replies.map((each) => ({
        id: each.id,
        reservationId: each.reservationId,
        text: each.text,
        receivedAt: each.receivedAt ? timestampDate(each.receivedAt).getTime() : 0,
        isRead: each.readAt !== undefined,
        isWhatsApp: each.channel === Channel.WHATSAPP,
        effect: readEnum(values, effects, each.effect),
        suggestion: readEnum(suggested, suggestions, each.suggestion),
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
  await (await rpc()).replies().markRepliesRead(seen);
}

/** Stops texting the sender of a reply, or dismisses the suggestion, for all members. */
export async function decideSuggestion(decision: {
  restaurantId: string;
  reservationId: string;
  replyId: string;
  stopTexting: boolean;
}): Promise<void> {
  await (await rpc()).replies().decideSuggestion(decision);
}

/** Reloads the replies of a restaurant that the page shows. */
export const refreshReplies = (queries: QueryClient, restaurantId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: repliesKey(restaurantId) });
