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
export const priorityOf = (message: Pick<Message, 'kind'>): number => (isReminder(message) ? 1 : 0);

const maxSegments = 50;

/**
 * How many segments of a sender are leased at once: about those of one second. They share the commands to the store, and
 * an urgent message waits for them.
 */
export const segmentsOfRun = (rate: number): number => Math.min(maxSegments, Math.max(1, Math.floor(rate)));

/** The first messages that have at most `most` segments together, and the first one in any case. */
export function withinSegments<Texted extends Pick<Message, 'text'>>(
  messages: readonly Texted[],
  most: number,
): Texted[] {
  let left = most;
  const past = messages.findIndex(({ text }, index) => {
    left -= segmentsOf(text).count;
    return index > 0 && left < 0;
  });
  return past < 0 ? [...messages] : messages.slice(0, past);
}
