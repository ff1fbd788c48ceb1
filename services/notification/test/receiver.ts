import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';

/** A request that a receiver got. */
export interface Received {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly at: number;
}

/** How a receiver answers. */
type Behavior = (request: Received, response: ServerResponse) => void;

/** A partner's endpoint on this machine. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** What it answers from now on, by the path; absent: 200. */
  behave(behavior: Behavior): void;
  answer(status: number, headers?: Record<string, string>, body?: string): void;
  /** The bodies at a path that the published verifier accepts with this secret. */
  verified(
    path: string,
    secret: string,
  ): { type: string; timestamp: string; data: Record<string, unknown> }[];
  close(): Promise<void>;
}

export async function startReceiver(host = '127.0.0.1', port = 0): Promise<Receiver> {
  const received: Received[] = [];
  let behavior: Behavior = (_, response) => response.end();
  const server: Server = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('error', () => undefined);
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const body = Buffer.concat(parts).toString('utf8');
      const one = { path: request.url ?? '', headers, body, at: Date.now() };
      received.push(one);
      behavior(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://${host}:${listening}`,
    received,
    behave: (next) => (behavior = next),
    answer: (status, headers = {}, body = '') =>
      (behavior = (_, response) => response.writeHead(status, headers).end(body)),
    verified: (path, secret) =>
      received
        .filter((each) => each.path === path)
        .map(({ body, headers }) => new Webhook(secret).verify(body, headers) as never),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
