import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@connectrpc/connect';
import type { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { buildSandbox, type Config } from '@tablewell/sandbox';
import type { NotificationSettings } from '../src/app';
import { defaultQuotas, type QuotaSettings } from '../src/domain/quotas';

/** A message in the sandbox's ledger. */
export interface SentMessage {
  channel: 'email' | 'sms';
  to: string;
  from: string;
  fromName?: string;
  subject: string | null;
  text: string;
  html: string | null;
  calendar?: { method: string; text: string };
}

/** Stand-ins of the providers on this machine, and the webhook that they call. */
export interface ProviderSandbox {
  readonly settings: NotificationSettings;
  /** Newest first. */
  messages(to: string): Promise<SentMessage[]>;
  fault(provider: 'sms' | 'mail', mode: string, more?: { rate?: number; delayMs?: number }): Promise<void>;
  /** A guest sends an SMS. */
  inbound(from: string, text: string): Promise<void>;
  /** Receives webhooks instead of the gateway. */
  sendWebhooksTo(api: Client<typeof MessageService>): void;
  stop(): Promise<void>;
}

export async function startSandbox(quotas: Partial<QuotaSettings> = {}): Promise<ProviderSandbox> {
  const dataPath = await mkdtemp(join(tmpdir(), 'tablewell-sandbox-'));
  let api: Client<typeof MessageService> | undefined;
  const webhookReceiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const signature = String(request.headers['x-twilio-signature'] ?? '');
      const reply =
        api?.receiveSmsWebhook({ fields, signature }) ?? Promise.reject(new Error('no service is running'));
      reply.then(
        (answer) => response.writeHead(200, { 'content-type': 'text/xml' }).end(answer.reply),
        () => response.writeHead(400).end(),
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
    smsWebhookUrl: `http://127.0.0.1:${(webhookReceiver.address() as AddressInfo).port}/sms`,
    stripeWebhookUrl: undefined,
    twilioAccountSid: `AC${'0'.repeat(32)}`,
    twilioAuthToken: 'sms-token',
    stripeApiKey: 'sk_test_sandbox',
    stripeWebhookSecret: 'whsec_sandbox',
    recaptchaSecret: 'captcha-secret',
    googleClientId: 'client.apps.example',
  };
  const sandbox = await buildSandbox(config);
  const smtpPort = await sandbox.mail.listen(0, config.host);
  const baseUrl = await sandbox.http.listen({ port: 0, host: config.host });
  const from = '+14155550100';
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${baseUrl}/sandbox/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  return {
    settings: {
      origin: config.publicOrigin,
      smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
      mailFrom: 'Tablewell <no-reply@tablewell.example>',
      sms: {
        accountSid: config.twilioAccountSid,
        authToken: config.twilioAuthToken,
        from,
        baseUrl,
        webhookUrl: config.smsWebhookUrl ?? '',
      },
      quotas: { ...defaultQuotas, ...quotas },
      retentionDays: 30,
      pollEveryMs: 100,
      // Only the tests of the backfill run a restaurant service.
      restaurantRpcUrl: 'http://127.0.0.1:1',
      backfillEveryMs: 3_600_000,
    },
    async messages(to) {
      const answer = await fetch(`${baseUrl}/sandbox/api/messages?to=${encodeURIComponent(to)}`);
      return (await answer.json()) as SentMessage[];
    },
    fault: (provider, mode, more = {}) => post('faults', { provider, mode, ...more }),
    inbound: (guest, text) => post('messages/inbound', { from: guest, to: from, text }),
    sendWebhooksTo: (given) => (api = given),
    async stop() {
      await sandbox.close();
      await new Promise((resolve) => webhookReceiver.close(resolve));
      await rm(dataPath, { recursive: true, force: true });
    },
  };
}
