import { Agent, request } from 'undici';

export type { Agent };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An answer of `/api`. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed where it is JSON. */
  readonly body: unknown;
  readonly text: string;
}

/** One caller of `/api`: with a separate address, perhaps signed in. Throws if there is no answer. */
export class Caller {
  constructor(
    readonly origin: string,
    private readonly options: {
      readonly agent: Agent;
      /** The address that the product sees. */
      readonly address: string;
      readonly token?: string;
      readonly timeoutMs?: number;
    },
  ) {}

  as(token: string): Caller {
    return new Caller(this.origin, { ...this.options, token });
  }

  /** The same caller with a new client address. */
  elsewhere(): Caller {
    return new Caller(this.origin, { ...this.options, address: newAddress() });
  }

  call(
    method: Method,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    if (body === undefined) return this.send(method, path, undefined, headers);
    return this.send(method, path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  /** Sends a body unchanged. */
  async send(
    method: Method,
    path: string,
    body: string | Buffer | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const { agent, address, token, timeoutMs = 15_000 } = this.options;
    const response = await request(this.origin + path, {
      dispatcher: agent,
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'x-forwarded-for': address,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.body.text();
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
      text,
    };
  }
}

/** Connections for many callers. */
export const createAgent = (connections = 64): Agent =>
  new Agent({
    connections,
    pipelining: 1,
    keepAliveTimeout: 4_000,
    bodyTimeout: 20_000,
    headersTimeout: 20_000,
  });

let addresses = 0;

/** One of the 16 million addresses that the product, behind its trusted proxy, believes to be a diner's. */
function newAddress(): string {
  addresses += 1;
  const [high, middle, low] = [addresses >> 16, addresses >> 8, addresses].map((part) => part & 255);
  return `10.${high}.${middle}.${low}`;
}

/** A caller with a separate address. */
export function newCaller(origin: string, agent: Agent): Caller {
  return new Caller(origin, { agent, address: newAddress() });
}

/** The answer, if it has this code. */
export function need(answer: Answer, status: number): Answer {
  if (answer.status === status) return answer;
  throw new Error(`wanted ${status}, got ${answer.status}: ${answer.text.slice(0, 300)}`);
}
