import { createHash } from 'node:crypto';
import { askOutside } from '@tablewell/chassis';
import Stripe from 'stripe';
import type { Plan } from '../../domain/plans';
import { type CardProvider, type CheckoutAsk, ProviderDown } from '../../ports';
import { readEvent } from './provider-events';
import { StripeCatalogue } from './stripe-catalogue';
import { pickSubscription, toInvoice, toSubscription } from './stripe-mapping';

/** How the card provider is reached. */
export interface StripeSettings {
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Empty: the provider's own address. */
  readonly baseUrl: string;
}

const timeoutMs = 6_500;
const retries = 1;
const mostSubscriptions = 100;

/** Stripe's own client, at another address where one is set. */
export function stripeClient({ apiKey, baseUrl }: StripeSettings): Stripe {
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

/** Its own HTTP client, with a span for each try. */
function tracedHttp() {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (hostname, port, path, method, headers, body, protocol, timeout) =>
    askOutside(
      { method, to: { hostname, port, protocol: `${protocol}:` }, template: templateOf(path) },
      () => makeRequest(hostname, port, path, method, headers, body, protocol, timeout),
      (response) => response.getStatusCode(),
    );
  return client;
}

/** A path without its query, where the words of the provider's resources stay and everything else is an id. */
function templateOf(path: string): string {
  const [pathname = ''] = path.split('?');
  return pathname.replace(/[^/]+/g, (part) => (/^(v\d+|[a-z]+(_[a-z]+)*)$/.test(part) ? part : '{id}'));
}

/** The card provider by Stripe. */
export function createStripeProvider(settings: StripeSettings, plans: readonly Plan[]): CardProvider {
  const stripe = stripeClient(settings);
  const catalogue = new StripeCatalogue(stripe, plans);

  async function subscriptionsOf(customerId: string): Promise<Stripe.Subscription[]> {
    const { data } = await stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: mostSubscriptions,
      expand: ['data.default_payment_method'],
    });
    return data;
  }

  return {
    createCustomer: (ownerId, email) =>
      answered(async () => {
        const customer = await stripe.customers.create(
          { email, metadata: { ownerId } },
          { idempotencyKey: customerKey(ownerId, email) },
        );
        return customer.id;
      }),
    openCheckout: (ask: CheckoutAsk) =>
      answered(async () => {
        const [price, earlier] = await Promise.all([
          catalogue.priceOf(ask.plan, ask.interval),
          subscriptionsOf(ask.customerId),
        ]);
        const hadTrial = earlier.some(({ trial_start }) => trial_start !== null);
        const metadata = { ownerId: ask.ownerId, plan: ask.plan };
        const trial = ask.trialDays > 0 && !hadTrial ? { trial_period_days: ask.trialDays } : {};
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: ask.customerId,
          client_reference_id: ask.ownerId,
          line_items: [{ price, quantity: 1 }],
          subscription_data: { metadata, ...trial },
          metadata,
          success_url: ask.successUrl,
          cancel_url: ask.cancelUrl,
        });
        return { sessionId: session.id, url: session.url ?? '' };
      }),
    openPortal: (customer, returnUrl) =>
      answered(async () => {
        const configuration = await catalogue.portalConfiguration();
        const session = await stripe.billingPortal.sessions.create({
          customer,
          configuration,
          return_url: returnUrl,
        });
        return session.url;
      }),
    subscriptions: (customerId) =>
      answered(async () => {
        const all = await subscriptionsOf(customerId).catch(noneWhenUnknown);
        const { current, superseded } = pickSubscription(all);
        return { current: current && toSubscription(current, plans), superseded };
      }),
    endSubscription: (id) =>
      answered(async () => {
        await stripe.subscriptions.cancel(id, { invoice_now: true, prorate: true }).catch(noneWhenUnknown);
      }),
    invoices: (customer, limit, after) =>
      answered(async () => {
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

/** The same question twice makes one customer; a key may not be used with another address. */
function customerKey(ownerId: string, email: string): string {
  return `customer-${ownerId}-${createHash('sha256').update(email).digest('hex').slice(0, 12)}`;
}

/** A customer that was removed at the provider has no subscriptions, and what has ended cannot be ended. */
function noneWhenUnknown(error: unknown): [] {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return [];
  throw error;
}

/** Nor has it invoices, or any after one that is gone. */
function noPageWhenUnknown(error: unknown): { data: Stripe.Invoice[]; has_more: boolean } {
  return { data: noneWhenUnknown(error), has_more: false };
}

/** Tells a provider that is away from one that refuses what we asked, which is a bug of ours. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const status = error.statusCode ?? 0;
    if (status === 0 || status === 429 || status === 409 || status >= 500) {
      throw new ProviderDown('the card provider does not answer', { cause: error });
    }
    throw error;
  }
}
