import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { decodeCursor, encodeCursor } from '@tablewell/chassis/cursor';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { Message } from '../domain/message';
import type { Ports } from '../ports';

const defaultPage = 50;
const maxPageSize = 200;

/** A page of a restaurant's messages, newest first, for members. */
export function listMessages({ messages }: Pick<Ports, 'messages'>) {
  return async (
    actor: Actor | undefined,
    request: { restaurantId: string; pageSize: number; pageToken: string },
  ): Promise<{ messages: Message[]; nextPageToken: string } | Refusal> => {
    const stranger = refuseWithoutPermission('messages', actor, request.restaurantId);
    if (stranger) return stranger;
    const after = decodeCursor(request.pageToken);
    if (isRefusal(after)) return after;
    const size = request.pageSize > 0 ? Math.min(maxPageSize, request.pageSize) : defaultPage;
    const found = await messages.list(
      request.restaurantId,
      size + 1,
      after && { createdAt: after.at, id: after.id },
    );
    const page = found.slice(0, size);
    const last = page.at(-1);
    return {
      messages: page,
      nextPageToken: found.length > size && last ? encodeCursor({ at: last.createdAt, id: last.id }) : '',
    };
  };
}

const maxReservations = 1_000;

/** The messages about one guest's reservations, for the owner. */
export function listMessagesAbout({ messages }: Pick<Ports, 'messages'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, reservationIds }: { restaurantId: string; reservationIds: readonly string[] },
  ): Promise<Message[] | Refusal> =>
    refuseWithoutPermission('privacy', actor, restaurantId) ??
    messages.about(restaurantId, reservationIds.slice(0, maxReservations));
}
