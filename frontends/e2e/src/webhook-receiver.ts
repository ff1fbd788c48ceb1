import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

/** An event as a partner reads it. */
export interface WebhookEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A partner's endpoint on this machine, which takes only what the published verifier of Standard Webhooks accepts. */
export class WebhookReceiver {
  secret = '';
  /** Whether it answers 503 to everything. */
  isDown = false;
  /** How many requests it has had. */
  requests = 0;
  /** The received requests, by `webhook-id`. */
  readonly taken = new Map<string, WebhookEvent>();
  /** The bytes that it took. */
  bodies = '';
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.requests += 1;
      const body = Buffer.concat(parts).toString('utf8');
      response.statusCode = this.isDown ? 503 : this.take(body, request.headers as Record<string, string>);
      response.end();
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/tablewell`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private take(body: string, headers: Record<string, string>): number {
    try {
      const event = new Webhook(this.secret).verify(body, headers) as WebhookEvent;
      this.taken.set(headers['webhook-id'] ?? '', event);
      this.bodies += body;
      return 204;
    } catch {
      return 400;
    }
  }
}
