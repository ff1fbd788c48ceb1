import type { CalendarFile } from '@tablewell/chassis/calendar';
import type { Language } from '@tablewell/languages';
import type { Channel } from './channels';
import { suppressions } from './suppressions';

export { type Channel, channels } from './channels';

/**
 * `queued` until the provider takes it. A message to a phone is then `accepted`, and moves on with the provider's
 * reports; a mail, for which there are no reports, is `sent`. Only some channels report `read`.
 */
export type Status =
  'queued' | 'accepted' | 'sent' | 'delivered' | 'read' | 'failed' | 'undelivered' | 'suppressed';

/** What the provider reports of a message that it has taken. */
export type Reported = Extract<Status, 'sent' | 'delivered' | 'read' | 'failed' | 'undelivered'>;

const rankOf = { accepted: 1, sent: 2, failed: 3, undelivered: 3, delivered: 4, read: 5 } as const;

/** How long a member's answer may wait for the provider; then it is useless. */
export const answerLifeMs = 2 * 3_600_000;

/**
 * The states that a report moves on (MESSAGE-21): reports may be late, repeated or out of order, and the furthest one
 * holds. A receipt of the phone holds against a failure, whichever comes first; of two failures the first one.
 */
export function statesBefore(reported: Reported): Status[] {
  const states = Object.keys(rankOf) as (keyof typeof rankOf)[];
  return states.filter((state) => rankOf[state] < rankOf[reported]);
}

export const kinds = [
  'verification',
  'password-reset',
  'security-notice',
  'staff-invitation',
  'address-confirmation',
  'quota-near',
  'trial-ending',
  'board-week',
  'template-test',
  'webhook-failing',
  'reservation-booked',
  'reservation-changed',
  'reservation-canceled',
  'reservation-restored',
  'reservation-requested',
  'reservation-request-changed',
  'reservation-accepted',
  'reservation-declined',
  'reservation-expired',
  'reservation-withdrawn',
  'staff-answer',
  'diner-booked',
  'diner-changed',
  'diner-canceled',
  'diner-restored',
  'diner-requested',
  'diner-request-changed',
  'diner-accepted',
  'diner-declined',
  'diner-expired',
  'diner-withdrawn',
  'diner-reminder',
  'diner-how-to-cancel',
  'diner-waitlisted',
  'diner-offered',
  'diner-offer-ended',
  'reminder',
  'late-question',
  'answer-confirmed',
  'answer-refused',
  'table-ready',
  'waitlisted',
  'wait-requoted',
  'start-offered',
  'offer-ended',
] as const;
/** The kind of a message. */
export type Kind = (typeof kinds)[number];

/**
 * Mails about a reservation to its diner. Its other mails are to the owner, its SMS to the diner: `reminder`,
 * `late-question`, `table-ready`, the news of the waitlist, and `answer-…` to a reply.
 */
export type DinerKind = Extract<Kind, `diner-${string}`>;

const ends = ['canceled', 'declined', 'expired', 'withdrawn'];

/** Whether a message about a reservation tells that the party is not expected any more. */
export const tellsEnd = (kind: Kind): boolean => ends.some((end) => kind.endsWith(`-${end}`));

export const isDinerMail = ({ kind }: Pick<Message, 'kind'>): boolean => kind.startsWith('diner-');

/** The content of a message. */
export interface Content {
  /** Empty for an SMS. */
  readonly subject: string;
  readonly text: string;
  /** Empty for an SMS. */
  readonly html: string;
  /** The calendar file of a mail to a diner. */
  readonly calendar?: CalendarFile;
  /** The sender's name in a mail; absent: the product's. */
  readonly senderName?: string;
  /** The address to which a mail is answered; absent: the sender's. */
  readonly replyTo?: string;
  /** The address to which a mail client posts when its user unsubscribes from these mails (RFC 8058). */
  readonly unsubscribe?: string;
}

/** A message to one address, with its status. */
export interface Message extends Content {
  /** See {@link messageId}. */
  readonly id: string;
  /** Empty for account mails. */
  readonly restaurantId: string;
  /** Whether it belongs to a test restaurant, and is therefore never sent (TEST-3). */
  readonly isTest?: boolean | undefined;
  /** Empty without a reservation. */
  readonly reservationId: string;
  /** The reservation's version in the message; absent without a reservation. */
  readonly version?: number;
  readonly channel: Channel;
  readonly kind: Kind;
  /** A mail address, or a phone as +<country><number>. */
  readonly to: string;
  readonly status: Status;
  /** Why it failed or was suppressed; empty otherwise. */
  readonly reason: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** When it becomes useless; it is not sent afterwards. */
  readonly expiresAt: Date;
  /** When its subject is past, which begins its retention: the start of the reservation, or the expiry of the link. */
  readonly matterEndsAt: Date;
  /** Number of calls to the provider. */
  readonly attempts: number;
  /** True after an unclear response: the provider may have sent it. */
  readonly inDoubt: boolean;
  /** The language of an SMS to a diner; absent: English. */
  readonly language?: Language;
  /** Whether it was counted against its quotas at an earlier attempt. */
  readonly counted?: boolean;
  /** The sender whose pace an SMS keeps; absent: it is not paced. */
  readonly pacedBy?: string;
  /** Its priority among that sender's messages, under its stored name: see `priorityOf`. */
  readonly turn?: number;
  /** The reservations that a reply to this reminder can be about, as it numbers them from 1. */
  readonly choices?: readonly Choice[];
  /** What it tells of its reservation (see `toldOf`); absent without one, and in a message of an earlier release. */
  readonly told?: string;
  /** The id of the message that it repeats to another number. */
  readonly repeats?: string;
  /** The id of the message by WhatsApp that failed, and for which this SMS is sent. */
  readonly insteadOf?: string;
}

/** A reservation that a reminder asks about. */
export interface Choice {
  readonly reservationId: string;
  readonly startsAt: Date;
}

export const isReminder = ({ kind }: Pick<Message, 'kind'>): boolean =>
  kind === 'reminder' || kind === 'diner-reminder';

/** Whether a message is useful only while the party is expected at its planned time. */
export const isForAwaited = (message: Pick<Message, 'kind'>): boolean =>
  isReminder(message) || message.kind === 'late-question' || message.kind === 'diner-how-to-cancel';

/** Mails that are sent to unverified addresses; an unverified owner gets no others. */
const accountKinds: readonly Kind[] = ['verification', 'password-reset'];

export const isAccountMail = ({ kind }: Pick<Message, 'kind'>): boolean => accountKinds.includes(kind);

/** Unsolicited mails, to addresses that a member entered. */
const unsolicitedKinds: readonly Kind[] = ['staff-invitation', 'address-confirmation'];

export const isUnsolicited = ({ kind }: Pick<Message, 'kind'>): boolean => unsolicitedKinds.includes(kind);

/** Kinds with a secret link: the text is never listed, and deleted once the message is sent. */
const secretKinds: readonly Kind[] = [...accountKinds, ...unsolicitedKinds];

export const carriesSecret = ({ kind }: Pick<Message, 'kind'>): boolean => secretKinds.includes(kind);

/** Other messages about the same reservation on the same channel, to the same side: the diner or the owner. */
export interface Siblings {
  /** Messages of later versions. */
  readonly newer: readonly Pick<Message, 'id' | 'attempts'>[];
  /** Whether a message of an earlier version is being sent. */
  readonly isOlderUnderWay: boolean;
}

/**
 * Whether a newer message supersedes this one. At its first attempt a message is still sent before newer ones queued
 * behind it in the same process, so that quick changes are all sent in order. A newer one that was attempted before may
 * have been sent already.
 */
export function isOvertaken(
  { attempts }: Pick<Message, 'attempts'>,
  { newer }: Siblings,
  behind: ReadonlySet<string>,
): boolean {
  return newer.some((other) => attempts > 1 || other.attempts > 1 || !behind.has(other.id));
}

/** Derived from the event's id, so that a redelivered event creates no second message. */
export function messageId(eventId: string, channel: Channel, kind: Kind): string {
  return `${eventId}:${channel}:${kind}`;
}

/** With the pauses between them 34 minutes and the calls themselves; then the message has failed (MESSAGE-11). */
export const maxAttempts = 15;
const maxPauseMs = 300_000;

/** The pause after the nth failed attempt: one second, doubling, at most five minutes. */
export function pauseAfter(attempts: number): number {
  return Math.min(maxPauseMs, 1_000 * 2 ** (attempts - 1));
}

/** The provider's response to an attempt. */
export type Attempt =
  | { readonly kind: 'accepted'; readonly providerId: string }
  /** The provider knows that the recipient has opted out. */
  | { readonly kind: 'opted-out' }
  /** Permanently refused. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not sent; a retry may succeed. */
  | { readonly kind: 'not-taken'; readonly reason: string }
  /** Unknown; look it up after `settleMs` at the earliest. */
  | { readonly kind: 'unclear'; readonly reason: string; readonly settleMs: number };

/** The outcome of an attempt. */
export type Outcome =
  | { readonly status: 'sent'; readonly providerId: string }
  /** `inDoubt`: the provider may have taken it, although it never said so. */
  | { readonly status: 'failed'; readonly reason: string; readonly inDoubt?: true }
  | { readonly status: 'suppressed'; readonly reason: string }
  /** The outcome at a test restaurant, whose messages are not given to a provider (TEST-3). */
  | { readonly status: 'delivered'; readonly reason: string }
  | Postponed;

/** A message that stays queued until another attempt. */
interface Postponed {
  readonly status: 'queued';
  readonly nextTryAt: Date;
  readonly inDoubt: boolean;
  readonly counted?: boolean;
  /** Set if it waits for its sender. */
  readonly pacedBy?: string;
  /** Its priority among that sender's messages, under its stored name: see `priorityOf`. */
  readonly turn?: number;
  /** Set if the attempt ended before the provider was called: then it does not count. */
  readonly attempts?: number;
}

/** Postpones a message without a call to its provider. The lease had already counted the attempt. */
export function postpone(
  { attempts }: Pick<Message, 'attempts'>,
  nextTryAt: Date,
  inDoubt: boolean,
): Postponed {
  return { status: 'queued', nextTryAt, inDoubt, attempts: attempts - 1 };
}

/**
 * The outcome, with a bounded number of retries at growing intervals. `attempts` includes the attempt that just ended.
 */
export function outcomeOf(attempt: Attempt, attempts: number, now: Date): Outcome {
  if (attempt.kind === 'accepted') return { status: 'sent', providerId: attempt.providerId };
  if (attempt.kind === 'opted-out') return { status: 'suppressed', reason: suppressions.optedOutAtProvider };
  if (attempt.kind === 'refused' || attempts >= maxAttempts) {
    const { reason } = attempt;
    return { status: 'failed', reason, ...(attempt.kind === 'unclear' ? { inDoubt: true } : {}) };
  }
  const inDoubt = attempt.kind === 'unclear';
  const settleMs = attempt.kind === 'unclear' ? attempt.settleMs : 0;
  const nextTryAt = new Date(now.getTime() + Math.max(settleMs, pauseAfter(attempts)));
  return { status: 'queued', nextTryAt, inDoubt };
}
