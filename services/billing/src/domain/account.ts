import type { PlanId } from './plans';
import type { Entitlements } from './entitlements';
import type { Contact } from './support';

/** The card on file. */
export interface PaymentMethod {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** A subscription, as last read from the card provider. */
export interface Subscription {
  readonly id: string;
  readonly plan: PlanId;
  /** False once it has ended, or while its first payment is missing. */
  readonly isRunning: boolean;
  readonly priceMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** `month` or `year`. */
  readonly interval: string;
  readonly startsAt: Date;
  /** The end of the paid period; after the end, when it ended. */
  readonly endsAt: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly canceledAt: Date | null;
  /** The provider's own trial, not the product's. */
  readonly trialStartsAt: Date | null;
  readonly trialEndsAt: Date | null;
  readonly paymentMethod: PaymentMethod | null;
  /** The person whom the operator has named at the provider as the owner's account manager. */
  readonly accountManager?: Contact | undefined;
}

/** An owner's billing account, stored under these field names. */
export interface Account {
  readonly ownerId: string;
  readonly email: string;
  /** Null, like `trialEndsAt`, if no trial was granted. */
  readonly trialStartsAt: Date | null;
  readonly trialEndsAt: Date | null;
  /** True once the trial's end has been processed, or without a trial. */
  readonly trialSettled: boolean;
  /** When the trial is checked next; null if it is settled, or if a release without this field wrote the account. */
  readonly trialCheckAt: Date | null;
  /** The customer at the card provider; empty before the first checkout. */
  readonly customerId: string;
  readonly subscription: Subscription | null;
  /** The provider's time of the event from which `subscription` was read, in seconds; 0: none. */
  readonly asOf: number;
  /** The most recently published entitlements. */
  readonly published: Entitlements | null;
  /** Incremented with every publication of entitlements. */
  readonly publishedVersion: number;
  /** Incremented with every change. */
  readonly revision: number;
  /** The ids of the provider's most recently handled events. */
  readonly seen: readonly string[];
}

const dayMs = 86_400_000;
const maxSeen = 256;

/** A new account, with its trial. */
export function newAccount(ownerId: string, email: string, trialDays: number, now: Date): Account {
  const hasTrial = trialDays > 0;
  const trialEndsAt = hasTrial ? new Date(now.getTime() + trialDays * dayMs) : null;
  return {
    ownerId,
    email,
    trialStartsAt: hasTrial ? now : null,
    trialEndsAt,
    trialSettled: !hasTrial,
    trialCheckAt: trialEndsAt && nextNoticeAt(trialEndsAt, now),
    customerId: '',
    subscription: null,
    asOf: 0,
    published: null,
    publishedVersion: 0,
    revision: 0,
    seen: [],
  };
}

/** True with a subscription that is paid, or in trial at the provider. */
export function isSubscribed({ subscription }: Account): boolean {
  return subscription?.isRunning ?? false;
}

/** Whole days until the trial ends: 1 on its last day, 0 or less once it has ended, 0 without a trial. */
export function trialDaysLeft({ trialEndsAt }: Account, now: Date): number {
  if (!trialEndsAt) return 0;
  const days = Math.ceil((trialEndsAt.getTime() - now.getTime()) / dayMs);
  // Avoids minus zero.
  return days === 0 ? 0 : days;
}

/** Days before the trial's end at which the owner gets a notice. */
const noticeDays = [5, 2, 0];

/** When the next notice is due; null: the trial has ended. */
function nextNoticeAt(trialEndsAt: Date, now: Date): Date | null {
  const times = noticeDays.map((days) => new Date(trialEndsAt.getTime() - days * dayMs));
  return times.find((time) => time > now) ?? null;
}

/**
 * The account after a check of its trial, and the days left if a notice is due; undefined if none is (PLAN-9). Subscribed
 * owners get no notice.
 */
export function checkTrial(account: Account, now: Date): { account: Account; noticeOf: number | undefined } {
  const { trialEndsAt } = account;
  const after = {
    ...account,
    trialSettled: !trialEndsAt || trialEndsAt <= now,
    trialCheckAt: trialEndsAt && nextNoticeAt(trialEndsAt, now),
  };
  const daysLeft = trialDaysLeft(account, now);
  const isDue = trialEndsAt !== null && daysLeft <= (noticeDays[0] ?? 0) && !isSubscribed(account);
  return { account: after, noticeOf: isDue ? Math.max(0, daysLeft) : undefined };
}

/** The account with one more event recorded as handled. */
export function withSeen(account: Account, eventId: string): Account {
  return { ...account, seen: [...account.seen, eventId].slice(-maxSeen) };
}
