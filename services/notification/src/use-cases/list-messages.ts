import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { type PageRequest, readPage } from '@tablewell/chassis/cursor';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { Message } from '../domain/message';
import type { Reply } from '../domain/reply';
import type { Ports } from '../ports';

/** A page of a restaurant's messages, newest first, for members. */
export function listMessages({ messages }: Pick<Ports, 'messages'>) {
  return async (
    actor: Actor | undefined,
    request: PageRequest & { restaurantId: string },
  ): Promise<{ messages: Message[]; nextPageToken: string } | Refusal> => {
    const stranger = refuseWithoutPermission('messages', actor, request.restaurantId);
    if (stranger) return stranger;
    const page = await readPage(
      request,
      (limit, after) => messages.list(request.restaurantId, limit, after),
      ({ createdAt: at, id }) => ({ at, id }),
    );
    return isRefusal(page) ? page : { messages: page.entries, nextPageToken: page.nextPageToken };
  };
}

const maxReservations = 1_000;

/** The messages about one guest's reservations and the guest's replies, for the owner. */
export function listMessagesAbout({ messages, replies }: Pick<Ports, 'messages' | 'replies'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, reservationIds }: { restaurantId: string; reservationIds: readonly string[] },
  ): Promise<{ messages: Message[]; replies: Reply[] } | Refusal> => {
    const refusal = refuseWithoutPermission('privacy', actor, restaurantId);
    if (refusal) return refusal;
    const ids = reservationIds.slice(0, maxReservations);
    const [sent, received] = await Promise.all([
      messages.about(restaurantId, ids),
      replies.about(restaurantId, ids),
    ]);
    return { messages: sent, replies: received };
  };
}
