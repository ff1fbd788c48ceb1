import type { PhoneChannel } from './channels';

/** What a reply changed about the restaurant's SMS to its sender. */
export type ReplyEffect = 'none' | 'stopped' | 'resumed';

/**
 * Who ended the messages to a number: its owner, the provider to which the owner said so, or a member of the restaurant.
 * `through` is the shared sender that the owner answered; absent: the restaurant's own.
 */
export type OptOutSource =
  | { readonly kind: 'diner' | 'provider'; readonly through?: string }
  | { readonly kind: 'member'; readonly userId: string };

/** An opt-out of a number from a restaurant, or from all that share a sender. */
export interface OptOut {
  readonly scope: string;
  readonly by: OptOutSource;
}

/** What a reply suggests to members: an opt-out that is not certain, and what a member has decided about it (MESSAGE-20). */
export type Suggestion = 'none' | 'stop-texting' | 'taken' | 'dismissed';

/** What a reply answers to a reminder (MESSAGE-33), or to the question of a late party (MESSAGE-36). */
export interface ReplyAnswer {
  readonly kind: 'confirm' | 'cancel' | 'late';
  /** The party's time as the message told it. */
  readonly startsAt: Date;
  /** Of `late`: in how many minutes it comes. */
  readonly minutes?: number;
}

/** An SMS from a diner in answer to those of a restaurant (MESSAGE-16). */
export interface Reply {
  /** The provider's id of the SMS. */
  readonly id: string;
  readonly restaurantId: string;
  readonly reservationId: string;
  /** The sender, as +<country><number>. */
  readonly phone: string;
  readonly channel: PhoneChannel;
  readonly text: string;
  readonly effect: ReplyEffect;
  readonly suggestion: Suggestion;
  readonly receivedAt: Date;
  /** Null until a member has opened it. */
  readonly readAt: Date | null;
  /** When its subject is past, which begins its retention: the start of the reservation. */
  readonly matterEndsAt: Date;
}

/** As long as carriers let an SMS be. */
export const maxReplyLength = 1_600;
/** As many as one list answers. */
export const maxRepliesOfParty = 200;
export const maxListedReplies = 200;

/** The text to store: without the spaces around it, and without control and direction characters. */
export function replyText(body: string): string {
  const text = body.replace(/[^\P{C}\n\u200d]/gu, '').trim();
  return [...text.slice(0, 2 * maxReplyLength)].slice(0, maxReplyLength).join('');
}
