import { fromBinary } from '@bufbuild/protobuf';
import type { Client } from '@connectrpc/connect';
import { EventBus, events, outboxEntry, Role, silentLogger } from '@tablewell/chassis';
import { as, eventually, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import type { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import type { EntitlementsChanged } from '@tablewell/proto/billing/v1/entitlement_events_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import Stripe from 'stripe';
import { type Billing, type Outside, self, startBilling, type Webhook } from './harness';

// The provider signs by the machine's clock.
const clock = fixedClock(new Date().toISOString());
const dayMs = 86_400_000;
let running: Billing;
let outside: Outside;
let bus: EventBus;
let api: Client<typeof BillingService>;
let twin: Client<typeof BillingService>;

const newOwner = () => running.newOwner();
const standing = (ownerId: string) => running.standing(ownerId);
const checkout = (ownerId: string, plan: PlanId, withTrial = false) =>
  running.checkout(ownerId, plan, { withTrial });

/** What was told of an owner's entitlements, in order. */
async function told(ownerId: string): Promise<EntitlementsChanged[]> {
  const { state } = await bus.manager.streams.info('BILLING');
  const all: EntitlementsChanged[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
    const { data } = await bus.manager.streams.getMessage('BILLING', { seq });
    all.push(fromBinary(events.entitlementsChanged.schema, data));
  }
  return all.filter((event) => event.ownerId === ownerId);
}

beforeAll(async () => {
  running = await startBilling(clock);
  ({ outside, api, twin } = running);
  bus = await EventBus.connect({
    servers: running.backbone.nats.url,
    name: 'test',
    logger: silentLogger,
  });
});

afterAll(async () => {
  await bus?.close();
  await running?.stop();
});

describe('the price list', () => {
  test('names the plans of the spec', async () => {
    const { plans } = await api.listPlans({});
    expect(plans.map(({ id, priceMinor, popular }) => [id, priceMinor, popular])).toEqual([
      [PlanId.BASIC, 0n, false],
      [PlanId.PREMIUM, 2_999n, true],
      [PlanId.ENTERPRISE, 7_999n, false],
    ]);
  });
});

describe('a trial', () => {
  test('starts once at sign-up with what Premium allows, and ends on Basic, told once each', async () => {
    const ownerId = newOwner();
    const user = { id: ownerId, email: `${ownerId}@example.com` };
    const entry = outboxEntry(events.userSignedUp, { user }, { id: `signed-${ownerId}`, at: clock() });
    await Promise.all([
      api.startTrial({ ownerId, email: user.email }),
      twin.startTrial({ ownerId, email: user.email }),
      bus.publish({ ...entry, id: entry._id, type: entry.event }),
    ]);
    expect(await standing(ownerId)).toMatchObject({
      trialDaysLeft: 30,
      subscription: { plan: PlanId.BASIC, isSubscribed: false },
      entitlements: { effectivePlan: PlanId.PREMIUM, inTrial: true, sms: true, maxRestaurants: 1 },
    });
    clock.advance(30 * dayMs - 1);
    expect(await standing(ownerId)).toMatchObject({ trialDaysLeft: 1, entitlements: { inTrial: true } });
    clock.advance(1);
    await eventually(async () =>
      expect((await told(ownerId)).map(({ version, entitlements }) => [version, entitlements?.sms])).toEqual([
        [1n, true],
        [2n, false],
      ]),
    );
    expect(await standing(ownerId)).toMatchObject({
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

  test('is not begun by looking, for who owns no restaurant', async () => {
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

  test('is seen by staff as what the plan allows, and no more than that', async () => {
    const ownerId = newOwner();
    await api.startTrial({ ownerId, email: '' });
    const { entitlements } = await api.getEntitlements({ ownerId }, self('somebody'));
    expect(entitlements).toMatchObject({ effectivePlan: PlanId.PREMIUM, sms: true });
    expect(await refusalOf(api.getEntitlements({ ownerId }))).toMatchObject({ code: 'sign-in-required' });
    const nobody = api.getEntitlements({ ownerId: 'nobody' }, self('somebody'));
    expect(await refusalOf(nobody)).toMatchObject({ code: 'not-found' });
  });

  test('is shown to its owner alone', async () => {
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
    await outside.pay(sessionId);
    await eventually(async () =>
      expect(await standing(ownerId)).toMatchObject({
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
    const page = await outside.inPortal(portal.url, {});
    const enterprise = await new Stripe(outside.stripe.apiKey, {
      host: '127.0.0.1',
      port: new URL(outside.stripe.baseUrl).port,
      protocol: 'http',
    }).prices.list({ lookup_keys: ['tablewell_enterprise_month_usd_7999'] });
    expect(page).toContain('Enterprise');
    await outside.inPortal(portal.url, { action: 'change-plan', price: enterprise.data[0]?.id ?? '' });
    await eventually(async () =>
      expect(await standing(ownerId)).toMatchObject({
        subscription: { plan: PlanId.ENTERPRISE, priceMinor: 7_999n },
        entitlements: { maxRestaurants: 0 },
      }),
    );
    await outside.inPortal(portal.url, { action: 'cancel' });
    await eventually(async () =>
      expect((await standing(ownerId)).subscription).toMatchObject({
        isSubscribed: true,
        cancelAtPeriodEnd: true,
        canceledAt: expect.anything() as unknown,
      }),
    );
    await eventually(async () =>
      expect((await told(ownerId)).map(({ entitlements }) => entitlements?.effectivePlan)).toEqual([
        PlanId.PREMIUM,
        PlanId.PREMIUM,
        PlanId.ENTERPRISE,
      ]),
    );
  });

  test('may begin with a trial at the provider, where there was none before', async () => {
    const ownerId = newOwner();
    await outside.pay((await checkout(ownerId, PlanId.PREMIUM, true)).sessionId);
    await eventually(async () =>
      expect((await standing(ownerId)).subscription).toMatchObject({
        isSubscribed: true,
        providerTrialEndsAt: expect.anything() as unknown,
      }),
    );
  });

  test('stands as the provider has it, whatever the order and number of its webhooks', async () => {
    const ownerId = newOwner();
    const deliver = outside.deliverTo;
    const before = outside.webhooks.length;
    outside.deliverTo = undefined;
    await outside.pay((await checkout(ownerId, PlanId.ENTERPRISE)).sessionId);
    await api.startTrial({ ownerId, email: '' });
    const { url } = await api.createPortalSession({ ownerId, returnUrl: '/' }, self(ownerId));
    await outside.inPortal(url, { action: 'cancel' });
    await outside.inPortal(url, { action: 'resume' });
    await outside.inPortal(url, { action: 'cancel' });
    await eventually(() => expect(outside.webhooks.length - before).toBeGreaterThanOrEqual(6));
    outside.deliverTo = deliver;
    const copies = outside.webhooks.slice(before).flatMap((webhook): Webhook[] => Array(4).fill(webhook));
    await Promise.all(copies.reverse().map((webhook) => deliver?.(webhook)));
    expect(await standing(ownerId)).toMatchObject({
      subscription: { plan: PlanId.ENTERPRISE, isSubscribed: true, cancelAtPeriodEnd: true },
    });
    await eventually(async () =>
      expect((await told(ownerId)).map(({ version }) => version)).toEqual([1n, 2n]),
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

  test('is heard only with its signature, and not with an old one', async () => {
    const payload = event(newOwner());
    const body = new TextEncoder().encode(payload);
    const secret = outside.stripe.webhookSecret;
    const send = (signature: string, sent = body) => refusalOf(api.receiveWebhook({ body: sent, signature }));
    for (const signature of ['', 't=1,v1=00', sign(payload, 'whsec_other', 0), sign(payload, secret, 301)]) {
      expect(await send(signature)).toMatchObject({ kind: 'invalid', code: 'bad-signature' });
    }
    const good = sign(payload, secret, 0);
    expect(await send(good, new TextEncoder().encode(`${payload} `))).toMatchObject({ kind: 'invalid' });
    expect(await send(good)).toBeUndefined();
  });

  test('that is away is said so, and nothing is lost of what it tells later', async () => {
    const ownerId = newOwner();
    await outside.fault('down');
    expect(await refusalOf(checkout(ownerId, PlanId.PREMIUM))).toMatchObject({
      kind: 'unavailable',
      message: 'The payment provider does not answer right now. Please try again in a few minutes.',
    });
    await outside.fault('ok');
    expect((await checkout(ownerId, PlanId.PREMIUM)).url).toContain('/sandbox/checkout/');
  }, 20_000);

  test('leads back to our own pages only', async () => {
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
    expect(await open('http://localhost:8080/dashboard')).toMatchObject({ code: 'nothing-bought' });
  });
});
