import type { Client } from '@connectrpc/connect';
import type { Clock } from '@tablewell/chassis/clock';
import {
  as,
  startBackbone,
  startTestService,
  type TestBackbone,
  type TestService,
} from '@tablewell/chassis/testing';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { type PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { startTestSandbox } from '@tablewell/sandbox/testing';
import { buildBilling } from '../src/app';
import type { StripeSettings } from '../src/adapters/provider/stripe-client';

/** A webhook as received. */
export interface Webhook {
  body: Uint8Array;
  signature: string;
}

/** A stand-in of the card provider on this machine, and the address to which it sends webhooks. */
export interface ProviderSandbox {
  readonly stripe: StripeSettings;
  readonly origin: string;
  /** Every webhook so far, in the order of arrival. */
  readonly webhooks: Webhook[];
  /** Receives webhooks instead of the gateway; they are dropped until it is set. */
  deliverTo: ((webhook: Webhook) => Promise<unknown>) | undefined;
  /** Pays a checkout as its page would. */
  pay(sessionId: string): Promise<void>;
  /** Presses a button of the hosted portal. */
  submitPortalForm(url: string, fields: Record<string, string>): Promise<string>;
  /** Fetches a page of the provider, as anyone with its address can. */
  fetchPage(url: string): Promise<string>;
  /** Advances time at the provider: periods renew. */
  passDays(days: number): Promise<void>;
  fault(mode: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startSandbox(): Promise<ProviderSandbox> {
  let ahead = 0;
  const test = await startTestSandbox({ now: () => new Date(Date.now() + ahead) });
  const { origin, config } = test;
  const provider: ProviderSandbox = {
    stripe: { apiKey: config.stripeApiKey, webhookSecret: config.stripeWebhookSecret, baseUrl: origin },
    origin: config.publicOrigin,
    webhooks: [],
    deliverTo: undefined,
    pay: (sessionId) => test.control(`checkout/${sessionId}/pay`, {}),
    fetchPage: async (url) => (await fetch(url.replace(config.publicOrigin, origin))).text(),
    async passDays(days) {
      ahead += days * 86_400_000;
      await test.sandbox.tick();
    },
    async submitPortalForm(url, fields) {
      const here = url.replace(config.publicOrigin, origin);
      const body = new URLSearchParams(fields);
      await fetch(here, { method: 'POST', body, redirect: 'manual' });
      return (await fetch(here)).text();
    },
    fault: (mode) => test.control('faults', { provider: 'stripe', mode }),
    stop: () => test.stop(),
  };
  test.answerWebhook = async ({ body, headers }) => {
    const webhook = { body: new Uint8Array(body), signature: String(headers['stripe-signature']) };
    provider.webhooks.push(webhook);
    await provider.deliverTo?.(webhook);
    return { status: 200 };
  };
  return provider;
}

/** Two billing services on one store and broker, with a stand-in of the card provider. Webhooks go to each in turn. */
export interface Billing {
  readonly provider: ProviderSandbox;
  readonly backbone: TestBackbone;
  readonly api: Client<typeof BillingService>;
  readonly secondApi: Client<typeof BillingService>;
  newOwner(): string;
  subscriptionOf(ownerId: string): ReturnType<Client<typeof BillingService>['getSubscription']>;
  checkout(
    ownerId: string,
    plan: PlanId,
    more?: { withTrial?: boolean; interval?: string },
  ): ReturnType<Client<typeof BillingService>['createCheckoutSession']>;
  stop(): Promise<void>;
}

/** Call options of the owner. */
export const self = (ownerId: string) => as({ userId: ownerId, email: `${ownerId}@example.com` });

export async function startBilling(clock: Clock): Promise<Billing> {
  const [provider, backbone] = await Promise.all([startSandbox(), startBackbone()]);
  const build = buildBilling({
    rules: { trialDays: 30, premiumMaxRestaurants: 1 },
    support: {
      email: 'help@tablewell.example',
      priorityEmail: 'priority@tablewell.example',
      phone: '+15550100009',
      accountManager: { name: 'Grace Hopper', email: 'grace@tablewell.example' },
    },
    advertisedTrialDays: 14,
    stripe: provider.stripe,
    origin: provider.origin,
    checkTrialsEveryMs: 200,
    checkOverdueEveryMs: 200,
  });
  const services: TestService[] = [];
  for (let count = 0; count < 2; count++) {
    services.push(await startTestService('billing', backbone, build, { clock }));
  }
  const [api, secondApi] = services.map((service) => service.client(BillingService)) as [
    Client<typeof BillingService>,
    Client<typeof BillingService>,
  ];
  let turn = 0;
  provider.deliverTo = (webhook) => (turn++ % 2 ? secondApi : api).receiveWebhook(webhook);
  let owners = 0;
  return {
    provider,
    backbone,
    api,
    secondApi,
    newOwner: () => `owner-${++owners}`,
    subscriptionOf: (ownerId) => api.getSubscription({ ownerId }, self(ownerId)),
    checkout: (ownerId, plan, more = {}) =>
      api.createCheckoutSession({ ownerId, email: `${ownerId}@example.com`, plan, ...more }, self(ownerId)),
    async stop() {
      for (const service of services) await service.stop();
      await backbone.stop();
      await provider.stop();
    },
  };
}
