import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { Channel, type Message, MessageStatus } from '@tablewell/proto/notification/v1/message_pb';
import { type Reply, ReplyEffect } from '@tablewell/proto/notification/v1/reply_pb';
import type { DinerMessage } from '@tablewell/proto/reservation/v1/reservation_pb';

/** One message of a thread. */
export interface ThreadEntry {
  readonly id: string;
  readonly direction: 'out' | 'in';
  readonly channel: 'sms' | 'whatsapp' | 'email' | 'page';
  readonly kind: string;
  readonly state: string;
  readonly reason: string;
  readonly text: string;
  readonly at: string;
  readonly repeats: string;
  readonly canResend: boolean;
}

const channels: Readonly<Record<Channel, 'sms' | 'whatsapp' | 'email'>> = {
  [Channel.UNSPECIFIED]: 'sms',
  [Channel.EMAIL]: 'email',
  [Channel.SMS]: 'sms',
  [Channel.WHATSAPP]: 'whatsapp',
};

const states: Readonly<Record<MessageStatus, string>> = {
  [MessageStatus.UNSPECIFIED]: 'queued',
  [MessageStatus.QUEUED]: 'queued',
  [MessageStatus.ACCEPTED]: 'accepted',
  [MessageStatus.SENT]: 'sent',
  [MessageStatus.DELIVERED]: 'delivered',
  [MessageStatus.READ]: 'read',
  [MessageStatus.FAILED]: 'failed',
  [MessageStatus.UNDELIVERED]: 'undelivered',
  [MessageStatus.SUPPRESSED]: 'suppressed',
};
/** What a reply did to the messages to its sender. */
const reasons: Readonly<Record<ReplyEffect, string>> = {
  [ReplyEffect.UNSPECIFIED]: '',
  [ReplyEffect.STOPPED]: 'The guest has opted out',
  [ReplyEffect.RESUMED]: 'The guest gets messages again',
};

const instant = (at: Timestamp | undefined): string => (at ? timestampDate(at) : new Date(0)).toISOString();

export const toSentEntry = (
  { id, channel, kind, status, reason, text, createdAt, repeats }: Message,
  canResend = false,
): ThreadEntry => ({
  ...{ id, kind, reason, text, repeats, canResend },
  direction: 'out',
  channel: channels[channel],
  state: states[status],
  at: instant(createdAt),
});

const received = { repeats: '', canResend: false } as const;

const toReplyEntry = ({ id, channel, effect, text, receivedAt }: Reply): ThreadEntry => ({
  ...received,
  ...{ id, text, direction: 'in', channel: channels[channel], kind: 'reply', state: 'received' },
  reason: reasons[effect],
  at: instant(receivedAt),
});

const toPageEntry = ({ id, words, sentAt }: DinerMessage): ThreadEntry => ({
  ...received,
  ...{ id, direction: 'in', channel: 'page', kind: 'message', state: 'received', reason: '' },
  text: words,
  at: instant(sentAt),
});

/** What was sent to a diner, and what they answered by SMS and wrote on the page, as one thread, oldest first. */
export function toThread(
  sms: {
    readonly messages: readonly Message[];
    readonly replies: readonly Reply[];
    readonly resendableIds: readonly string[];
  },
  words: readonly DinerMessage[],
): ThreadEntry[] {
  const entries = [
    ...words.map(toPageEntry),
    ...sms.messages.map((message) => toSentEntry(message, sms.resendableIds.includes(message.id))),
    ...sms.replies.map(toReplyEntry),
  ];
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
