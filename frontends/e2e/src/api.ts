import { randomUUID } from 'node:crypto';
import { eventually } from '@tablewell/chassis/eventually';

export { eventually };

/** An answer of the product: status, headers and the body as JSON where it is JSON. */
export interface Answer<B = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: B;
}

/** A message in the sandbox. */
export interface SentMessage {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A caller of `/api`, as a third party's program. */
export class Api {
  constructor(
    readonly origin: string,
    private readonly token?: string,
  ) {}

  /** The same caller, signed in. */
  as(token: string): Api {
    return new Api(this.origin, token);
  }

  async call<B = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<B>> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as B,
    };
  }

  /** Mails and SMS to an address, newest first. */
  async messages(to: string, channel: 'email' | 'sms'): Promise<SentMessage[]> {
    const query = new URLSearchParams({ to, channel });
    return (await this.call<SentMessage[]>('GET', `/sandbox/api/messages?${query}`)).body;
  }
}

/** A verified owner with a restaurant, created as a user would. */
export interface Owner {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly restaurantId: string;
  readonly api: Api;
}

/** Signs up, verifies with the mail's link, and signs in. */
export async function makeOwner(api: Api, timezone = 'Europe/Rome'): Promise<Owner> {
  // Journey files share a product: with a counter they would create the same owner in each file.
  const one = randomUUID().slice(0, 8);
  const email = `owner.${one}@example.com`;
  const password = 'Tables4all';
  const form = {
    email,
    password,
    firstName: 'Ada',
    lastName: 'Rossi',
    restaurantName: `Trattoria ${one}`,
  };
  const signedUp = await api.call('POST', '/api/signup', form, { 'x-timezone': timezone });
  if (signedUp.status !== 201) throw new Error(`sign-up answered ${signedUp.status}`);
  const link = await eventually(async () =>
    linkIn((await api.messages(email, 'email'))[0]?.html ?? '', '/verify-email?token='),
  );
  await api.call('POST', '/api/auth/verify-email', { token: new URL(link).searchParams.get('token') });
  const signedIn = await api.call<{ token: string }>('POST', '/api/signin', { email, password });
  const { token } = signedIn.body;
  const restaurants = await api.as(token).call<{ id: string }[]>('GET', '/api/restaurant');
  return { email, password, token, restaurantId: restaurants.body[0]?.id ?? '', api: api.as(token) };
}

/** The link with this path in a mail or SMS; throws while there is none. */
export function linkIn(text: string, path: string): string {
  const found = text
    .replaceAll('&amp;', '&')
    .match(/https?:\/\/[^\s"'<>]+/g)
    ?.find((url) => url.includes(path));
  if (!found) throw new Error(`no link to ${path}`);
  return found;
}

/** A local date some days from today, YYYY-MM-DD in UTC. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
