import Stripe from 'stripe';
import { eventually } from '../../../../services/chassis/src/testing/eventually';
import { startTestSandbox, type TestSandbox } from '../src/testing';
import { call } from './harness';

let running: TestSandbox;
let stripe: Stripe;
const clock = { now: new Date() };
beforeAll(async () => (running = await startTestSandbox({ now: () => clock.now })));
afterAll(() => running.stop());
beforeEach(() => {
  stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port: Number(new URL(running.origin).port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  running.webhooks.length = 0;
  running.answerWebhook = () => ({ status: 200 });
});

const events = () =>
  running.webhooks
    .filter(({ url }) => url === '/stripe')
    .map(({ body, headers }) =>
      stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), 'whsec_sandbox'),
    );

async function openCheckout(plan: string, cents: number, trialDays?: number) {
  const customer = await stripe.customers.create({
    email: `${plan}@example.com`,
    metadata: { userId: 'u1' },
  });
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'u1',
    success_url: 'http://localhost:8080/dashboard?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8080/subscription',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: cents,
          recurring: { interval: 'month' },
          product_data: { name: plan, metadata: { plan } },
        },
      },
    ],
    subscription_data: { metadata: { plan }, ...(trialDays && { trial_period_days: trialDays }) },
  });
}

test('paying a checkout starts the subscription and sends events with signatures that verify', async () => {
  const session = await openCheckout('premium', 2999);
  expect(session.url).toBe(`http://localhost:8080/sandbox/checkout/${session.id}`);
  const paid = await call(running, `/sandbox/api/checkout/${session.id}/pay`, {});
  expect(paid.json).toMatchObject({
    status: 'complete',
    redirectUrl: `http://localhost:8080/dashboard?session=${session.id}`,
  });
  expect(events().map(({ type }) => type)).toEqual(
    expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']),
  );
  const subscription = await stripe.subscriptions.retrieve(String(paid.json.subscription), {
    expand: ['default_payment_method', 'latest_invoice'],
  });
  expect(subscription).toMatchObject({
    status: 'active',
    metadata: { plan: 'premium' },
    default_payment_method: { card: { brand: 'visa', last4: '4242' } },
    latest_invoice: { amount_paid: 2999 },
  });
  const invoices = await stripe.invoices.list({ customer: String(paid.json.customer) });
  expect(invoices.data).toHaveLength(1);
});

test('paying twice charges once', async () => {
  const session = await openCheckout('twice', 500);
  const first = await call(running, `/sandbox/api/checkout/${session.id}/pay`, {});
  const second = await call(running, `/sandbox/api/checkout/${session.id}/pay`, {});
  expect(second.json.subscription).toBe(first.json.subscription);
  expect((await stripe.invoices.list({ customer: String(first.json.customer) })).data).toHaveLength(1);
});

test('a declined card changes nothing', async () => {
  const session = await openCheckout('declined', 500);
  const answer = await call(running, `/sandbox/api/checkout/${session.id}/pay`, {
    number: '4000 0000 0000 0002',
  });
  expect(answer).toMatchObject({ status: 402, json: { message: 'Your card was declined.' } });
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test('a trial is free until it ends, then its first month is paid', async () => {
  const session = await openCheckout('trial', 2999, 30);
  const { json } = await call(running, `/sandbox/api/checkout/${session.id}/pay`, {});
  const id = String(json.subscription);
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'trialing' });
  clock.now = new Date(Date.now() + 31 * 86_400_000);
  await running.sandbox.tick();
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  const paid = await stripe.invoices.list({ subscription: id });
  expect(paid.data.map(({ amount_paid }) => amount_paid)).toEqual([2999, 0]);
  clock.now = new Date();
});

test('a webhook that the product refuses is sent again with the same event', async () => {
  running.answerWebhook = () => ({ status: 503 });
  const customer = await stripe.customers.create({ email: 'retry@example.com' });
  await eventually(() => expect(events()).toHaveLength(1));
  running.answerWebhook = () => ({ status: 200 });
  await eventually(async () => {
    await running.sandbox.tick();
    expect(events().length).toBeGreaterThanOrEqual(2);
  });
  const [first, second] = events();
  expect(second?.id).toBe(first?.id);
  expect(first?.data.object).toMatchObject({ id: customer.id });
  expect((await call(running, '/sandbox/api/deliveries')).json).toEqual([]);
});

test('an idempotency key returns the first answer again, and refuses another body', async () => {
  const options = { idempotencyKey: 'key-1' };
  const first = await stripe.customers.create({ email: 'once@example.com' }, options);
  const again = await stripe.customers.create({ email: 'once@example.com' }, options);
  expect(again.id).toBe(first.id);
  expect((await stripe.customers.list({ email: 'once@example.com' })).data).toHaveLength(1);
  await expect(stripe.customers.create({ email: 'other@example.com' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('a wrong key, an unknown id and an unknown call are refused with the provider’s messages', async () => {
  const stranger = new Stripe('sk_test_wrong', {
    host: '127.0.0.1',
    port: Number(new URL(running.origin).port),
    protocol: 'http',
  });
  await expect(stranger.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
  await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
});

test('a provider that is down fails its calls', async () => {
  await call(running, '/sandbox/api/faults', { provider: 'stripe', mode: 'down' });
  await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
  await call(running, '/sandbox/api/faults', { provider: 'stripe', mode: 'ok' });
  await expect(stripe.customers.list()).resolves.toBeDefined();
});

test('the hosted pages pay, cancel at the period’s end, resume, change the plan and the card', async () => {
  const session = await openCheckout('pages', 2999);
  const submit = (url: string, fields: Record<string, string>) =>
    fetch(url.replace('http://localhost:8080', running.origin), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const checkout = await (
    await fetch(String(session.url).replace('http://localhost:8080', running.origin))
  ).text();
  expect(checkout).toContain('$29.99');
  expect(checkout).toContain('href="http://localhost:8080/subscription"');
  const paid = await submit(String(session.url), { number: '5555 5555 5555 4444', expiry: '12/34' });
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    `http://localhost:8080/dashboard?session=${session.id}`,
  ]);

  const { subscription, customer } = await stripe.checkout.sessions.retrieve(session.id);
  const better = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 7999,
    recurring: { interval: 'month' },
    product_data: { name: 'Enterprise' },
    lookup_key: 'enterprise',
  });
  expect((await stripe.prices.list({ lookup_keys: ['enterprise'] })).data.map(({ id }) => id)).toEqual([
    better.id,
  ]);
  const portal = await stripe.billingPortal.sessions.create({
    customer: String(customer),
    return_url: 'http://localhost:8080/dashboard',
  });
  const now = () => stripe.subscriptions.retrieve(String(subscription));
  await submit(portal.url, { action: 'cancel' });
  expect(await now()).toMatchObject({ cancel_at_period_end: true, status: 'active' });
  await submit(portal.url, { action: 'resume' });
  expect(await now()).toMatchObject({ cancel_at_period_end: false, canceled_at: null });
  await submit(portal.url, { action: 'change-plan', price: better.id });
  expect((await now()).items.data[0]?.price.id).toBe(better.id);
  await submit(portal.url, { action: 'update-card', number: '4111 1111 1111 1111', expiry: '01/40' });
  const page = await (await fetch(portal.url.replace('http://localhost:8080', running.origin))).text();
  expect(page).toContain('visa ending in 1111, expires 1/2040');
  expect(page).toContain('href="http://localhost:8080/dashboard"');
  expect(
    events().filter(({ type }) => type === 'customer.subscription.updated').length,
  ).toBeGreaterThanOrEqual(4);
});

test('a subscription canceled at once is reported as deleted', async () => {
  const session = await openCheckout('ended', 500);
  const { json } = await call(running, `/sandbox/api/checkout/${session.id}/pay`, {});
  await stripe.subscriptions.cancel(String(json.subscription));
  await eventually(() => expect(events().map(({ type }) => type)).toContain('customer.subscription.deleted'));
});

test('a return address that is not a web address is refused', async () => {
  const customer = await stripe.customers.create({ email: 'x@example.com' });
  const session = stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'javascript:alert(1)',
  });
  await expect(session).rejects.toMatchObject({ code: 'url_invalid' });
});
