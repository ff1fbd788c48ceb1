import type { Clock, OutboxEntry } from '@tablewell/chassis';
import type { Account, Subscription } from './domain/account';
import type { Invoice } from './domain/invoice';
import type { BillingRules, Interval, PaidPlanId } from './domain/plans';

/** The accounts. Writes carry their events. */
export interface Accounts {
  find(ownerId: string): Promise<Account | undefined>;
  findByCustomer(customerId: string): Promise<Account | undefined>;
  /** Writes on the revision before, 0 for a new one; false when that revision is gone. */
  save(account: Account, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Owners whose trial is over and was not looked at since. */
  trialsOver(now: Date): Promise<string[]>;
  /**
   * Takes one account whose subscription runs although its period was over at `endedBy`, for no other process until
   * `leaseUntil`. Undefined: none is due.
   */
  takeOverdue(times: { endedBy: Date; now: Date; leaseUntil: Date }): Promise<Account | undefined>;
  /** Puts the account's next look off. */
  lookAgain(ownerId: string, at: Date): Promise<void>;
}

/** A checkout to be opened at the card provider. */
export interface CheckoutAsk {
  readonly ownerId: string;
  readonly customerId: string;
  readonly plan: PaidPlanId;
  readonly interval: Interval;
  /** 0: none. Granted only to a customer who never had one at the provider. */
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Some of a customer's invoices, newest first. */
export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  /** Asks for those that follow; empty: these were the last. */
  readonly nextPageToken: string;
}

/** A customer's subscriptions at the provider. */
export interface CustomerSubscriptions {
  /** The one that counts: one that runs before one that ended, the newest first. */
  readonly current: Subscription | undefined;
  /** Ids of those that run beside it, sold by our own checkout and older: paid for twice. */
  readonly superseded: readonly string[];
}

/** News of the card provider, its signature checked. */
export interface ProviderEvent {
  readonly id: string;
  /** The provider's clock, in seconds. */
  readonly createdAt: number;
  /** Empty when it concerns nobody. */
  readonly customerId: string;
  /** The account that the thing itself names, empty for none. */
  readonly ownerId: string;
  /** The subscription as it was at that moment, when the news is of one. */
  readonly subscription: Subscription | undefined;
}

/** The card provider. Throws {@link ProviderDown} while it does not answer. */
export interface CardProvider {
  /** The same customer for the same owner, however often it is asked. */
  createCustomer(ownerId: string, email: string): Promise<string>;
  openCheckout(ask: CheckoutAsk): Promise<{ sessionId: string; url: string }>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** What the customer has bought, as it stands now. */
  subscriptions(customerId: string): Promise<CustomerSubscriptions>;
  /** Ends a subscription at once; what of it was paid and not used is credited. Safe to repeat. */
  endSubscription(id: string): Promise<void>;
  /** What the customer was billed, newest first, after the invoice that `pageToken` names. */
  invoices(customerId: string, pageSize: number, pageToken: string): Promise<InvoicePage>;
  /** Undefined: the signature is not the provider's, or too old. */
  readEvent(body: Uint8Array, signature: string, now: Date): ProviderEvent | undefined;
}

/** The card provider does not answer, or answers that it cannot. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}

/** The events of accounts, ready for the outbox. */
export interface Facts {
  entitlementsChanged(account: Account): OutboxEntry;
}

/** Everything the use cases reach the world through. */
export interface Ports {
  readonly accounts: Accounts;
  readonly provider: CardProvider;
  readonly facts: Facts;
  readonly rules: BillingRules;
  /** Origin of the pages, without a slash at the end. */
  readonly origin: string;
  readonly clock: Clock;
}
