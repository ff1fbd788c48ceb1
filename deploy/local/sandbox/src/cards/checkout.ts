import { isFormObject, listAt, objectAt, stringsAt, textAt, type FormObject } from '../core/form';
import { CardError, listOf, type CardRecords } from './card-records';
import { createPrice, required } from './catalogue';
import { createCustomer, saveCard, type CardEntry } from './customers';
import type { CheckoutSession, Price } from './objects';
import { startSubscription } from './subscriptions';

const sessionLifeSeconds = 24 * 3600;

export function createCheckoutSession(
  records: CardRecords,
  form: FormObject,
  publicOrigin: string,
): CheckoutSession {
  if (textAt(form, 'mode') !== 'subscription') {
    throw new CardError(
      400,
      'invalid_request_error',
      'The sandbox sells subscriptions only: mode=subscription.',
      undefined,
      'mode',
    );
  }
  const customer = textAt(form, 'customer');
  if (customer) records.find('cus', customer, 'customer');
  const id = records.newId('cs');
  const lines = linesOf(records, form);
  const total = lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
  const terms = objectAt(form, 'subscription_data');
  const trialEnd = textAt(terms, 'trial_end');
  const trialDays = Number(textAt(terms, 'trial_period_days') ?? 0);
  const now = records.now();
  return records.put('cs', {
    id,
    object: 'checkout.session',
    created: now,
    livemode: false,
    metadata: stringsAt(form, 'metadata'),
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    url: `${publicOrigin}/sandbox/checkout/${id}`,
    success_url: webAddress(required(form, 'success_url'), 'success_url'),
    cancel_url: webAddress(textAt(form, 'cancel_url') ?? null, 'cancel_url'),
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    customer: customer ?? null,
    customer_email: textAt(form, 'customer_email') ?? null,
    customer_details: null,
    subscription: null,
    invoice: null,
    currency: lines[0]?.price.currency ?? 'usd',
    amount_subtotal: total,
    amount_total: trialEnd || trialDays > 0 ? 0 : total,
    expires_at: now + sessionLifeSeconds,
    payment_method_collection:
      textAt(form, 'payment_method_collection') === 'if_required' ? 'if_required' : 'always',
    line_items: listOf(
      `/v1/checkout/sessions/${id}/line_items`,
      lines.map(({ price, quantity }) => ({
        id: records.newId('li'),
        object: 'item' as const,
        price,
        quantity,
        amount_total: price.unit_amount * quantity,
      })),
    ),
    subscription_data: {
      trial_period_days: trialDays > 0 ? trialDays : null,
      trial_end: trialEnd ? Number(trialEnd) : null,
      metadata: stringsAt(terms, 'metadata'),
    },
  });
}

function linesOf(records: CardRecords, form: FormObject): { price: Price; quantity: number }[] {
  const lines = listAt(form, 'line_items').filter(isFormObject);
  if (lines.length === 0) {
    throw new CardError(
      400,
      'invalid_request_error',
      'Missing required param: line_items.',
      'parameter_missing',
      'line_items',
    );
  }
  return lines.map((line) => {
    const data = objectAt(line, 'price_data');
    const price = data
      ? createPrice(records, data)
      : records.find('price', required(line, 'price'), 'line_items[0][price]');
    if (price.type !== 'recurring') {
      throw new CardError(
        400,
        'invalid_request_error',
        'A subscription needs a recurring price.',
        undefined,
        'line_items',
      );
    }
    return { price, quantity: Math.max(1, Number(textAt(line, 'quantity') ?? 1) || 1) };
  });
}

/** Only web addresses: a `javascript:` link must never reach the hosted page's Cancel. */
export function webAddress<T extends string | null>(address: T, param: string): T {
  // The braces of the placeholder are legal in the query, where the provider documents them.
  if (address === null || /^https?:\/\/[^\s]+$/i.test(address)) return address;
  throw new CardError(400, 'invalid_request_error', `Not a valid URL: ${param}`, 'url_invalid', param);
}

/** The effect of Pay: the customer, the card, the subscription and its events, all or nothing. */
export function payCheckout(records: CardRecords, id: string, card: CardEntry): CheckoutSession {
  return records.together(() => {
    const session = records.find('cs', id);
    if (session.status === 'complete') return session;
    if (session.status === 'expired' || session.expires_at <= records.now()) {
      throw new CardError(
        400,
        'invalid_request_error',
        'This Checkout Session has expired.',
        'checkout_session_expired',
      );
    }
    const customer = session.customer
      ? records.find('cus', session.customer)
      : createCustomer(records, session.customer_email ? { email: session.customer_email } : {});
    const method = saveCard(records, customer.id, card);
    const subscription = startSubscription(records, {
      customer: customer.id,
      lines: session.line_items.data,
      trialPeriodDays: session.subscription_data.trial_period_days,
      trialEnd: session.subscription_data.trial_end,
      metadata: session.subscription_data.metadata,
      paymentMethod: method.id,
    });
    const paid = records.put('cs', {
      ...session,
      status: 'complete',
      payment_status: session.amount_total > 0 ? 'paid' : 'no_payment_required',
      url: null,
      customer: customer.id,
      customer_details: { email: customer.email, name: customer.name },
      subscription: subscription.id,
      invoice: subscription.latest_invoice,
    });
    records.publish('checkout.session.completed', paid);
    return paid;
  });
}

export function expireCheckout(records: CardRecords, id: string): CheckoutSession {
  const session = records.find('cs', id);
  if (session.status !== 'open') {
    throw new CardError(
      400,
      'invalid_request_error',
      'Only Checkout Sessions with a status in ["open"] can be expired.',
    );
  }
  const expired = records.put('cs', { ...session, status: 'expired', url: null });
  records.publish('checkout.session.expired', expired);
  return expired;
}

/** The return address of the hosted page, with the placeholder replaced by the session's id. */
export function successAddress(session: CheckoutSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
