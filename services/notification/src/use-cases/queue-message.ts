import { isReminder, type Message, messageId } from '../domain/message';
import { priorityOf } from '../domain/pace';
import type { Ports } from '../ports';
import { newLease } from './lease';

/** A message before it is written. */
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
> & {
  /** Whether its restaurant is for tests: named by every caller, because a message that goes out cannot be taken back. */
  readonly isTest: Message['isTest'];
} & Pick<
    Message,
    | 'version'
    | 'language'
    | 'calendar'
    | 'senderName'
    | 'replyTo'
    | 'unsubscribe'
    | 'choices'
    | 'told'
    | 'repeats'
    | 'insteadOf'
  > & {
    readonly suppressionReason: string;
    /** When it may be sent at the earliest; absent: at once. */
    readonly notBefore?: Date;
  };

/**
 * Writes a message, once per event, and sends it. If this process can send it at once, it is written with a lease,
 * which saves a write and keeps other processes from sending it. Reminders of a paced sender wait until it is free.
 */
export async function queueMessage(
  ports: Pick<Ports, 'messages' | 'dispatch' | 'clock' | 'newId' | 'senders' | 'sharedSenders' | 'pace'>,
  eventId: string,
  { suppressionReason, notBefore, isTest, ...given }: Draft,
): Promise<void> {
  const draft = { ...given, ...(isTest ? { isTest } : {}) };
  const { messages, dispatch, clock } = ports;
  const id = messageId(eventId, draft.channel, draft.kind);
  const paced = await pacedOf(ports, draft);
  const fresh = { ...draft, ...paced, id, sentAt: null, attempts: 0, inDoubt: false };
  if (suppressionReason !== '') {
    const now = clock();
    await messages.add(
      { ...fresh, status: 'suppressed', reason: suppressionReason, createdAt: now },
      now,
      undefined,
    );
    return;
  }
  if (notBefore || (paced && isReminder(draft))) {
    const now = clock();
    const dueAt = notBefore ?? now;
    await messages.add({ ...fresh, status: 'queued', reason: '', createdAt: now }, dueAt, undefined);
    if (paced?.pacedBy) dispatch.noteQueued(paced.pacedBy, dueAt);
    return;
  }
  await dispatch.enqueueAndSend(draft.channel, async (as) => {
    const now = clock();
    const lease = as === 'leased' ? newLease(ports) : undefined;
    const message: Message = { ...fresh, status: 'queued', reason: '', createdAt: now };
    const isNew = await messages.add(message, now, lease);
    return isNew && lease ? { message: { ...message, attempts: 1 }, wasInDoubt: false, lease } : undefined;
  });
}

/** The sender whose pace an SMS keeps; undefined if it is not paced. */
async function pacedOf(
  { senders, sharedSenders, pace }: Pick<Ports, 'senders' | 'sharedSenders' | 'pace'>,
  { channel, kind, restaurantId, isTest }: Pick<Message, 'channel' | 'kind' | 'restaurantId' | 'isTest'>,
): Promise<Pick<Message, 'pacedBy' | 'turn'> | undefined> {
  if (channel !== 'sms' || isTest) return undefined;
  const pacedBy = (await senders.of(restaurantId))?.address ?? sharedSenders.sms.address;
  return pace.isPaced(pacedBy) ? { pacedBy, turn: priorityOf({ kind }) } : undefined;
}
