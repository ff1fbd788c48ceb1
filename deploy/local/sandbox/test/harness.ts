import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox, type Config, type Sandbox } from '../src/index';

interface Received {
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A stub of the product: stores the webhooks it gets and answers as the test wants. */
export interface Product {
  origin: string;
  received: Received[];
  answer: (call: Received) => { status: number; body?: string };
  server: Server;
}

export async function startProduct(): Promise<Product> {
  const product: Product = {
    origin: '',
    received: [],
    answer: () => ({ status: 200 }),
    server: createServer(),
  };
  product.server.on('request', (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const call = { url: request.url ?? '', headers: request.headers, body };
      product.received.push(call);
      const { status, body: text = '' } = product.answer(call);
      response.writeHead(status).end(text);
    });
  });
  await new Promise<void>((resolve) => product.server.listen(0, '127.0.0.1', resolve));
  product.origin = `http://127.0.0.1:${(product.server.address() as AddressInfo).port}`;
  return product;
}

export interface Running {
  sandbox: Sandbox;
  product: Product;
  config: Config;
  origin: string;
  httpPort: number;
  smtpPort: number;
  clock: { now: Date };
  /** Ends the sandbox and starts a new one over the same ledger. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSandbox(): Promise<Running> {
  const product = await startProduct();
  const dataPath = await mkdtemp(join(tmpdir(), 'tablewell-sandbox-'));
  const clock = { now: new Date() };
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataPath,
    publicOrigin: 'http://localhost:8080',
    smsWebhookUrl: `${product.origin}/sms`,
    stripeWebhookUrl: `${product.origin}/stripe`,
    twilioAccountSid: `AC${'0'.repeat(32)}`,
    twilioAuthToken: 'sms-token',
    stripeApiKey: 'sk_test_sandbox',
    stripeWebhookSecret: 'whsec_sandbox',
    recaptchaSecret: 'captcha-secret',
    googleClientId: 'client.apps.example',
  };
  const running = { product, config, clock } as Running;
  const start = async () => {
    running.sandbox = await buildSandbox(config, () => clock.now);
    running.smtpPort = await running.sandbox.mail.listen(0, config.host);
    running.origin = await running.sandbox.http.listen({ port: 0, host: config.host });
    running.httpPort = Number(new URL(running.origin).port);
  };
  await start();
  running.restart = async () => {
    await running.sandbox.close();
    await start();
  };
  running.stop = async () => {
    await running.sandbox.close();
    await new Promise((resolve) => product.server.close(resolve));
    await rm(dataPath, { recursive: true, force: true });
  };
  return running;
}

/** Calls the sandbox's own API. */
export async function call(
  running: Running,
  path: string,
  body?: unknown,
): Promise<{ status: number; json: Record<string, unknown> & Record<string, unknown>[] }> {
  const response = await fetch(`${running.origin}${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return {
    status: response.status,
    json: (await response.json()) as Record<string, unknown> & Record<string, unknown>[],
  };
}

/** Waits until a check succeeds; a test fails with its last error if it never does. */
export async function eventually(check: () => void | Promise<void>, withinMs = 3_000): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
