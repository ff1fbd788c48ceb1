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
> & { readonly suppressed: string };

/**
 * Writes a message down, once for each event, and has it sent. Where there is room to send it at once, it is written as
 * claimed: a write less, and nobody else can have it in between.
 */
export async function queueMessage(
  ports: Pick<Ports, 'messages' | 'dispatch' | 'clock' | 'newId'>,
  eventId: string,
  { suppressed, ...draft }: Draft,
): Promise<void> {
  const { messages, dispatch, clock } = ports;
  const now = clock();
  const message: Message = {
    ...draft,
    id: messageId(eventId, draft.channel, draft.kind),
    status: suppressed === '' ? 'queued' : 'suppressed',
    reason: suppressed,
    createdAt: now,
    sentAt: null,
    attempts: 0,
    inDoubt: false,
  };
  const isQueued = message.status === 'queued';
  const lease = isQueued && dispatch.hasRoom() ? newLease(ports) : undefined;
  const isNew = await messages.add(message, now, lease);
  if (!isNew || !isQueued) return;
  dispatch.nudge(message.id, lease && { message: { ...message, attempts: 1 }, wasInDoubt: false, lease });
}
