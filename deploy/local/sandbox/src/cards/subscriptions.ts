import { isFormObject, listAt, stringsAt, textAt, type FormObject } from '../core/form';
import { CardError, listOf, type CardRecords } from './card-records';
import { periodEnd } from './catalogue';
import type { Invoice, Metadata, Price, Subscription, SubscriptionItem } from './objects';

const day = 86_400;

interface NewSubscription {
  customer: string;
  lines: { price: Price; quantity: number }[];
  trialPeriodDays: number | null;
  trialEnd: number | null;
  metadata: Metadata;
  paymentMethod: string | null;
}

/** Starts a subscription, in its trial or with its first invoice paid, and publishes events of both. */
export function startSubscription(records: CardRecords, ask: NewSubscription): Subscription {
  const now = records.now();
  const trialEnd = ask.trialEnd ?? (ask.trialPeriodDays ? now + ask.trialPeriodDays * day : null);
  const first = ask.lines[0];
  if (!first)
    throw new CardError(
      400,
      'invalid_request_error',
      'Missing required param: items.',
      'parameter_missing',
      'items',
    );
  const id = records.newId('sub');
  const items = ask.lines.map(({ price, quantity }): SubscriptionItem => ({
    id: records.newId('si'),
    object: 'subscription_item',
    subscription: id,
    created: now,
    metadata: {},
    price,
    quantity,
    current_period_start: now,
    current_period_end: trialEnd ?? periodEnd(now, price),
  }));
  const subscription: Subscription = {
    id,
    object: 'subscription',
    created: now,
    livemode: false,
    metadata: ask.metadata,
    customer: ask.customer,
    status: trialEnd ? 'trialing' : 'active',
    currency: first.price.currency,
    items: listOf(`/v1/subscription_items?subscription=${id}`, items),
    start_date: now,
    billing_cycle_anchor: trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_start: trialEnd ? now : null,
    trial_end: trialEnd,
    default_payment_method: ask.paymentMethod,
    latest_invoice: null,
    collection_method: 'charge_automatically',
  };
  const invoice = billPeriod(records, subscription, 'subscription_create', trialEnd ? 0 : 1);
  const started = records.put('sub', { ...subscription, latest_invoice: invoice.id });
  records.publish('customer.subscription.created', started);
  records.publish('invoice.paid', invoice);
  return started;
}

/** Records a paid invoice for the current period. `share` 0 makes it the invoice of a free trial. */
function billPeriod(
  records: CardRecords,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  share: 0 | 1,
): Invoice {
  const lines = subscription.items.data.map((item) => ({
    id: records.newId('il'),
    object: 'line_item' as const,
    amount: item.price.unit_amount * item.quantity * share,
    currency: item.price.currency,
    description: records.get('prod', item.price.product)?.name ?? item.price.product,
    quantity: item.quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    pricing: {
      type: 'price_details' as const,
      price_details: { price: item.price.id, product: item.price.product },
    },
  }));
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const id = records.newId('in');
  return records.put('in', {
    id,
    object: 'invoice',
    created: records.now(),
    livemode: false,
    metadata: {},
    customer: subscription.customer,
    customer_email: records.get('cus', subscription.customer)?.email ?? null,
    status: 'paid',
    currency: subscription.currency,
    amount_due: total,
    amount_paid: total,
    amount_remaining: 0,
    subtotal: total,
    total,
    billing_reason: reason,
    number: `SANDBOX-${id.slice(3, 14).toUpperCase()}`,
    period_start: lines[0]?.period.start ?? records.now(),
    period_end: lines[0]?.period.end ?? records.now(),
    hosted_invoice_url: `${records.origin}/sandbox/invoices/${id}`,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
  });
}

/** Applies `POST /v1/subscriptions/{id}`: plan, cancellation at the period's end, trial end, metadata, card. */
export function updateSubscription(records: CardRecords, id: string, form: FormObject): Subscription {
  const before = records.find('sub', id);
  if (before.status === 'canceled') {
    const message = 'A canceled subscription can only update its cancellation_details and metadata.';
    throw new CardError(400, 'invalid_request_error', message);
  }
  const now = records.now();
  const requested = listAt(form, 'items').filter(isFormObject);
  const items = before.items.data.map((item, index) => {
    const change =
      requested.find((candidate) => textAt(candidate, 'id') === item.id) ??
      (index === 0 ? requested[0] : undefined);
    const price = textAt(change, 'price');
    const quantity = textAt(change, 'quantity');
    return {
      ...item,
      ...(price && { price: records.find('price', price, 'items[0][price]') }),
      ...(quantity && { quantity: Number(quantity) }),
    };
  });
  const cancel = textAt(form, 'cancel_at_period_end');
  const trialEnd = textAt(form, 'trial_end');
  const updated: Subscription = {
    ...before,
    items: { ...before.items, data: items },
    metadata: { ...before.metadata, ...stringsAt(form, 'metadata') },
    default_payment_method: textAt(form, 'default_payment_method') ?? before.default_payment_method,
    ...(cancel !== undefined && cancellation(cancel === 'true', items[0]?.current_period_end ?? now, now)),
    ...(trialEnd !== undefined && { trial_end: trialEnd === 'now' ? now : Number(trialEnd) }),
  };
  const interval = (subscription: Subscription) => subscription.items.data[0]?.price.recurring?.interval;
  const restarts = before.status === 'active' && interval(before) !== interval(updated);
  return restarts ? renew(records, before, now, updated) : changed(records, before, updated);
}

function cancellation(atPeriodEnd: boolean, end: number, now: number) {
  return atPeriodEnd
    ? { cancel_at_period_end: true, cancel_at: end, canceled_at: now }
    : { cancel_at_period_end: false, cancel_at: null, canceled_at: null };
}

/** Saves a subscription and publishes an event with the changed fields, if there are any. */
export function changed(records: CardRecords, before: Subscription, after: Subscription): Subscription {
  const previous = Object.fromEntries(
    Object.entries(before).filter(([name, value]) => {
      return JSON.stringify(value) !== JSON.stringify(after[name as keyof Subscription]);
    }),
  );
  if (Object.keys(previous).length === 0) return before;
  records.put('sub', after);
  records.publish('customer.subscription.updated', after, previous);
  return after;
}

export function cancelNow(records: CardRecords, id: string): Subscription {
  const before = records.find('sub', id);
  if (before.status === 'canceled') {
    throw new CardError(
      404,
      'invalid_request_error',
      `No such subscription: '${id}'`,
      'resource_missing',
      'id',
    );
  }
  const now = records.now();
  const ended = records.put('sub', {
    ...before,
    status: 'canceled',
    canceled_at: before.canceled_at ?? now,
    ended_at: now,
  });
  records.publish('customer.subscription.deleted', ended);
  return ended;
}

/**
 * Applies the passage of time: ends trials, renews periods, ends canceled subscriptions. A trial that ends without a
 * card is canceled, as the provider does if configured so; with a card, its first invoice is paid.
 */
export function advanceSubscriptions(records: CardRecords): void {
  const now = records.now();
  for (const subscription of [...records.all('sub')]) {
    if (subscription.status !== 'trialing' && subscription.status !== 'active') continue;
    const end = subscription.status === 'trialing' ? subscription.trial_end : null;
    const due = end ?? subscription.items.data[0]?.current_period_end ?? Infinity;
    if (due > now) continue;
    const unpaid = !subscription.default_payment_method;
    if (subscription.cancel_at_period_end || unpaid)
      records.together(() => cancelNow(records, subscription.id));
    else records.together(() => renew(records, subscription, due));
  }
}

/** Starts a new period and bills it: a month later, or at once if the interval changes. */
function renew(records: CardRecords, before: Subscription, from: number, next = before): Subscription {
  const data = next.items.data.map((item) => ({
    ...item,
    current_period_start: from,
    current_period_end: periodEnd(from, item.price),
  }));
  const renewed: Subscription = { ...next, status: 'active', items: { ...next.items, data } };
  const reason = next === before ? 'subscription_cycle' : 'subscription_update';
  const invoice = billPeriod(records, renewed, reason, 1);
  const saved = changed(records, before, { ...renewed, latest_invoice: invoice.id });
  records.publish('invoice.paid', invoice);
  return saved;
}
