import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Caller } from '../product/caller';

const door = '/api/payment/webhook';
const maxCopies = 10;
const latestMs = 3_000;
const insistMs = 90_000;

/** `Stripe-Signature` of a body sent at this second. */
export function sign(body: string, secret: string, second = Math.floor(Date.now() / 1000)): string {
  return `t=${second},v1=${createHmac('sha256', secret).update(`${second}.${body}`).digest('hex')}`;
}

/**
 * An unreliable deliverer of webhooks: takes the card provider's events, and delivers each to the product one to ten
 * times, in no order, seconds late, and again until it is accepted.
 */
export class WebhookCourier {
  /** The events in their order. */
  readonly events: string[] = [];
  copies = 0;
  /** Deliveries that were never accepted, with the last answer. */
  readonly lost: string[] = [];
  private readonly rounds: Promise<void>[] = [];

  private constructor(
    private readonly server: Server,
    private readonly secret: string,
  ) {}

  static async start(secret: string): Promise<WebhookCourier> {
    const server = createServer();
    const courier = new WebhookCourier(server, secret);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        courier.events.push(Buffer.concat(chunks).toString('utf8'));
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return courier;
  }

  /** The URL to which the provider sends its webhooks. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Delivers copies of all events since the last call. */
  carry(caller: Caller): void {
    for (const body of this.events.slice(this.rounds.length)) this.rounds.push(this.deliver(caller, body));
  }

  /** Waits until the last copy was accepted. */
  async done(): Promise<void> {
    await Promise.all(this.rounds);
  }

  hand(caller: Caller, body: string, signature: string): Promise<Answer> {
    return caller.send('POST', door, body, {
      'content-type': 'application/json',
      'stripe-signature': signature,
    });
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async deliver(caller: Caller, body: string): Promise<void> {
    const copies = 1 + Math.floor(Math.random() * maxCopies);
    this.copies += copies;
    await Promise.all(Array.from({ length: copies }, () => this.deliverOne(caller, body)));
  }

  private async deliverOne(caller: Caller, body: string): Promise<void> {
    await sleep(Math.random() * latestMs);
    for (const end = Date.now() + insistMs; ; await sleep(200 + Math.random() * 600)) {
      const answer = await this.hand(caller, body, sign(body, this.secret)).catch(() => undefined);
      if (answer?.status === 200) return;
      if (Date.now() < end) continue;
      this.lost.push(`${answer?.status ?? 'no answer'}: ${answer?.text.slice(0, 200) ?? ''}`);
      return;
    }
  }
}
