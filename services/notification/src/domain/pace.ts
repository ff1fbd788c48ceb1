import { segmentsOf } from '@tablewell/shared/sms';
import { isReminder, type Message } from './message';
import { isService } from './sender';

/** What a sender's limit depends on (MESSAGE-46). */
export const senderKinds = ['long-code', 'toll-free', 'short-code', 'service'] as const;
export type SenderKind = (typeof senderKinds)[number];

/** Segments a second that a sender of each kind may send; 0: not paced. */
export type SenderRates = Readonly<Record<SenderKind, number>>;

/**
 * What carriers and the provider allow in the United States: one segment a second from a long code, three from a
 * toll-free number, a hundred from a short code. A campaign of low volume may send 75 a minute.
 */
export const defaultRates: SenderRates = {
  'long-code': 1,
  'toll-free': 3,
  'short-code': 100,
  service: 1,
};

const tollFree = /^\+18(00|33|44|55|66|77|88)\d{7}$/;
const shortCode = /^\+?\d{3,8}$/;

export function senderKindOf(address: string): SenderKind {
  if (isService(address)) return 'service';
  if (tollFree.test(address)) return 'toll-free';
  return shortCode.test(address) ? 'short-code' : 'long-code';
}

/** How long a sender sends nothing else after a text, in milliseconds. */
export const occupiedMs = (text: string, rate: number): number =>
  Math.ceil((segmentsOf(text).count * 1_000) / rate);

/** Which of a sender's messages is sent first (MESSAGE-46): 0 for those that somebody waits for, 1 for reminders. */
export const turnOf = (message: Pick<Message, 'kind'>): number => (isReminder(message) ? 1 : 0);

const maxRun = 10;

/**
 * How many messages of a sender are claimed at once: about those of one second, as most have one segment. An urgent
 * message waits for them, and one write claims them.
 */
export const longestRun = (rate: number): number => Math.min(maxRun, Math.max(1, Math.floor(rate)));
