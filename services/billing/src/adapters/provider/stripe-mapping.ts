import type Stripe from 'stripe';
import type { PaymentMethod, Subscription } from '../../domain/account';
import type { Invoice } from '../../domain/invoice';
import { parseContact } from '../../domain/support';
import { type Interval, intervals, type Plan, type PlanId, priceMinorOf } from '../../domain/plans';

/** Entered by the operator in the provider's dashboard: `Grace Hopper <grace@example.com>` (PLAN-15). */
const accountManagerKey = 'account_manager';

const running = new Set<string>(['active', 'trialing', 'past_due']);
const instant = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);

/** The lookup key of a plan's price at the provider; a changed amount gives a new key. */
export function lookupKeyOf(plan: Plan, interval: Interval): string {
  return `tablewell_${plan.id}_${interval}_${plan.currency.toLowerCase()}_${priceMinorOf(plan, interval)}`;
}

/**
 * The customer's current subscription: a running one before an ended one, then the newest. Other running ones from our
 * checkout are superseded, because two checkouts were paid.
 */
export function pickSubscription(all: readonly Stripe.Subscription[]): {
  current: Stripe.Subscription | undefined;
  superseded: string[];
} {
  const newestFirst = [...all].sort((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1));
  const [newest, ...older] = newestFirst.filter(({ status }) => running.has(status));
  return {
    current: newest ?? newestFirst[0],
    superseded: older.filter(({ metadata }) => metadata['ownerId']).map(({ id }) => id),
  };
}

/** Converts the provider's subscription. */
export function toSubscription(given: Stripe.Subscription, plans: readonly Plan[]): Subscription {
  const [item] = given.items.data;
  const isRunning = running.has(given.status);
  return {
    id: given.id,
    plan: planOf(given, plans),
    isRunning,
    priceMinor: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    currency: given.currency.toUpperCase(),
    interval: item?.price.recurring?.interval ?? 'month',
    startsAt: new Date(given.start_date * 1000),
    endsAt: instant(isRunning ? item?.current_period_end : given.ended_at),
    // The portal may set a date instead of the end of the period.
    cancelAtPeriodEnd: isRunning && (given.cancel_at_period_end || given.cancel_at !== null),
    canceledAt: instant(given.canceled_at),
    trialStartsAt: instant(given.trial_start),
    trialEndsAt: instant(given.trial_end),
    paymentMethod: cardOf(given.default_payment_method),
    accountManager: parseContact(given.metadata[accountManagerKey] ?? ''),
  };
}

/**
 * Converts the provider's invoice; undefined for a draft, which is not sent yet, and for the zero invoice at the start
 * of a trial.
 */
export function toInvoice(given: Stripe.Invoice): Invoice | undefined {
  const { id, status, lines } = given;
  if (!id || !status || status === 'draft' || given.subtotal === 0) return undefined;
  return {
    id,
    number: given.number ?? '',
    createdAt: new Date(given.created * 1000),
    amountMinor: given.total,
    currency: given.currency.toUpperCase(),
    status,
    url: given.hosted_invoice_url ?? '',
    description: lines.data.map(({ description }) => description ?? '').find(Boolean) ?? '',
  };
}

/** The plan by its price, which the portal changes; the checkout's metadata is only the initial plan. */
function planOf({ items, metadata }: Stripe.Subscription, plans: readonly Plan[]): PlanId {
  const price = items.data[0]?.price;
  const named = (id: string | undefined) => plans.find((plan) => plan.id === id);
  const found =
    plans.find((plan) => intervals.some((often) => price?.lookup_key === lookupKeyOf(plan, often))) ??
    named(price?.metadata?.['plan']) ??
    // The name was entered by hand at the provider, so its case is ignored.
    named(price?.nickname?.trim().toLowerCase()) ??
    plans.find((plan) => plan.priceMinor > 0 && plan.priceMinor === price?.unit_amount) ??
    named(metadata['plan']);
  // A price was made by hand at the provider: a paying customer is not on Basic.
  return found?.id ?? 'premium';
}

function cardOf(method: Stripe.PaymentMethod | string | null): PaymentMethod | null {
  if (!method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { brand, last4, expiryMonth, expiryYear };
}
