import { type Actor, readMark, refuseWithout, writeMark } from '@tablewell/chassis';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { Message } from '../domain/message';
import type { Ports } from '../ports';

const defaultPage = 50;
const largestPage = 200;

/** A page of what was sent for a restaurant, newest first, for members. */
export function listMessages({ messages }: Pick<Ports, 'messages'>) {
  return async (
    actor: Actor | undefined,
    ask: { restaurantId: string; pageSize: number; pageToken: string },
  ): Promise<{ messages: Message[]; nextPageToken: string } | Refusal> => {
    const stranger = refuseWithout('messages', actor, ask.restaurantId);
    if (stranger) return stranger;
    const after = readMark(ask.pageToken);
    if (isRefusal(after)) return after;
    const size = ask.pageSize > 0 ? Math.min(largestPage, ask.pageSize) : defaultPage;
    const found = await messages.list(
      ask.restaurantId,
      size + 1,
      after && { createdAt: after.at, id: after.id },
    );
    const page = found.slice(0, size);
    const last = page.at(-1);
    return {
      messages: page,
      nextPageToken: found.length > size && last ? writeMark({ at: last.createdAt, id: last.id }) : '',
    };
  };
}

const mostReservations = 1_000;

/** What was sent about one guest's reservations, for the owner. */
export function listMessagesAbout({ messages }: Pick<Ports, 'messages'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, reservationIds }: { restaurantId: string; reservationIds: readonly string[] },
  ): Promise<Message[] | Refusal> =>
    refuseWithout('privacy', actor, restaurantId) ??
    messages.about(restaurantId, reservationIds.slice(0, mostReservations));
}
