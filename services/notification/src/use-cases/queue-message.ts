import { type Message, messageId } from '../domain/message';
import type { Ports } from '../ports';
import { newLease } from './lease';

/** A message about to be written. */
export type Draft = Pick<
  Message,
  | 'restaurantId'
  | 'reservationId'
  | 'channel'
  | 'kind'
  | 'to'
  | 'subject'
  | 'text'
  | 'html'
  | 'expiresAt'
  | 'matterEndsAt'
> &
  Pick<Message, 'version'> & { readonly suppressed: string };

/**
 * Writes a message down, once for each event, and has it sent. Where there is room to send it, it is written as claimed
 * by its writer: a write less, and nobody else can have it in between.
 */
export async function queueMessage(
  ports: Pick<Ports, 'messages' | 'dispatch' | 'clock' | 'newId'>,
  eventId: string,
  { suppressed, ...draft }: Draft,
): Promise<void> {
  const { messages, dispatch, clock } = ports;
  const id = messageId(eventId, draft.channel, draft.kind);
  const fresh = { ...draft, id, sentAt: null, attempts: 0, inDoubt: false };
  if (suppressed !== '') {
    const now = clock();
    await messages.add(
      { ...fresh, status: 'suppressed', reason: suppressed, createdAt: now },
      now,
      undefined,
    );
    return;
  }
  await dispatch.sendOnceWritten(draft.channel, async (as) => {
    const now = clock();
    const lease = as === 'claimed' ? newLease(ports) : undefined;
    const message: Message = { ...fresh, status: 'queued', reason: '', createdAt: now };
    const isNew = await messages.add(message, now, lease);
    return isNew && lease ? { message: { ...message, attempts: 1 }, wasInDoubt: false, lease } : undefined;
  });
}
