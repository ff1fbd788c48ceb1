import type { Clock, IdSource, Logger } from '@tablewell/chassis';
import type { Attempt, Channel, Content, Message, Outcome, Siblings } from './domain/message';
import type { Reservation, Restaurant, User } from './domain/read-copies';
import type { Plan, Quota, QuotaSettings } from './domain/quotas';
import type { ReservationNews } from './domain/reservation-notices';

/** This service's copies of what others own, kept by their events. */
export interface ReadCopies {
  /** `gone`: deleted. Undefined: never heard of. */
  restaurant(id: string): Promise<Restaurant | 'gone' | undefined>;
  user(id: string): Promise<User | undefined>;
  /** Whether an account's address is proved to be its own; false also for an account not heard of yet. */
  isVerified(userId: string): Promise<boolean>;
  /** Undefined while billing has told nothing of the owner, as in an account's first moments. */
  smsAllowed(ownerId: string): Promise<boolean | undefined>;
  /** Undefined as above, and for a plan that was heard of before its name was kept. */
  plan(ownerId: string): Promise<Plan | undefined>;
}

/** For how long a process may hand a message over; a dead one's goes to others then. */
export interface Lease {
  readonly id: string;
  readonly until: Date;
  /** By `performance.now()`: about how long the process slept, not about what time it is. */
  readonly takenAt: number;
}

/** A message taken for one attempt; `wasInDoubt`: an earlier attempt may have come through. */
export interface Claim {
  readonly message: Message;
  readonly wasInDoubt: boolean;
  readonly lease: Lease;
}

/** The messages. One process at a time works on one of them. */
export interface Messages {
  /** Writes a message, claimed by its writer where there is a lease. False: it is there already. */
  add(message: Message, now: Date, lease: Lease | undefined): Promise<boolean>;
  /** The ids of a channel's messages that wait to be handed over now, oldest first. */
  due(channel: Channel, now: Date, limit: number): Promise<string[]>;
  /** Takes a message for one attempt; undefined when another has it or it is done. */
  claim(id: string, lease: Lease, now: Date): Promise<Claim | undefined>;
  /** Notes the outcome; nothing when the lease was lost meanwhile. */
  settle(claim: Claim, outcome: Outcome, now: Date): Promise<void>;
  /** What else was written about the message's reservation by its channel. */
  siblings(message: Message, now: Date): Promise<Siblings>;
  /** True when one of these providers' ids belongs to another message. */
  knownProviderIds(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The restaurant that last wrote to a number. */
  lastWriterTo(phone: string): Promise<string | undefined>;
  hasWritten(restaurantId: string, phone: string): Promise<boolean>;
  /** What the provider says became of one it took; it may say so before we know that it took it. */
  report(providerId: string, status: 'delivered' | 'failed', reason: string, now: Date): Promise<void>;
  /** Newest first, from `after` on. */
  list(restaurantId: string, limit: number, after: PageMark | undefined): Promise<Message[]>;
  /** What was sent about reservations, oldest first. */
  about(restaurantId: string, reservationIds: readonly string[]): Promise<Message[]>;
  /** Removes what is about reservations, and keeps what comes late about them out; answers the numbers written to. */
  forget(restaurantId: string, reservationIds: readonly string[], now: Date): Promise<string[]>;
  /** True for a reservation whose diner is forgotten. */
  isForgotten(reservationId: string): Promise<boolean>;
  removeAll(restaurantId: string): Promise<void>;
}

/** Where a page of messages ended. */
export interface PageMark {
  readonly createdAt: Date;
  readonly id: string;
}

/** Who wants to hear nothing of which restaurant, and the answers given to inbound messages. */
export interface OptOuts {
  has(restaurantId: string, phone: string): Promise<boolean>;
  add(restaurantId: string, phone: string, at: Date): Promise<void>;
  /** Undoes the number's last opt-out; answers its restaurant. */
  undoLast(phone: string): Promise<string | undefined>;
  /** Lets go of numbers whose owner is forgotten. */
  remove(restaurantId: string, phones: readonly string[]): Promise<void>;
  removeAll(restaurantId: string): Promise<void>;
  /** The answer given to an inbound message that comes again. */
  answered(inboundId: string): Promise<string | undefined>;
  noteAnswer(inboundId: string, answer: string, at: Date): Promise<void>;
}

/** What became of counting something against a limit. `isFirst`: nothing was refused by it that day before. */
export type QuotaOutcome =
  | { readonly kind: 'counted'; readonly count: number; readonly id: string }
  | { readonly kind: 'counted-before' }
  | { readonly kind: 'used-up'; readonly isFirst: boolean; readonly id: string };

/** How much counted against the limits of a day. */
export interface QuotaCounts {
  /** Counts a thing once, however often it is tried, and refuses it beyond the limit. */
  take(quota: Quota, thing: string, now: Date): Promise<QuotaOutcome>;
}

/** One way out: mail or SMS. */
export interface Provider {
  send(message: Message): Promise<Attempt>;
  /** The provider's id of a message it may have, undefined when it has none. Throws when it does not answer. */
  lookUp(message: Message): Promise<string | undefined>;
}

/** The texts of mails. */
export interface Templates {
  verification(firstName: string, link: string): Content;
  passwordReset(firstName: string, link: string): Content;
  staffInvitation(restaurantName: string, role: string, link: string): Content;
  quotaNear(restaurantName: string, channel: Channel, limit: number): Content;
  reservation(kind: ReservationNews['kind'], restaurant: Restaurant, reservation: Reservation): Content;
}

/** Hands messages over, so many at a time. */
export interface Dispatch {
  /**
   * Waits for room, has a message written as claimed, and hands it over; where none comes in time it has it written to
   * be sent later. Answers once it is written.
   */
  sendOnceWritten(channel: Channel, write: WriteMessage): Promise<void>;
}

/** Writes a message down; answers the claim that was taken with it, if there is one. */
export type WriteMessage = (as: 'claimed' | 'for later') => Promise<Claim | undefined>;

/** Everything the use cases reach the world through. */
export interface Ports {
  readonly copies: ReadCopies;
  readonly messages: Messages;
  readonly optOuts: OptOuts;
  readonly quotaCounts: QuotaCounts;
  readonly quotas: QuotaSettings;
  readonly logger: Logger;
  readonly providers: Record<Channel, Provider>;
  readonly templates: Templates;
  readonly dispatch: Dispatch;
  /** Checks the SMS provider's signature. */
  readonly isSigned: (fields: Record<string, string>, signature: string) => boolean;
  /** Origin of the pages, without a slash at the end. */
  readonly origin: string;
  readonly clock: Clock;
  readonly newId: IdSource;
}
