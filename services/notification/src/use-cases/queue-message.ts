import { type Message, messageId } from '../domain/message';
import type { Ports } from '../ports';

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

/** Writes a message down, once for each event, and has it sent. */
export async function queueMessage(
  { messages, nudge, clock }: Pick<Ports, 'messages' | 'nudge' | 'clock'>,
  eventId: string,
  { suppressed, ...draft }: Draft,
): Promise<void> {
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
  const isNew = await messages.add(message, now);
  if (isNew && message.status === 'queued') nudge(message.id);
}
