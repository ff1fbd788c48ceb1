import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { maxListedReplies, type Reply } from '../domain/reply';
import type { Ports } from '../ports';

/** The unread replies of a restaurant, or all about one reservation, newest first, for members. */
export function listReplies({ replies }: Pick<Ports, 'replies'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, reservationId }: { restaurantId: string; reservationId: string },
  ): Promise<Reply[] | Refusal> =>
    refuseWithoutPermission('reservations', actor, restaurantId) ??
    replies.list(restaurantId, { reservationId, limit: maxListedReplies });
}

/** Marks the replies that a member has seen as read, for all members. Repeatable. */
export function markRepliesRead({
  replies,
  clock,
  eventFactory,
}: Pick<Ports, 'replies' | 'clock' | 'eventFactory'>) {
  return async (
    actor: Actor | undefined,
    seen: { restaurantId: string; reservationId: string; replyIds: readonly string[] },
  ): Promise<Refusal | undefined> => {
    const { restaurantId, reservationId, replyIds } = seen;
    const stranger = refuseWithoutPermission('reservations', actor, restaurantId);
    if (stranger) return stranger;
    if (reservationId === '')
      return invalid([{ field: 'reservationId', message: 'reservationId is required' }]);
    if (replyIds.length > maxListedReplies)
      return invalid([
        { field: 'replyIds', message: `replyIds must have at most ${maxListedReplies} entries` },
      ]);
    const at = clock();
    for (const id of new Set(replyIds)) {
      const reply = { id, restaurantId, reservationId };
      await replies.markRead(reply, at, [eventFactory.read(reply)]);
    }
    return undefined;
  };
}
