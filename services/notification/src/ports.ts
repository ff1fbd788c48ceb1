import type { Clock } from '@tablewell/chassis/clock';
import type { Cursor } from '@tablewell/chassis/cursor';
import type { IdSource } from '@tablewell/chassis/ids';
import type { Language } from '@tablewell/languages';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import type { Logger } from '@tablewell/chassis/ops';
import type { Activity } from './activity-ports';
import type { BoardWeek } from './domain/board-week';
import type { PhoneChannel } from './domain/channels';
import type {
  Attempt,
  Channel,
  Content,
  DinerKind,
  Message,
  Outcome,
  Reported,
  Siblings,
} from './domain/message';
import type { Texted } from './domain/addressee';
import type { MessageTemplate } from './domain/message-templates';
import type { ReadTemplate, TemplateValues } from './domain/own-text-rules';
import type { Reservation, Restaurant, User } from './domain/read-copies';
import type { SentQuestion } from './domain/late-answers';
import type { SentReminder } from './domain/reminder-answers';
import type { OptOut, OptOutSource, Reply, ReplyAnswer } from './domain/reply';
import type { OwnSender, SenderState } from './domain/sender';
import type { Snippets } from './domain/snippets';
import type { Plan, Quota, QuotaPair, QuotaSettings } from './domain/quotas';
import type { ReservationChange } from './domain/reservation-notices';
import type { ReminderPlan } from './domain/reminder-plan';

/** Read copies of other services' data, updated by their events. */
export interface ReadCopies {
  /** Undefined: unknown. */
  restaurant(id: string): Promise<Restaurant | 'deleted' | undefined>;
  user(id: string): Promise<User | undefined>;
  /** Whether an account is verified; false for an unknown account. */
  isVerified(userId: string): Promise<boolean>;
  /** Undefined before the owner's first entitlements event. */
  smsAllowed(restaurant: Pick<Restaurant, 'ownerId' | 'isTest'>): Promise<boolean | undefined>;
  /** Undefined as above. */
  plan(ownerId: string): Promise<Plan | undefined>;
}

/** A process's exclusive right to send a message. After a crash another process sends it once the lease has expired. */
export interface Lease {
  readonly id: string;
  readonly until: Date;
  /** Taken from `performance.now()`, to detect that the process was suspended. */
  readonly takenAt: number;
}

/** A message leased for one attempt; `wasInDoubt`: an earlier attempt may have succeeded. */
export interface LeasedMessage {
  readonly message: Message;
  readonly wasInDoubt: boolean;
  readonly lease: Lease;
}

/** A number on a channel. */
export interface PhoneAddress {
  readonly channel: PhoneChannel;
  readonly phone: string;
  /**
   * The restaurant for tests in whose test somebody is at this number. Absent: at the real one, where no message of a test has
   * arrived.
   */
  readonly testOf?: string | undefined;
}

/** Messages. Each is sent by one process at a time. */
export interface Messages {
  /** Inserts a message that is due at `dueAt`, leased by its writer if there is a lease. False if it exists. */
  add(message: Message, dueAt: Date, lease: Lease | undefined): Promise<boolean>;
  /** The ids of a channel's due messages that are not paced, oldest first. */
  due(channel: Channel, now: Date, limit: number): Promise<string[]>;
  /** The senders that have due messages. */
  pacedSendersDue(now: Date): Promise<string[]>;
  /**
   * Leases the due messages of a sender that are sent next: at least one, and no more than have `segments` segments
   * together. Reminders come last, and messages about earlier parties before those about later ones.
   */
  leaseNext(sender: string, segments: number, lease: Lease, now: Date): Promise<LeasedMessage[]>;
  /** Leases a message for one attempt; undefined if another process has it, or if it is done. */
  lease(id: string, lease: Lease, now: Date): Promise<LeasedMessage | undefined>;
  /** Records the outcome, unless the lease was lost. */
  recordOutcome(leased: LeasedMessage, outcome: Outcome, now: Date): Promise<void>;
  /** Other messages about the message's reservation on its channel. */
  siblings(message: Message, now: Date): Promise<Siblings>;
  /** Suppresses the messages about a version of a reservation that were not attempted yet; returns them. Repeatable. */
  withdraw(reservationId: string, version: number): Promise<Pick<Message, 'channel' | 'kind'>[]>;
  /** The provider ids that belong to stored messages. */
  knownProviderIds(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The restaurant that last sent a message to a number, or this one, and the language of that message. */
  lastWriterTo(
    at: PhoneAddress,
    restaurantId?: string,
  ): Promise<Pick<Message, 'restaurantId' | 'language'> | undefined>;
  /** The newest messages of all restaurants to a number, sent or not. */
  textedTo(at: PhoneAddress): Promise<Texted[]>;
  /** The reminders to a number that its provider may have, newest first. */
  remindersTo(at: PhoneAddress): Promise<SentReminder[]>;
  /** The questions to a number, written since then, when its late party comes, newest first. */
  questionsTo(at: PhoneAddress, since: Date): Promise<SentQuestion[]>;
  hasWritten(restaurantId: string, at: PhoneAddress): Promise<boolean>;
  /** Stores a delivery report, which may arrive before the message's outcome is recorded. */
  report(providerId: string, status: Reported, reason: string, now: Date): Promise<void>;
  /** Failed messages for which another channel was not considered yet, oldest first. */
  toFallBack(now: Date, limit: number): Promise<Message[]>;
  /** Says that another channel was considered. */
  noteFallBack(id: string): Promise<void>;
  /** Newest first, after the cursor. */
  list(restaurantId: string, limit: number, after: Cursor | undefined): Promise<Message[]>;
  find(restaurantId: string, id: string): Promise<Message | undefined>;
  /** Messages about reservations, oldest first. */
  about(restaurantId: string, reservationIds: readonly string[]): Promise<Message[]>;
  /** Deletes the messages about reservations, and prevents later ones; returns their phone numbers. */
  forget(restaurantId: string, reservationIds: readonly string[], now: Date): Promise<string[]>;
  /** True for a reservation of an erased guest. */
  isForgotten(reservationId: string): Promise<boolean>;
  removeAll(restaurantId: string): Promise<void>;
}

/** How fast each sender sends, counted over all processes (MESSAGE-46). */
export interface Pace {
  isPaced(sender: string): boolean;
  /** How many segments of a sender's messages are leased at once, so that an urgent one waits for few others. */
  segmentsOfRun(sender: string): number;
  /** How long a text occupies a sender. */
  occupiedMs(sender: string, text: string): number;
  /**
   * Takes a sender for `forMs`, unless it stays taken for longer than `waitMs`. The run that has taken it already (`by`) may
   * take it again. `nextMs`: how long until it is free.
   */
  take(
    sender: string,
    forMs: number,
    how: { readonly by: string; readonly waitMs: number },
  ): Promise<{ readonly isFree: boolean; readonly nextMs: number }>;
}

/** Which process serves which paced sender: one at a time, so that none prepares what another sends (MESSAGE-46). */
export interface ServedSenders {
  /** Takes a sender, or keeps it for longer; false if another process serves it. */
  take(sender: string, until: Date, now: Date): Promise<boolean>;
  /** Leaves a sender to other processes. */
  release(sender: string): Promise<void>;
}

/** How a message gets its sender before it is sent. */
export interface SenderAccess {
  /** Takes the sender for a text, perhaps after a wait; false if it is not free soon. */
  take(sender: string, text: string): Promise<boolean>;
}

/** The restaurants' own senders of SMS. */
export interface Senders {
  of(restaurantId: string): Promise<OwnSender | undefined>;
  by(address: string): Promise<OwnSender | undefined>;
  /** False if another restaurant uses the address. */
  put(sender: OwnSender): Promise<boolean>;
  /** Takes a pending sender that was last asked for before a moment, until a lease ends; undefined if there is none. */
  takePending(
    askedBefore: Date,
    lease: { readonly now: Date; readonly until: Date },
  ): Promise<OwnSender | undefined>;
  /** Stores what the provider says, unless the restaurant has another sender by now. */
  note(restaurantId: string, address: string, state: SenderState, at: Date): Promise<void>;
  remove(restaurantId: string): Promise<void>;
}

/** The channels by which restaurants reach phones. */
export interface ChannelChoices {
  /** SMS until the restaurant chooses. */
  of(restaurantId: string): Promise<PhoneChannel>;
  put(restaurantId: string, channel: PhoneChannel): Promise<void>;
  removeAll(restaurantId: string): Promise<void>;
}

/** The diners who wrote a short while ago, to whom any text may be sent on a channel. */
export interface Conversations {
  note(at: PhoneAddress, until: Date): Promise<void>;
  isOpen(at: PhoneAddress, now: Date): Promise<boolean>;
  forget(phones: readonly string[]): Promise<void>;
}

/** The sender of a channel that restaurants share, and whether those without one of their own use it. */
export interface SharedSender {
  readonly address: string;
  readonly isOffered: boolean;
}

/** Opt-outs by number and scope, a restaurant or all that share a sender, and the answers to inbound messages. */
export interface OptOuts {
  has(scope: string, phone: string): Promise<boolean>;
  /** The first one stays. */
  add(scope: string, phone: string, at: Date, by: OptOutSource): Promise<void>;
  /** The opt-outs of a number. */
  of(phone: string): Promise<OptOut[]>;
  /** False if there was none. */
  remove(scope: string, phones: readonly string[]): Promise<boolean>;
  removeAll(restaurantId: string): Promise<void>;
  /** The answer to an inbound message that is delivered again. */
  answered(inboundId: string): Promise<string | undefined>;
  noteAnswer(inboundId: string, answer: string, at: Date): Promise<void>;
}

/** A state of a party that a plan is made of. */
export interface PlannedState {
  readonly reservation: Reservation;
  /** The diner's number as +<country><number>; empty if it cannot receive SMS. */
  readonly phone: string;
  /** Whether it comes, and is not here yet. */
  readonly isExpected: boolean;
  readonly isConfirmed: boolean;
  /** The time of the event. */
  readonly at: Date;
  /** Whether no reminder follows soon after it. */
  readonly touches: boolean;
  /** When the plan is due; undefined: never. */
  readonly dueAt: Date | undefined;
  /** The settings by which that was decided. */
  readonly settingsKey: string;
}

/** A plan that one process carries out. */
export interface LeasedPlan extends ReminderPlan {
  readonly lease: string;
}

/** Plans of reminders, one for each reservation. Each is carried out by one process at a time. */
export interface ReminderPlans {
  /** Stores a newer version of a reservation; an older one changes nothing. */
  put(state: PlannedState): Promise<void>;
  /**
   * Leases plans that are due, those of the earliest reminders first. Undefined if none is due; fewer than there are, if
   * another process leases some at the same time.
   */
  leaseDue(limit: number, lease: Lease, now: Date): Promise<LeasedPlan[] | undefined>;
  /** Stores that all reminders until `handledUntil` are sent, unless the plan changed after it was leased. */
  complete(
    plan: LeasedPlan,
    next: { readonly handledUntil: Date; readonly dueAt: Date | undefined; readonly settingsKey: string },
  ): Promise<void>;
  /**
   * Has plans that were made by other settings decided again; what was due until now by those is not sent.
   * @param timeThere now, by the restaurant's clock
   */
  replan(restaurantId: string, settingsKey: string, now: Date, timeThere: Date): Promise<void>;
  /** Makes the plans ahead due at a restaurant whose clock was moved to `timeThere`. */
  lookAgain(restaurantId: string, now: Date, timeThere: Date): Promise<void>;
  /** The parties of a number that a restaurant expects after a moment, earliest first. */
  upcoming(restaurantId: string, phone: string, after: Date): Promise<Reservation[]>;
  /** The reservation of a party that is expected, and not here yet. */
  expected(reservationId: string): Promise<Reservation | undefined>;
  /** Whether a party is still expected at this time, and not here yet. */
  expects(reservationId: string, startsAt: Date): Promise<boolean>;
  forget(reservationIds: readonly string[]): Promise<void>;
  removeAll(restaurantId: string): Promise<void>;
}

/** The replies of diners by SMS (MESSAGE-16). */
export interface Replies {
  /** False if it exists. */
  add(reply: Reply, events: readonly OutboxEntry[]): Promise<boolean>;
  /** How many there are about a reservation. */
  count(reservationId: string): Promise<number>;
  /** Newest first: about a reservation, or with an empty id the unread ones about all. */
  list(restaurantId: string, which: { reservationId: string; limit: number }): Promise<Reply[]>;
  /** Oldest first. */
  about(restaurantId: string, reservationIds: readonly string[]): Promise<Reply[]>;
  /** Decides about an open suggestion; false if there is none. */
  decide(reply: ReplyIds, to: 'taken' | 'dismissed', events: readonly OutboxEntry[]): Promise<boolean>;
  find(reply: ReplyIds): Promise<Reply | undefined>;
  /** False if it is read already, or not about this reservation. */
  markRead(reply: ReplyIds, at: Date, events: readonly OutboxEntry[]): Promise<boolean>;
  forget(restaurantId: string, reservationIds: readonly string[]): Promise<void>;
  removeAll(restaurantId: string): Promise<void>;
}

export type ReplyIds = Pick<Reply, 'id' | 'restaurantId' | 'reservationId'>;

/** The events of replies. */
export interface EventFactory {
  received(reply: ReplyIds, answer: ReplyAnswer | undefined): OutboxEntry;
  read(reply: ReplyIds): OutboxEntry;
  decided(reply: ReplyIds, stopped: boolean): OutboxEntry;
}

/** A limit's count after a message; `id` names the limit and its day. */
export interface QuotaCount {
  readonly quota: Quota;
  readonly count: number;
  readonly id: string;
}

/** The result of counting a message; `isFirst`: the limit's first refusal of the day. */
export type QuotaOutcome =
  | { readonly kind: 'counted'; readonly counts: readonly QuotaCount[] }
  | { readonly kind: 'counted-before' }
  | { readonly kind: 'used-up'; readonly quota: Quota; readonly isFirst: boolean; readonly id: string };

/** Message counts by day. */
export interface QuotaCounts {
  /** Counts a subject, once, against both limits of a pair, or neither. */
  take(pair: QuotaPair, subject: string, now: Date): Promise<QuotaOutcome>;
}

/** What takes the messages of a channel. */
export interface Provider {
  /** `sender`: the restaurant's own; absent: the shared one. */
  send(message: Message, sender?: string): Promise<Attempt>;
  /** The provider's id of a message in doubt; undefined if it was not sent. Throws while the provider is unavailable. */
  lookUp(message: Message): Promise<string | undefined>;
}

/** A change of how a user signs in, or an attempt with their password or a copy of their passkey. */
export type SecurityChange =
  | ('on' | 'off' | 'renewed' | 'used' | 'refused')
  | ('passkeyAdded' | 'passkeyRemoved' | 'passkeyRefused')
  | SsoChange
  | AccessChange;

/** A change of an owner's rules for the sessions of their people. */
export type AccessChange = 'access-sessions' | 'access-addresses' | 'access-lifted';

/** A change of an owner's connection to an identity provider. */
export type SsoChange =
  | 'sso-changed'
  | 'sso-optional'
  | 'sso-required'
  | 'sso-off'
  | 'sso-removed'
  | 'sso-domain-proven'
  | 'sso-domain-removed'
  | 'scim-token-created'
  | 'scim-token-ended';

/** The texts of mails. */
export interface Templates {
  verification(firstName: string, link: string): Content;
  passwordReset(firstName: string, link: string): Content;
  /** `codesLeft`: recovery codes that were not used; `passkeyName`: of the passkey that it is about, else empty. */
  securityNotice(
    firstName: string,
    change: SecurityChange,
    about: { readonly codesLeft: number; readonly passkeyName: string },
  ): Content;
  /** `isToAll`: to all restaurants of the owner (GROUP-10). */
  staffInvitation(
    restaurantName: string,
    offer: { readonly role: string; readonly isToAll: boolean },
    link: string,
  ): Content;
  /** The figures of a board for a week, with a link to it. */
  boardWeek(week: BoardWeek, link: string): Content;
  /** `daysLeft` 0: the trial has ended. */
  trialEnding(firstName: string, daysLeft: number): Content;
  addressConfirmation(restaurantName: string, link: string): Content;
  quotaNear(restaurantName: string, channel: Channel, limit: number): Content;
  /** About an endpoint of webhooks that fails, or was switched off because it is gone or failed for too long. */
  webhook(
    what: 'warned' | 'failing' | 'gone',
    restaurantName: string,
    endpoint: { readonly name: string; readonly host: string },
  ): Content;
  /** `previous`: the reservation before a change. */
  reservation(
    kind: ReservationChange['kind'],
    restaurant: Restaurant,
    reservation: Reservation,
    previous?: Reservation,
  ): Content;
  /** The same for the diner. `until`: until when a start is offered, as text. */
  diner(
    kind: DinerKind,
    restaurant: Restaurant,
    reservation: Reservation,
    more?: { readonly previous?: Reservation | undefined; readonly until?: string },
  ): Content;
}

/** Restaurants' own texts of SMS (MESSAGE-40). */
export interface MessageTemplates {
  find(
    restaurantId: string,
    kind: MessageTemplate['kind'],
    language: Language,
  ): Promise<MessageTemplate | undefined>;
  /** The texts of one language, or of all. */
  list(restaurantId: string, language?: Language): Promise<MessageTemplate[]>;
  /** Stores the next version; false if the stored one is not the version before. */
  put(restaurantId: string, template: MessageTemplate): Promise<boolean>;
  removeAll(restaurantId: string): Promise<void>;
}

/** The restaurants' short texts for answers (MESSAGE-42). */
export interface SnippetStore {
  of(restaurantId: string): Promise<Snippets>;
  /** Stores the next version; false if the stored one is not the version before. */
  put(restaurantId: string, snippets: Snippets): Promise<boolean>;
  removeAll(restaurantId: string): Promise<void>;
}

/** The language of owners' templates: bounded in time and memory, and without access to anything but the values. */
export interface OwnerTexts {
  read(text: string): ReadTemplate;
  /** Undefined if it fails, such as for an unknown filter. */
  render(text: string, values: TemplateValues): string | undefined;
}

/** Sends messages with bounded concurrency. */
export interface Dispatch {
  /**
   * Waits for a free slot, has the message written as leased, and sends it; without a slot in time it is written as
   * deferred. Resolves once the message is written.
   */
  enqueueAndSend(channel: Channel, write: WriteMessage): Promise<void>;
  /** Notes from when on a deferred message of a sender is due. */
  noteQueued(sender: string, from: Date): void;
}

/** Writes a message; returns it with its lease, if it has one. */
export type WriteMessage = (as: 'leased' | 'deferred') => Promise<LeasedMessage | undefined>;

/** The dependencies of the use cases. */
export interface Ports {
  readonly copies: ReadCopies;
  readonly messages: Messages;
  readonly optOuts: OptOuts;
  readonly senders: Senders;
  readonly pace: Pace;
  /** Asks the SMS provider for a sender; undefined if it has none of this address. Throws without an answer. */
  readonly senderCheck: (address: string) => Promise<SenderState | undefined>;
  readonly sharedSenders: Readonly<Record<PhoneChannel, SharedSender>>;
  readonly channelChoices: ChannelChoices;
  readonly conversations: Conversations;
  readonly replies: Replies;
  readonly reminderPlans: ReminderPlans;
  readonly eventFactory: EventFactory;
  readonly activity: Pick<Activity, 'append'>;
  readonly quotaCounts: QuotaCounts;
  readonly quotas: QuotaSettings;
  readonly logger: Logger;
  readonly providers: Record<Channel, Provider>;
  readonly templates: Templates;
  readonly messageTemplates: MessageTemplates;
  readonly ownerTexts: OwnerTexts;
  readonly snippets: SnippetStore;
  readonly dispatch: Dispatch;
  /** Checks the SMS provider's signature. */
  readonly isSigned: (fields: Record<string, string>, signature: string) => boolean;
  /** Origin of the pages, without a slash at the end. */
  readonly origin: string;
  /** The address that mails come from. */
  readonly sender: string;
  readonly clock: Clock;
  readonly newId: IdSource;
}
