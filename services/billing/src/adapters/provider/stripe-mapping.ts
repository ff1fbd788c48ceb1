import type Stripe from 'stripe';
import type { PaymentMethod, Subscription } from '../../domain/account';
import type { Invoice } from '../../domain/invoice';
import { type Interval, intervals, type Plan, type PlanId, priceMinorOf } from '../../domain/plans';

const running = new Set<string>(['active', 'trialing', 'past_due']);
const instant = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);

/** By which a plan's price is found at the provider; another amount is another price. */
export function lookupKeyOf(plan: Plan, interval: Interval): string {
  return `tablewell_${plan.id}_${interval}_${plan.currency.toLowerCase()}_${priceMinorOf(plan, interval)}`;
}

/**
 * Of a customer's subscriptions the one that counts: one that runs before one that ended, then the newest. Of the
 * others that run, those sold by our checkout are superseded: two checkouts were paid.
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

/** A subscription in the domain's words. */
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
    // The portal may name the day instead of the period's end.
    cancelAtPeriodEnd: isRunning && (given.cancel_at_period_end || given.cancel_at !== null),
    canceledAt: instant(given.canceled_at),
    trialStartsAt: instant(given.trial_start),
    trialEndsAt: instant(given.trial_end),
    paymentMethod: cardOf(given.default_payment_method),
  };
}

/**
 * An invoice in the domain's words; undefined for a draft, which nobody was sent yet, and for the one of a trial's
 * beginning: nothing was sold, and who looks for what they paid would wonder about it.
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

/** By its price, which the portal changes; what was noted at checkout only tells what it began as. */
function planOf({ items, metadata }: Stripe.Subscription, plans: readonly Plan[]): PlanId {
  const price = items.data[0]?.price;
  const named = (id: string | undefined) => plans.find((plan) => plan.id === id);
  const found =
    plans.find((plan) => intervals.some((often) => price?.lookup_key === lookupKeyOf(plan, often))) ??
    named(price?.metadata?.['plan']) ??
    plans.find((plan) => plan.priceMinor > 0 && plan.priceMinor === price?.unit_amount) ??
    named(metadata['plan']);
  // Sold by hand at a price of its own: who pays is not on Basic.
  return found?.id ?? 'premium';
}

function cardOf(method: Stripe.PaymentMethod | string | null): PaymentMethod | null {
  if (!method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { brand, last4, expiryMonth, expiryYear };
}
