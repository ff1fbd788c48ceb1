import { createHash } from 'node:crypto';
import { tracedRequest } from '@tablewell/chassis/tracing';
import Stripe from 'stripe';
import type { Plan } from '../../domain/plans';
import { type CardProvider, type CheckoutRequest, ProviderDown } from '../../ports';
import { readEvent } from './provider-events';
import { StripeCatalogue } from './stripe-catalogue';
import { pickSubscription, toInvoice, toSubscription } from './stripe-mapping';

/** The connection to the card provider. */
export interface StripeSettings {
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Empty for the provider's default address. */
  readonly baseUrl: string;
}

const timeoutMs = 6_500;
const retries = 1;
const maxSubscriptions = 100;

/** Stripe's client, at a custom address if one is set. */
function stripeClient({ apiKey, baseUrl }: StripeSettings): Stripe {
  const base = baseUrl === '' ? undefined : new URL(baseUrl);
  const protocol = base?.protocol === 'http:' ? 'http' : 'https';
  const address = base && {
    host: base.hostname,
    port: base.port || (protocol === 'http' ? 80 : 443),
    protocol: protocol as 'http' | 'https',
  };
  return new Stripe(apiKey, {
    ...address,
    httpClient: tracedHttp(),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

/** Stripe's HTTP client, with a span for each attempt. */
function tracedHttp() {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (hostname, port, path, method, headers, body, protocol, timeout) =>
    tracedRequest(
      { method, to: { hostname, port, protocol: `${protocol}:` }, template: templateOf(path) },
      () => makeRequest(hostname, port, path, method, headers, body, protocol, timeout),
      (response) => response.getStatusCode(),
    );
  return client;
}

/** The path without its query, with ids replaced by placeholders. */
function templateOf(path: string): string {
  const [pathname = ''] = path.split('?');
  return pathname.replace(/[^/]+/g, (part) => (/^(v\d+|[a-z]+(_[a-z]+)*)$/.test(part) ? part : '{id}'));
}

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

/** Repeated requests create one customer; a key must not be reused with another address. */
function customerKey(ownerId: string, email: string): string {
  return `customer-${ownerId}-${createHash('sha256').update(email).digest('hex').slice(0, 12)}`;
}

/** Treats a deleted customer as one without subscriptions, and ending an ended subscription as success. */
function noneWhenUnknown(error: unknown): [] {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return [];
  throw error;
}

/** Treats a deleted customer or cursor as an empty page. */
function noPageWhenUnknown(error: unknown): { data: Stripe.Invoice[]; has_more: boolean } {
  return { data: noneWhenUnknown(error), has_more: false };
}

/** Converts outages to {@link ProviderDown}; a rejected request is a bug and rethrown. */
async function withProviderErrors<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const status = error.statusCode ?? 0;
    if (status === 0 || status === 429 || status === 409 || status >= 500) {
      throw new ProviderDown('the card provider does not answer', { cause: error });
    }
    throw error;
  }
}
