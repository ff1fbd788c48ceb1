import type { Clock } from '@tablewell/chassis/clock';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import type { Account, Subscription } from './domain/account';
import type { Invoice } from './domain/invoice';
import type { BillingRules, Interval, PaidPlanId } from './domain/plans';
import type { SupportOffer } from './domain/support';

/** Accounts. Events are written with the change. */
export interface Accounts {
  find(ownerId: string): Promise<Account | undefined>;
  findByCustomer(customerId: string): Promise<Account | undefined>;
  /** Writes if the stored revision is the previous one (0: new); false after a concurrent change. */
  save(account: Account, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Owners whose trial is due for a check. */
  trialsDue(now: Date): Promise<string[]>;
  /**
   * Leases one account until `leaseUntil` of whose running subscription the period had ended by `endedBy`. Undefined:
   * none is due.
   */
  takeOverdue(times: { endedBy: Date; now: Date; leaseUntil: Date }): Promise<Account | undefined>;
  /** Postpones the account's next check. */
  postponeCheck(ownerId: string, at: Date): Promise<void>;
}

/** A checkout to be opened at the card provider. */
export interface CheckoutRequest {
  readonly ownerId: string;
  readonly customerId: string;
  readonly plan: PaidPlanId;
  readonly interval: Interval;
  /** 0: none. Granted only to customers without an earlier trial at the provider. */
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Some of a customer's invoices, newest first. */
export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  /** Token of the next page; empty on the last. */
  readonly nextPageToken: string;
}

/** A customer's subscriptions at the provider. */
interface CustomerSubscriptions {
  /** A running one before an ended one, then the newest. */
  readonly current: Subscription | undefined;
  /** Ids of older running subscriptions from our checkout, which were paid as well. */
  readonly superseded: readonly string[];
}

/** A verified event of the card provider. */
export interface ProviderEvent {
  readonly id: string;
  /** The provider's clock, in seconds. */
  readonly createdAt: number;
  /** Empty without a customer. */
  readonly customerId: string;
  /** The account in the event's object; empty for none. */
  readonly ownerId: string;
  /** The subscription as it was at the event, for an event of a subscription. */
  readonly subscription: Subscription | undefined;
}

/** The card provider. Throws {@link ProviderDown} while it is unavailable. */
export interface CardProvider {
  /** Idempotent: one customer per owner. */
  createCustomer(ownerId: string, email: string): Promise<string>;
  openCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** The customer's current subscriptions. */
  subscriptions(customerId: string): Promise<CustomerSubscriptions>;
  /** Ends a subscription at once and credits the unused part. Idempotent. */
  endSubscription(id: string): Promise<void>;
  /** The customer's invoices, newest first, after the one that `pageToken` names. */
  invoices(customerId: string, pageSize: number, pageToken: string): Promise<InvoicePage>;
  /** Undefined for an invalid or expired signature. */
  readEvent(body: Uint8Array, signature: string, now: Date): ProviderEvent | undefined;
}

/** The card provider is unavailable. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}

/** Creates outbox entries for the events of accounts. */
export interface EventFactory {
  entitlementsChanged(account: Account): OutboxEntry;
  /** `daysLeft` 0: the trial has ended. */
  trialEnding(account: Account, daysLeft: number): OutboxEntry;
}

/** The dependencies of the use cases. */
export interface Ports {
  readonly accounts: Accounts;
  readonly provider: CardProvider;
  readonly eventFactory: EventFactory;
  readonly rules: BillingRules;
  readonly support: SupportOffer;
  /** Origin of the pages, without a slash at the end. */
  readonly origin: string;
  readonly clock: Clock;
}
