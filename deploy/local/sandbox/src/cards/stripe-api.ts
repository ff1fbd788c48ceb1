import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Deliveries } from '../core/deliveries';
import { injectFaults } from '../core/fault-hook';
import type { Faults } from '../core/faults';
import { isFormObject, listAt, objectAt, parseForm, stringsAt, textAt, type FormObject } from '../core/form';
import { newId } from '../core/ids';
import { apiVersion, CardError, listOf, type CardRecords } from './card-records';
import { createPrice, createProduct, required } from './catalogue';
import { createCheckoutSession, expireCheckout } from './checkout';
import { createCustomer, updateCustomer } from './customers';
import { expand } from './expand';
import type { Idempotency } from './idempotency';
import type { ByPrefix } from './objects';
import { createPortalConfiguration, createPortalSession } from './portal';
import { cancelNow, startSubscription, updateSubscription } from './subscriptions';

interface Parts {
  config: Pick<Config, 'stripeApiKey' | 'publicOrigin'>;
  records: CardRecords;
  faults: Faults;
  idempotency: Idempotency;
  deliveries: Deliveries;
}

type Handler = (form: FormObject, id: string) => object;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The part of Stripe's v1 API that is needed to sell subscriptions. */
export function stripeApi(
  app: FastifyInstance,
  { config, records, faults, idempotency, deliveries }: Parts,
): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('request-id', newId('req')).header('stripe-version', apiVersion);
    const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(key), digest(config.stripeApiKey))) {
      return sendError(reply, new CardError(401, 'invalid_request_error', 'Invalid API Key provided'));
    }
    return undefined;
  });
  injectFaults(app, faults, 'stripe', (reply, status) =>
    sendError(
      reply,
      new CardError(
        status,
        status === 429 ? 'rate_limit_error' : 'api_error',
        'The card provider is not available',
      ),
    ),
  );

  const answer = (request: FastifyRequest, reply: FastifyReply, handle: Handler): FastifyReply => {
    const form = formOf(request);
    const id = (request.params as { id?: string }).id ?? '';
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    try {
      if (typeof key === 'string') {
        const kept = idempotency.begin(key, request.method, request.url, JSON.stringify(form));
        if (kept) return sendJson(reply.header('idempotent-replayed', 'true'), kept.status, kept.body);
      }
      const result = records.together(() => expand(records, handle(form, id), form));
      const body = JSON.stringify(result);
      if (typeof key === 'string') idempotency.finish(key, { status: 200, body });
      void deliveries.drain();
      return sendJson(reply, 200, body);
    } catch (error) {
      if (!(error instanceof CardError)) throw error;
      if (typeof key === 'string' && error.type !== 'idempotency_error') idempotency.abandon(key);
      return sendError(reply, error);
    }
  };
  const get = (path: string, handle: Handler) =>
    app.get(path, (request, reply) => answer(request, reply, handle));
  const post = (path: string, handle: Handler) =>
    app.post(path, (request, reply) => answer(request, reply, handle));

  /** A list, newest first, with the provider's cursor; `keep` is the list's own filters. */
  const list = <P extends keyof ByPrefix>(
    path: string,
    prefix: P,
    keep: (item: ByPrefix[P], form: FormObject, id: string) => boolean,
  ) =>
    get(path, (form, id) => {
      const limit = Math.min(100, Math.max(1, Number(textAt(form, 'limit') ?? 10) || 10));
      const after = textAt(form, 'starting_after');
      const data: ByPrefix[P][] = [];
      for (const item of records.all(prefix)) {
        if (after !== undefined && item.id >= after) continue;
        if (!keep(item, form, id)) continue;
        if (data.length === limit) return listOf(`/v1${path}`, data, true);
        data.push(item);
      }
      return listOf(`/v1${path}`, data);
    });

  post('/products', (form) => createProduct(records, form));
  get('/products/:id', (_form, id) => records.find('prod', id));
  post('/products/:id', (form, id) => {
    const product = records.find('prod', id);
    const metadata = { ...product.metadata, ...stringsAt(form, 'metadata') };
    const active = (textAt(form, 'active') ?? String(product.active)) === 'true';
    return records.put('prod', { ...product, name: textAt(form, 'name') ?? product.name, active, metadata });
  });
  list('/products', 'prod', (product, form) => {
    const ids = listAt(form, 'ids');
    return same(form, 'active', String(product.active)) && (ids.length === 0 || ids.includes(product.id));
  });

  post('/prices', (form) => createPrice(records, form));
  get('/prices/:id', (_form, id) => records.find('price', id));
  list('/prices', 'price', (price, form) => {
    const keys = listAt(form, 'lookup_keys');
    const keyed = keys.length === 0 || (price.lookup_key !== null && keys.includes(price.lookup_key));
    return keyed && same(form, 'product', price.product) && same(form, 'active', String(price.active));
  });

  post('/customers', (form) => createCustomer(records, form));
  get('/customers/:id', (_form, id) => records.find('cus', id));
  post('/customers/:id', (form, id) => updateCustomer(records, id, form));
  list('/customers', 'cus', (customer, form) => same(form, 'email', customer.email));
  list('/customers/:id/payment_methods', 'pm', (method, _form, id) => method.customer === id);
  list('/payment_methods', 'pm', (method, form) => same(form, 'customer', method.customer));
  get('/payment_methods/:id', (_form, id) => records.find('pm', id));

  post('/checkout/sessions', (form) => createCheckoutSession(records, form, config.publicOrigin));
  get('/checkout/sessions/:id', (_form, id) => records.find('cs', id));
  get('/checkout/sessions/:id/line_items', (_form, id) => records.find('cs', id).line_items);
  post('/checkout/sessions/:id/expire', (_form, id) => expireCheckout(records, id));
  list('/checkout/sessions', 'cs', (session, form) => {
    return same(form, 'customer', session.customer) && same(form, 'subscription', session.subscription);
  });

  post('/billing_portal/configurations', (form) => createPortalConfiguration(records, form));
  get('/billing_portal/configurations/:id', (_form, id) => records.find('bpc', id));
  list('/billing_portal/configurations', 'bpc', (item, form) => same(form, 'active', String(item.active)));
  post('/billing_portal/sessions', (form) => createPortalSession(records, form, config.publicOrigin));

  post('/subscriptions', (form) => {
    const customer = records.find('cus', required(form, 'customer'), 'customer');
    const trialEnd = textAt(form, 'trial_end');
    return startSubscription(records, {
      customer: customer.id,
      lines: listAt(form, 'items')
        .filter(isFormObject)
        .map((item) => ({
          price: records.find('price', required(item, 'price'), 'items[0][price]'),
          quantity: Number(textAt(item, 'quantity') ?? 1),
        })),
      trialPeriodDays: Number(textAt(form, 'trial_period_days') ?? 0) || null,
      trialEnd: trialEnd && trialEnd !== 'now' ? Number(trialEnd) : null,
      metadata: stringsAt(form, 'metadata'),
      paymentMethod:
        textAt(form, 'default_payment_method') ?? customer.invoice_settings.default_payment_method,
    });
  });
  get('/subscriptions/:id', (_form, id) => records.find('sub', id));
  post('/subscriptions/:id', (form, id) => updateSubscription(records, id, form));
  app.delete('/subscriptions/:id', (request, reply) =>
    answer(request, reply, (_form, id) => cancelNow(records, id)),
  );
  list('/subscriptions', 'sub', (subscription, form) => {
    const status = textAt(form, 'status') ?? 'not-canceled';
    const fits =
      status === 'all' ||
      (status === 'not-canceled' ? subscription.status !== 'canceled' : subscription.status === status);
    return fits && same(form, 'customer', subscription.customer);
  });

  get('/invoices/:id', (_form, id) => records.find('in', id));
  list('/invoices', 'in', (invoice, form) => {
    const subscription = invoice.parent.subscription_details.subscription;
    return (
      same(form, 'customer', invoice.customer) &&
      same(form, 'subscription', subscription) &&
      same(form, 'status', invoice.status)
    );
  });

  get('/events/:id', (_form, id) => records.find('evt', id));
  list('/events', 'evt', (event, form) => {
    const types = listAt(form, 'types');
    const since = Number(textAt(objectAt(form, 'created'), 'gte') ?? 0);
    return (
      same(form, 'type', event.type) &&
      (types.length === 0 || types.includes(event.type)) &&
      event.created >= since
    );
  });

  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`;
    return sendError(reply, new CardError(404, 'invalid_request_error', message));
  });
}

/** The parameters of a request: the query of a GET, the form of a POST. */
function formOf(request: FastifyRequest): FormObject {
  const body = request.body as FormObject | undefined;
  return body ?? parseForm(request.url.split('?').slice(1).join('?'));
}

/** Whether a filter of the request is absent or equals the object's value. */
function same(form: FormObject, name: string, value: string | null): boolean {
  const wanted = textAt(form, name);
  return wanted === undefined || wanted === value;
}

function sendJson(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

function sendError(reply: FastifyReply, { status, type, message, code, param }: CardError): FastifyReply {
  // The official client uses it to decide whether to retry.
  if (status >= 500 || status === 429) void reply.header('stripe-should-retry', 'true');
  return sendJson(reply, status, JSON.stringify({ error: { type, message, code, param } }));
}
