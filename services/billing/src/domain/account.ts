import type { PlanId } from './plans';
import type { Entitlements } from './entitlements';

/** The card on file. */
export interface PaymentMethod {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** What was bought, as the card provider last told it. */
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
  /** The end of the paid period, or when it ended. */
  readonly endsAt: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly canceledAt: Date | null;
  /** The trial that the provider grants, not ours. */
  readonly trialStartsAt: Date | null;
  readonly trialEndsAt: Date | null;
  readonly paymentMethod: PaymentMethod | null;
}

/** An owner, as far as plans and payments go. */
export interface Account {
  readonly ownerId: string;
  readonly email: string;
  /** Both null: no trial was granted. */
  readonly trialStartsAt: Date | null;
  readonly trialEndsAt: Date | null;
  /** True once the trial's end, if there is one, has been looked at. */
  readonly trialSettled: boolean;
  /** The customer at the card provider; empty while nothing was bought. */
  readonly customerId: string;
  readonly subscription: Subscription | null;
  /** The provider's clock at the news behind `subscription`, in seconds; 0: none. */
  readonly asOf: number;
  /** What others were told last. */
  readonly told: Entitlements | null;
  /** Grows by one with every telling. */
  readonly toldVersion: number;
  /** Grows by one with every change. */
  readonly revision: number;
  /** The provider's events taken in last. */
  readonly seen: readonly string[];
}

const dayMs = 86_400_000;
const remembered = 256;

/** An account at its beginning: its trial starts with it. */
export function newAccount(ownerId: string, email: string, trialDays: number, now: Date): Account {
  const hasTrial = trialDays > 0;
  return {
    ownerId,
    email,
    trialStartsAt: hasTrial ? now : null,
    trialEndsAt: hasTrial ? new Date(now.getTime() + trialDays * dayMs) : null,
    trialSettled: !hasTrial,
    customerId: '',
    subscription: null,
    asOf: 0,
    told: null,
    toldVersion: 0,
    revision: 0,
    seen: [],
  };
}

/** Whether the account has a plan that is paid for, or tried at the provider. */
export function isSubscribed({ subscription }: Account): boolean {
  return subscription?.isRunning ?? false;
}

/** Whole days until the trial ends: 1 on its last day, 0 or less once it is over, 0 without one. */
export function trialDaysLeft({ trialEndsAt }: Account, now: Date): number {
  if (!trialEndsAt) return 0;
  const days = Math.ceil((trialEndsAt.getTime() - now.getTime()) / dayMs);
  // Never minus zero.
  return days === 0 ? 0 : days;
}

/** The account with one more event noted as taken in. */
export function withSeen(account: Account, eventId: string): Account {
  return { ...account, seen: [...account.seen, eventId].slice(-remembered) };
}
