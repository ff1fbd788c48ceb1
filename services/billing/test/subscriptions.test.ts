import type { Message } from '@bufbuild/protobuf';
import type { Client } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import { type EventBus, events, type EventType } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  as,
  connectTestBus,
  eventually,
  fixedClock,
  publishedEvents,
  publishEntry,
  refusalOf,
} from '@tablewell/chassis/testing';
import type { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import Stripe from 'stripe';
import { type Billing, type ProviderSandbox, self, startBilling, type Webhook } from './harness';

// The provider signs with the time of the machine's clock.
const clock = fixedClock(new Date().toISOString());
const dayMs = 86_400_000;
let running: Billing;
let provider: ProviderSandbox;
let bus: EventBus;
let api: Client<typeof BillingService>;
let secondApi: Client<typeof BillingService>;

const newOwner = () => running.newOwner();
const subscriptionOf = (ownerId: string) => running.subscriptionOf(ownerId);
const checkout = (ownerId: string, plan: PlanId, withTrial = false) =>
  running.checkout(ownerId, plan, { withTrial });

/** The events of one type about an owner, in the order in which they were published. */
const published = async <M extends Message & { ownerId: string }>(type: EventType<M>, ownerId: string) =>
  (await publishedEvents(bus, type)).filter((event) => event.ownerId === ownerId);

/** An owner's entitlements by version: two processes may publish them in another order. */
const publishedEntitlements = async (ownerId: string) =>
  (await published(events.entitlementsChanged, ownerId)).sort((a, b) => Number(a.version - b.version));

beforeAll(async () => {
  running = await startBilling(clock);
  ({ provider, api, secondApi } = running);
  bus = await connectTestBus(running.backbone.nats.url);
});

afterAll(async () => {
  await bus?.close();
  await running?.stop();
});

describe('the price list', () => {
  test('has the plans of the spec', async () => {
    const { plans } = await api.listPlans({});
    expect(plans.map(({ id, priceMinor, popular }) => [id, priceMinor, popular])).toEqual([
      [PlanId.BASIC, 0n, false],
      [PlanId.PREMIUM, 2_999n, true],
      [PlanId.ENTERPRISE, 7_999n, false],
    ]);
  });
});

describe('a trial', () => {
  test('that ends soon is announced to its owner five and two days before and at its end, by one of two processes', async () => {
    const ownerId = newOwner();
    await api.startTrial({ ownerId, email: `${ownerId}@example.com` });
    const announced = async () =>
      (await published(events.trialEnding, ownerId)).map(({ daysLeft, email }) => [daysLeft, email]);
    const notices = [5, 2, 0].map((days) => [days, `${ownerId}@example.com`]);
    for (const [index, days] of [25, 3, 2].entries()) {
      clock.advance(days * dayMs - 1);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await announced()).toEqual(notices.slice(0, index));
      clock.advance(1);
      await eventually(async () => expect(await announced()).toEqual(notices.slice(0, index + 1)));
    }
  });

  test('starts once at sign-up with the entitlements of Premium, and ends on Basic, each published once', async () => {
    const ownerId = newOwner();
    const user = { id: ownerId, email: `${ownerId}@example.com` };
    const entry = outboxEntry(events.userSignedUp, { user }, { id: `signed-${ownerId}`, at: clock() });
    await Promise.all([
      api.startTrial({ ownerId, email: user.email }),
      secondApi.startTrial({ ownerId, email: user.email }),
      publishEntry(bus, entry),
    ]);
    expect(await subscriptionOf(ownerId)).toMatchObject({
      trialDaysLeft: 30,
      subscription: { plan: PlanId.BASIC, isSubscribed: false },
      entitlements: { effectivePlan: PlanId.PREMIUM, inTrial: true, sms: true, maxRestaurants: 1 },
    });
    clock.advance(30 * dayMs - 1);
    expect(await subscriptionOf(ownerId)).toMatchObject({
      trialDaysLeft: 1,
      entitlements: { inTrial: true },
    });
    clock.advance(1);
    await eventually(async () =>
      expect(
        (await publishedEntitlements(ownerId)).map(({ version, entitlements }) => [
          version,
          entitlements?.sms,
        ]),
      ).toEqual([
        [1n, true],
        [2n, false],
      ]),
    );
    expect(await subscriptionOf(ownerId)).toMatchObject({
      trialDaysLeft: 0,
      entitlements: {
        effectivePlan: PlanId.BASIC,
        monthlyReservations: 50,
        customFloorPlans: false,
        analytics: false,
      },
    });
    clock.set(new Date());
  });

  test('does not begin for a user without a restaurant', async () => {
    const places = (role: Role) => ({ memberships: [{ restaurantId: 'r1', role }] });
    const [manager, founder] = [newOwner(), newOwner()];
    const look = (userId: string, role: Role) =>
      api.getSubscription({ ownerId: userId }, as({ userId, ...places(role) }));
    expect(await look(manager, Role.MANAGER)).toMatchObject({
      trialDaysLeft: 0,
      entitlements: { effectivePlan: PlanId.BASIC, inTrial: false },
    });
    expect(await look(founder, Role.OWNER)).toMatchObject({ trialDaysLeft: 30 });
  });

  test('shows staff only its entitlements', async () => {
    const ownerId = newOwner();
    await api.startTrial({ ownerId, email: '' });
    const { entitlements } = await api.getEntitlements({ ownerId }, self('somebody'));
    expect(entitlements).toMatchObject({ effectivePlan: PlanId.PREMIUM, sms: true });
    expect(await refusalOf(api.getEntitlements({ ownerId }))).toMatchObject({ code: 'sign-in-required' });
    const nobody = api.getEntitlements({ ownerId: 'nobody' }, self('somebody'));
    expect(await refusalOf(nobody)).toMatchObject({ code: 'not-found' });
  });

  test('is for its owner only', async () => {
    const ownerId = newOwner();
    expect(await refusalOf(api.getSubscription({ ownerId }))).toMatchObject({ code: 'sign-in-required' });
    expect(await refusalOf(api.getSubscription({ ownerId }, self('somebody')))).toMatchObject({
      code: 'not-found',
    });
  });
});

describe('a subscription', () => {
  test('begins with a paid checkout, changes and ends in the portal', async () => {
    const ownerId = newOwner();
    expect(await refusalOf(checkout(ownerId, PlanId.BASIC))).toMatchObject({ kind: 'conflict' });
    const { sessionId, url } = await checkout(ownerId, PlanId.PREMIUM);
    expect(url).toContain(sessionId);
    await provider.pay(sessionId);
    await eventually(async () =>
      expect(await subscriptionOf(ownerId)).toMatchObject({
        subscription: {
          plan: PlanId.PREMIUM,
          isSubscribed: true,
          priceMinor: 2_999n,
          currency: 'USD',
          interval: 'month',
          paymentMethod: { brand: 'visa', last4: '4242' },
        },
        entitlements: { effectivePlan: PlanId.PREMIUM, inTrial: false },
      }),
    );
    expect(await refusalOf(checkout(ownerId, PlanId.PREMIUM))).toMatchObject({ code: 'current-plan' });
    expect(await refusalOf(checkout(ownerId, PlanId.ENTERPRISE))).toMatchObject({ code: 'change-in-portal' });

    const portal = await api.createPortalSession({ ownerId, returnUrl: '/dashboard' }, self(ownerId));
    const page = await provider.submitPortalForm(portal.url, {});
    const enterprise = await new Stripe(provider.stripe.apiKey, {
      host: '127.0.0.1',
      port: new URL(provider.stripe.baseUrl).port,
      protocol: 'http',
    }).prices.list({ lookup_keys: ['tablewell_enterprise_month_usd_7999'] });
    expect(page).toContain('Enterprise');
    await provider.submitPortalForm(portal.url, {
      action: 'change-plan',
      price: enterprise.data[0]?.id ?? '',
    });
    await eventually(async () =>
      expect(await subscriptionOf(ownerId)).toMatchObject({
        subscription: { plan: PlanId.ENTERPRISE, priceMinor: 7_999n },
        entitlements: { maxRestaurants: 0 },
      }),
    );
    await provider.submitPortalForm(portal.url, { action: 'cancel' });
    await eventually(async () =>
      expect((await subscriptionOf(ownerId)).subscription).toMatchObject({
        isSubscribed: true,
        cancelAtPeriodEnd: true,
        canceledAt: expect.anything() as unknown,
      }),
    );
    await eventually(async () =>
      expect(
        (await publishedEntitlements(ownerId)).map(({ entitlements }) => entitlements?.effectivePlan),
      ).toEqual([PlanId.PREMIUM, PlanId.PREMIUM, PlanId.ENTERPRISE]),
    );
  });

  test('may begin with a trial at the provider, if there was none before', async () => {
    const ownerId = newOwner();
    await provider.pay((await checkout(ownerId, PlanId.PREMIUM, true)).sessionId);
    await eventually(async () =>
      expect((await subscriptionOf(ownerId)).subscription).toMatchObject({
        isSubscribed: true,
        providerTrialEndsAt: expect.anything() as unknown,
      }),
    );
  });

  test('matches the provider, whatever the order and number of webhooks', async () => {
    const ownerId = newOwner();
    const deliver = provider.deliverTo;
    const before = provider.webhooks.length;
    provider.deliverTo = undefined;
    await provider.pay((await checkout(ownerId, PlanId.ENTERPRISE)).sessionId);
    await api.startTrial({ ownerId, email: '' });
    const { url } = await api.createPortalSession({ ownerId, returnUrl: '/' }, self(ownerId));
    await provider.submitPortalForm(url, { action: 'cancel' });
    await provider.submitPortalForm(url, { action: 'resume' });
    await provider.submitPortalForm(url, { action: 'cancel' });
    await eventually(() => expect(provider.webhooks.length - before).toBeGreaterThanOrEqual(6));
    provider.deliverTo = deliver;
    const copies = provider.webhooks.slice(before).flatMap((webhook): Webhook[] => Array(4).fill(webhook));
    await Promise.all(copies.reverse().map((webhook) => deliver?.(webhook)));
    expect(await subscriptionOf(ownerId)).toMatchObject({
      subscription: { plan: PlanId.ENTERPRISE, isSubscribed: true, cancelAtPeriodEnd: true },
    });
    await eventually(async () =>
      expect((await publishedEntitlements(ownerId)).map(({ version }) => version)).toEqual([1n, 2n]),
    );
  });
});

describe('the card provider', () => {
  const event = (ownerId: string) =>
    JSON.stringify({
      id: `evt_${ownerId}`,
      object: 'event',
      created: 1,
      type: 'customer.updated',
      data: { object: { object: 'customer', id: `cus_${ownerId}`, metadata: { ownerId } } },
    });
  const sign = (payload: string, secret: string, ageSeconds: number) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(clock().getTime() / 1000) - ageSeconds,
    });

  test('is accepted only with a valid and recent signature', async () => {
    const payload = event(newOwner());
    const body = new TextEncoder().encode(payload);
    const secret = provider.stripe.webhookSecret;
    const send = (signature: string, sent = body) => refusalOf(api.receiveWebhook({ body: sent, signature }));
    for (const signature of ['', 't=1,v1=00', sign(payload, 'whsec_other', 0), sign(payload, secret, 301)]) {
      expect(await send(signature)).toMatchObject({ kind: 'invalid', code: 'bad-signature' });
    }
    const good = sign(payload, secret, 0);
    expect(await send(good, new TextEncoder().encode(`${payload} `))).toMatchObject({ kind: 'invalid' });
    expect(await send(good)).toBeUndefined();
  });

  test('that is unavailable is reported as such, and later webhooks are applied', async () => {
    const ownerId = newOwner();
    await provider.fault('down');
    expect(await refusalOf(checkout(ownerId, PlanId.PREMIUM))).toMatchObject({
      kind: 'unavailable',
      message: 'The payment provider does not answer right now. Please try again in a few minutes.',
    });
    await provider.fault('ok');
    expect((await checkout(ownerId, PlanId.PREMIUM)).url).toContain('/sandbox/checkout/');
  });

  test('returns only to our own pages', async () => {
    const ownerId = newOwner();
    const open = (returnUrl: string) =>
      refusalOf(api.createPortalSession({ ownerId, returnUrl }, self(ownerId)));
    for (const url of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      'http://a@localhost:8080/',
    ]) {
      expect(await open(url)).toMatchObject({ fields: [{ field: 'returnUrl' }] });
    }
    expect(await open('http://localhost:8080/dashboard')).toMatchObject({ code: 'no-subscription' });
  });
});
