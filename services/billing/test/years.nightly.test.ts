import { eventually, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import Stripe from 'stripe';
import { type Billing, self, startBilling } from './harness';

const clock = fixedClock(new Date().toISOString());
let running: Billing;
let stripe: Stripe;
beforeAll(async () => {
  running = await startBilling(clock);
  const { port } = new URL(running.provider.stripe.baseUrl);
  stripe = new Stripe(running.provider.stripe.apiKey, { host: '127.0.0.1', port, protocol: 'http' });
});
afterAll(() => running?.stop());

const priceId = async (key: string) => (await stripe.prices.list({ lookup_keys: [key] })).data[0]?.id ?? '';
const stands = (ownerId: string, expected: object) =>
  eventually(async () =>
    expect((await running.subscriptionOf(ownerId)).subscription).toMatchObject(expected),
  );

describe('a plan by the year', () => {
  test('has its yearly price in the price list', async () => {
    const { plans } = await running.api.listPlans({});
    expect(plans.map(({ priceMinor, annualPriceMinor }) => [priceMinor, annualPriceMinor])).toEqual([
      [0n, 0n],
      [2_999n, 28_790n],
      [7_999n, 76_790n],
    ]);
  });

  test('is sold by the checkout at its list price', async () => {
    const ownerId = running.newOwner();
    await running.provider.pay(
      (await running.checkout(ownerId, PlanId.PREMIUM, { interval: 'year' })).sessionId,
    );
    await stands(ownerId, { plan: PlanId.PREMIUM, priceMinor: 28_790n, interval: 'year', currency: 'USD' });
    const { subscription } = await running.subscriptionOf(ownerId);
    const days =
      Number((subscription?.endsAt?.seconds ?? 0n) - (subscription?.startsAt?.seconds ?? 0n)) / 86_400;
    expect([365, 366]).toContain(days);
  });

  test('is changed to and from, with or without the plan, in the portal', async () => {
    const ownerId = running.newOwner();
    await running.provider.pay((await running.checkout(ownerId, PlanId.PREMIUM)).sessionId);
    await stands(ownerId, { interval: 'month' });
    expect(await refusalOf(running.checkout(ownerId, PlanId.PREMIUM, { interval: 'month' }))).toMatchObject({
      code: 'current-plan',
    });
    expect(await refusalOf(running.checkout(ownerId, PlanId.PREMIUM, { interval: 'year' }))).toMatchObject({
      code: 'change-in-portal',
    });
    const request = { ownerId, returnUrl: '/dashboard' };
    const { url } = await running.api.createPortalSession(request, self(ownerId));
    const change = async (key: string) =>
      running.provider.submitPortalForm(url, { action: 'change-plan', price: await priceId(key) });
    const page = await change('tablewell_premium_year_usd_28790');
    expect(page).toContain('$287.90 per year');
    expect(page).toContain('Change to Tablewell Enterprise, $767.90 per year');
    await stands(ownerId, { plan: PlanId.PREMIUM, interval: 'year', priceMinor: 28_790n });
    const { invoices } = await running.api.listInvoices({}, self(ownerId));
    expect(invoices.map(({ amountMinor }) => amountMinor)).toEqual([28_790n, 2_999n]);
    await change('tablewell_enterprise_month_usd_7999');
    await stands(ownerId, { plan: PlanId.ENTERPRISE, interval: 'month', priceMinor: 7_999n });
  });

  test('is not selected by an invalid interval', async () => {
    const response = running.checkout(running.newOwner(), PlanId.PREMIUM, { interval: 'week' });
    expect(await refusalOf(response)).toMatchObject({ fields: [{ field: 'interval' }] });
  });
});

test('of two paid checkouts the newer stays, and the older is ended at the provider', async () => {
  const ownerId = running.newOwner();
  const first = await running.checkout(ownerId, PlanId.PREMIUM);
  const second = await running.checkout(ownerId, PlanId.ENTERPRISE);
  await running.provider.pay(first.sessionId);
  await running.provider.passDays(1 / 86_400);
  await running.provider.pay(second.sessionId);
  await stands(ownerId, { plan: PlanId.ENTERPRISE, isSubscribed: true });
  const { customer } = await stripe.checkout.sessions.retrieve(second.sessionId);
  const theirs = async (status: 'all' | 'active') =>
    (await stripe.subscriptions.list({ customer: String(customer), status })).data;
  await eventually(async () => expect(await theirs('active')).toHaveLength(1));
  expect(await theirs('all')).toHaveLength(2);
  expect((await theirs('active'))[0]?.metadata['plan']).toBe('enterprise');
  // The webhook about the end of the older one changes nothing, whenever and however often it arrives.
  const { webhooks, deliverTo } = running.provider;
  await Promise.all(webhooks.slice(-6).map((webhook) => deliverTo?.(webhook)));
  await stands(ownerId, { plan: PlanId.ENTERPRISE, isSubscribed: true });
});

test('a second subscription sold by hand is not ended', async () => {
  const ownerId = running.newOwner();
  const { sessionId } = await running.checkout(ownerId, PlanId.PREMIUM);
  const { customer } = await stripe.checkout.sessions.retrieve(sessionId);
  const price = await priceId('tablewell_enterprise_month_usd_7999');
  const byHand = await stripe.subscriptions.create({ customer: String(customer), items: [{ price }] });
  await running.provider.passDays(1 / 86_400);
  await running.provider.pay(sessionId);
  await stands(ownerId, { plan: PlanId.PREMIUM, isSubscribed: true });
  expect((await stripe.subscriptions.retrieve(byHand.id)).status).toBe('active');
});
