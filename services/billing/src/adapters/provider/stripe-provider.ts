import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Plan } from '../../domain/plans';
import type { CardProvider, CheckoutRequest } from '../../ports';
import { readEvent } from './provider-events';
import { StripeCatalogue } from './stripe-catalogue';
import { stripeClient, type StripeSettings } from './stripe-client';
import { noneWhenUnknown, noPageWhenUnknown, withProviderErrors } from './stripe-errors';
import { pickSubscription, toInvoice, toSubscription } from './stripe-mapping';

const maxSubscriptions = 100;

/** The card provider, implemented by Stripe. */
export function createStripeProvider(settings: StripeSettings, plans: readonly Plan[]): CardProvider {
  const stripe = stripeClient(settings);
  const catalogue = new StripeCatalogue(stripe, plans);

  async function subscriptionsOf(customerId: string): Promise<Stripe.Subscription[]> {
    const { data } = await stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: maxSubscriptions,
      expand: ['data.default_payment_method'],
    });
    return data;
  }

  return {
    createCustomer: (ownerId, email) =>
      withProviderErrors(async () => {
        const customer = await stripe.customers.create(
          { email, metadata: { ownerId } },
          { idempotencyKey: customerKey(ownerId, email) },
        );
        return customer.id;
      }),
    openCheckout: (request: CheckoutRequest) =>
      withProviderErrors(async () => {
        const [price, earlier] = await Promise.all([
          catalogue.priceOf(request.plan, request.interval),
          subscriptionsOf(request.customerId),
        ]);
        const hadTrial = earlier.some(({ trial_start }) => trial_start !== null);
        const metadata = { ownerId: request.ownerId, plan: request.plan };
        const trial = request.trialDays > 0 && !hadTrial ? { trial_period_days: request.trialDays } : {};
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: request.customerId,
          client_reference_id: request.ownerId,
          line_items: [{ price, quantity: 1 }],
          subscription_data: { metadata, ...trial },
          metadata,
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
        });
        return { sessionId: session.id, url: session.url ?? '' };
      }),
    openPortal: (customer, returnUrl) =>
      withProviderErrors(async () => {
        const configuration = await catalogue.portalConfiguration();
        const session = await stripe.billingPortal.sessions.create({
          customer,
          configuration,
          return_url: returnUrl,
        });
        return session.url;
      }),
    subscriptions: (customerId) =>
      withProviderErrors(async () => {
        const all = await subscriptionsOf(customerId).catch(noneWhenUnknown);
        const { current, superseded } = pickSubscription(all);
        return { current: current && toSubscription(current, plans), superseded };
      }),
    endSubscription: (id) =>
      withProviderErrors(async () => {
        await stripe.subscriptions.cancel(id, { invoice_now: true, prorate: true }).catch(noneWhenUnknown);
      }),
    invoices: (customer, limit, after) =>
      withProviderErrors(async () => {
        const page = await stripe.invoices
          .list({ customer, limit, ...(after ? { starting_after: after } : {}) })
          .catch(noPageWhenUnknown);
        const last = page.has_more ? page.data.at(-1)?.id : undefined;
        return { invoices: page.data.flatMap((one) => toInvoice(one) ?? []), nextPageToken: last ?? '' };
      }),
    readEvent: (body, signature, now) =>
      readEvent(stripe, plans, { body, signature, secret: settings.webhookSecret, now }),
  };
}

/**
 * The idempotency key by which repeated requests create one customer; a key must not be reused with another address.
 */
function customerKey(ownerId: string, email: string): string {
  return `customer-${ownerId}-${createHash('sha256').update(email).digest('hex').slice(0, 12)}`;
}
