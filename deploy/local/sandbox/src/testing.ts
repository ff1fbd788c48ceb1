import { createServer, type IncomingHttpHeaders } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox, type Sandbox } from './app';
import type { Config } from './config';

export { companyPeople } from './company/people';
export { CompanyBrowser, startTestCompany, type TestCompany } from './company/testing';

const host = '127.0.0.1';

/** A webhook as the product would get it. */
export interface ReceivedWebhook {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface WebhookAnswer {
  readonly status: number;
  readonly body?: string;
}

/** The sandbox on free ports, with a receiver of its webhooks in place of the product. */
export interface TestSandbox {
  readonly config: Config;
  readonly sandbox: Sandbox;
  /** Address of its HTTP server. */
  readonly origin: string;
  readonly smtpPort: number;
  /** Where SMS and card webhooks go: `/sms` and `/stripe` of this address. */
  readonly webhookOrigin: string;
  /** Every webhook so far, in the order of arrival. */
  readonly webhooks: ReceivedWebhook[];
  /** Answers each webhook: 200, until a test replaces it. A rejected answer is a 503, after which the sandbox sends again. */
  answerWebhook(webhook: ReceivedWebhook): WebhookAnswer | Promise<WebhookAnswer>;
  /** Posts to the sandbox's own API; rejects with its message unless it succeeds. */
  control(path: string, body: object): Promise<void>;
  /** Ends the sandbox and starts another over the same ledger. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a sandbox for one test file. `now` is the time at the providers; it defaults to the machine's. */
export async function startTestSandbox({ now }: { now?: () => Date } = {}): Promise<TestSandbox> {
  const dataPath = await mkdtemp(join(tmpdir(), 'tablewell-sandbox-'));
  const webhooks: ReceivedWebhook[] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const webhook = { url, headers, body: Buffer.concat(chunks) };
      webhooks.push(webhook);
      Promise.resolve(running.answerWebhook(webhook)).then(
        ({ status, body }) => response.writeHead(status).end(body),
        () => response.writeHead(503).end(),
      );
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, host, resolve));
  const webhookOrigin = `http://${host}:${(receiver.address() as AddressInfo).port}`;
  const config = testConfig(dataPath, webhookOrigin);
  const listen = async () => {
    const sandbox = await buildSandbox(config, now);
    const smtpPort = await sandbox.mail.listen(0, host);
    return { sandbox, smtpPort, origin: await sandbox.http.listen({ port: 0, host }) };
  };
  const running: TestSandbox = {
    config,
    webhookOrigin,
    webhooks,
    ...(await listen()),
    answerWebhook: () => ({ status: 200 }),
    async control(path, body) {
      const answer = await fetch(`${running.origin}/sandbox/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async restart() {
      await running.sandbox.close();
      Object.assign(running, await listen());
    },
    async stop() {
      await running.sandbox.close();
      await new Promise((resolve) => receiver.close(resolve));
      await rm(dataPath, { recursive: true, force: true });
    },
  };
  return running;
}

const testConfig = (dataPath: string, webhookOrigin: string): Config => ({
  host,
  port: 0,
  smtpPort: 0,
  dataPath,
  publicOrigin: 'http://localhost:8080',
  smsWebhookUrl: `${webhookOrigin}/sms`,
  stripeWebhookUrl: `${webhookOrigin}/stripe`,
  ssoLogoutUrl: undefined,
  twilioAccountSid: `AC${'0'.repeat(32)}`,
  twilioAuthToken: 'sms-token',
  stripeApiKey: 'sk_test_sandbox',
  stripeWebhookSecret: 'whsec_sandbox',
  recaptchaSecret: 'captcha-secret',
  googleClientId: 'client.apps.example',
});
