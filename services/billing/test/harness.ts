import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { buildSandbox, type Config } from '@tablewell/sandbox';
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
  const dataPath = await mkdtemp(join(tmpdir(), 'tablewell-sandbox-'));
  const provider = { webhooks: [], deliverTo: undefined } as unknown as {
    -readonly [K in keyof ProviderSandbox]: ProviderSandbox[K];
  };
  const webhookReceiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const webhook = {
        body: new Uint8Array(Buffer.concat(chunks)),
        signature: String(request.headers['stripe-signature']),
      };
      provider.webhooks.push(webhook);
      Promise.resolve(provider.deliverTo?.(webhook)).then(
        () => response.writeHead(200).end(),
        () => response.writeHead(503).end(),
      );
    });
  });
  await new Promise<void>((resolve) => webhookReceiver.listen(0, '127.0.0.1', resolve));
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataPath,
    publicOrigin: 'http://localhost:8080',
    smsWebhookUrl: undefined,
    stripeWebhookUrl: `http://127.0.0.1:${(webhookReceiver.address() as AddressInfo).port}/stripe`,
    twilioAccountSid: `AC${'0'.repeat(32)}`,
    twilioAuthToken: 'sms-token',
    stripeApiKey: 'sk_test_sandbox',
    stripeWebhookSecret: 'whsec_sandbox',
    recaptchaSecret: 'captcha-secret',
    googleClientId: 'client.apps.example',
  };
  let ahead = 0;
  const sandbox = await buildSandbox(config, () => new Date(Date.now() + ahead));
  const baseUrl = await sandbox.http.listen({ port: 0, host: config.host });
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${baseUrl}/sandbox/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  return Object.assign(provider, {
    stripe: { apiKey: config.stripeApiKey, webhookSecret: config.stripeWebhookSecret, baseUrl },
    origin: config.publicOrigin,
    pay: (sessionId: string) => post(`checkout/${sessionId}/pay`, {}),
    fetchPage: async (url: string) => (await fetch(url.replace(config.publicOrigin, baseUrl))).text(),
    async passDays(days: number) {
      ahead += days * 86_400_000;
      await sandbox.tick();
    },
    async submitPortalForm(url: string, fields: Record<string, string>) {
      const here = url.replace(config.publicOrigin, baseUrl);
      const body = new URLSearchParams(fields);
      await fetch(here, { method: 'POST', body, redirect: 'manual' });
      return (await fetch(here)).text();
    },
    fault: (mode: string) => post('faults', { provider: 'stripe', mode }),
    async stop() {
      await sandbox.close();
      await new Promise((resolve) => webhookReceiver.close(resolve));
      await rm(dataPath, { recursive: true, force: true });
    },
  });
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
