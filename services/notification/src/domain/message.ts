export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];
export type Status = 'queued' | 'sent' | 'delivered' | 'failed' | 'suppressed';

/** What a message is about. */
export type Kind =
  | 'verification'
  | 'password-reset'
  | 'staff-invitation'
  | 'quota-near'
  | 'reservation-booked'
  | 'reservation-changed'
  | 'reservation-canceled'
  | 'reservation-restored';

/** What a message says. */
export interface Content {
  /** Empty for an SMS. */
  readonly subject: string;
  readonly text: string;
  /** Empty for an SMS. */
  readonly html: string;
}

/** One message to one address, and what became of it. */
export interface Message extends Content {
  /** See {@link messageId}. */
  readonly id: string;
  /** Empty for account mails. */
  readonly restaurantId: string;
  /** Empty when it is about no reservation. */
  readonly reservationId: string;
  /** Of the reservation, as the message tells it. Absent where there is none. */
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
  /** From here on it is of no use, and is not sent any more. */
  readonly expiresAt: Date;
  /** When what it is about is over: the party was due, the link is void. Kept only so long after that. */
  readonly matterEndsAt: Date;
  /** How often it was handed to the provider. */
  readonly attempts: number;
  /** True when it was handed over and no clear answer came: the provider may have it. */
  readonly inDoubt: boolean;
  /** It was counted against its quotas at an earlier attempt. */
  readonly counted?: boolean;
}

/** Mails that reach an address before it is proved to be the account's own; nothing else leaves for an unverified owner. */
const accountKinds: readonly Kind[] = ['verification', 'password-reset'];

export const isAccountMail = ({ kind }: Pick<Message, 'kind'>): boolean => accountKinds.includes(kind);

/** Kinds whose text is a secret link: it is listed to nobody, and erased once the message is settled. */
const secretKinds: readonly Kind[] = [...accountKinds, 'staff-invitation'];

export const carriesSecret = ({ kind }: Pick<Message, 'kind'>): boolean => secretKinds.includes(kind);

/** What else was written about a reservation by the same channel, seen from one message. */
export interface Siblings {
  /** The ids of messages that tell a later version. */
  readonly newer: readonly string[];
  /** Whether a process is handing over one that tells an earlier version. */
  readonly isOlderUnderWay: boolean;
}

/**
 * Whether a message is overtaken: a newer one tells what holds now. At its first attempt a message still goes out before newer
 * ones that wait behind it in the same process, so that quick changes are all told, in their order.
 */
export function isOvertaken(
  { attempts }: Pick<Message, 'attempts'>,
  { newer }: Siblings,
  behind: ReadonlySet<string>,
): boolean {
  return newer.some((id) => attempts > 1 || !behind.has(id));
}

/** The same for the same event, so that a repeated event makes no second message. */
export function messageId(eventId: string, channel: Channel, kind: Kind): string {
  return `${eventId}:${channel}:${kind}`;
}

/** About 40 minutes in all; then the message has failed. */
export const mostAttempts = 15;
const longestPauseMs = 300_000;

/** How long to wait after the nth attempt failed: one second, doubling, at most five minutes. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPauseMs, 1_000 * 2 ** (attempts - 1));
}

/** What the provider made of one attempt. */
export type Attempt =
  | { readonly kind: 'accepted'; readonly providerId: string }
  /** It will never take this one. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It took nothing, and may later. */
  | { readonly kind: 'not-taken'; readonly reason: string }
  /** Nobody knows; not to be looked up before `settleMs` have passed. */
  | { readonly kind: 'unclear'; readonly reason: string; readonly settleMs: number };

/** What to note about a message after an attempt. */
export type Outcome =
  | { readonly status: 'sent'; readonly providerId: string }
  | { readonly status: 'failed' | 'suppressed'; readonly reason: string }
  | Postponed;

/** The message stays queued until another attempt. */
export interface Postponed {
  readonly status: 'queued';
  readonly nextTryAt: Date;
  readonly inDoubt: boolean;
  readonly counted?: boolean;
}

/** The bounded, ever slower retries. `attempts` counts the one that just ended. */
export function outcomeOf(attempt: Attempt, attempts: number, now: Date): Outcome {
  if (attempt.kind === 'accepted') return { status: 'sent', providerId: attempt.providerId };
  if (attempt.kind === 'refused' || attempts >= mostAttempts) {
    return { status: 'failed', reason: attempt.reason };
  }
  const inDoubt = attempt.kind === 'unclear';
  const settleMs = attempt.kind === 'unclear' ? attempt.settleMs : 0;
  const nextTryAt = new Date(now.getTime() + Math.max(settleMs, pauseAfter(attempts)));
  return { status: 'queued', nextTryAt, inDoubt };
}
