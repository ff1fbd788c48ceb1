import { answer, api } from './client';
import { ApiError, NetworkError } from './errors';
import { storeSession, storedToken, storedUser } from './session';
import { serverAheadMs } from './server-clock';
import { browserZone } from './transport';

interface Sent {
  url: string;
  authorization: string | null;
  zone: string | null;
  traceparent: string | null;
  credentials: RequestCredentials;
  body: string;
}

const sent: Sent[] = [];
let reply: (call: Sent, index: number) => Response | Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : String(input), location.origin),
      input instanceof Request ? input : init,
    );
    const call = {
      url: new URL(request.url).pathname,
      authorization: request.headers.get('Authorization'),
      zone: request.headers.get('X-Timezone'),
      traceparent: request.headers.get('traceparent'),
      credentials: request.credentials,
      body: await request.clone().text(),
    };
    sent.push(call);
    return reply(call, sent.length - 1);
  });
});
afterEach(() => jest.restoreAllMocks());

const validate = () => answer(api.GET('/api/auth/validate'));

describe('a call', () => {
  it('carries the token, the cookie and the browser zone', async () => {
    storeSession({ token: 'good' });
    reply = () => json(200, { valid: true });
    await validate();
    expect(sent).toEqual([
      expect.objectContaining({ authorization: 'Bearer good', zone: browserZone(), credentials: 'include' }),
    ]);
  });

  it('tells by its answer what the server’s clock shows', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    reply = () => json(200, { valid: true }, { date, 'cache-control': 'no-store' });
    await validate();
    expect(Math.round(serverAheadMs() / 60_000)).toBe(60);
  });

  it('starts its own trace', async () => {
    reply = () => json(200, { valid: true });
    await validate();
    await validate();
    const [one = '', other = ''] = sent.map(({ traceparent }) => traceparent ?? '');
    expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(other.split('-')[1]).not.toBe(one.split('-')[1]);
  });

  it('is repeated with the cookie if the stored token is refused, and the token and user are removed', async () => {
    storeSession({ token: 'old', user: { id: 'u', email: 'a@b.c' } });
    reply = ({ authorization }) =>
      authorization ? json(401, { error: 'No session' }) : json(200, { valid: true });
    await expect(validate()).resolves.toEqual({ valid: true });
    expect(sent.map((call) => call.authorization)).toEqual(['Bearer old', null]);
    expect(storedToken()).toBeNull();
    expect(storedUser()).toBeUndefined();
  });

  it('sends its body again with the retry', async () => {
    storeSession({ token: 'old' });
    reply = ({ authorization }) => (authorization ? json(401, {}) : json(200, { sessionId: 's' }));
    await answer(
      api.POST('/api/payment/create-checkout-session', { body: { planType: 'premium', withTrial: false } }),
    );
    expect(sent[1]?.body).toBe(sent[0]?.body);
    expect(sent[1]?.body).toContain('premium');
  });

  it('renews the session by the refresh token if the cookie is refused, too', async () => {
    storeSession({ token: 'old', refreshToken: 'r1' });
    reply = ({ url, authorization }) => {
      if (url === '/api/auth/refresh') return json(200, { token: 'new', refreshToken: 'r2' });
      return authorization === 'Bearer new' ? json(200, { valid: true }) : json(401, { error: 'No session' });
    };
    await expect(validate()).resolves.toEqual({ valid: true });
    expect(storedToken()).toBe('new');
    expect(localStorage.getItem('refreshToken')).toBe('r2');
  });

  it('uses a refresh token once when several calls are refused together', async () => {
    storeSession({ token: 'old', refreshToken: 'r1' });
    reply = ({ url, authorization }) => {
      if (url === '/api/auth/refresh') return json(200, { token: 'new', refreshToken: 'r2' });
      return authorization === 'Bearer new' ? json(200, {}) : json(401, {});
    };
    await Promise.all([validate(), validate(), validate()]);
    expect(sent.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
  });

  it.each([429, 503])(
    'keeps the session if renewing it is answered %i, and renews it later',
    async (status) => {
      storeSession({ token: 'old', refreshToken: 'r1' });
      let isBusy = true;
      reply = ({ url, authorization }) => {
        if (url !== '/api/auth/refresh') return json(authorization === 'Bearer new' ? 200 : 401, {});
        return isBusy ? json(status, {}) : json(200, { token: 'new', refreshToken: 'r2' });
      };
      await expect(validate()).rejects.toBeInstanceOf(NetworkError);
      isBusy = false;
      await expect(validate()).resolves.toEqual({});
      expect(storedToken()).toBe('new');
    },
  );

  it('keeps the session if renewing it gets no answer, and renews it later', async () => {
    storeSession({ token: 'old', refreshToken: 'r1' });
    let isOffline = true;
    reply = ({ url, authorization }) => {
      if (url !== '/api/auth/refresh') return json(authorization === 'Bearer new' ? 200 : 401, {});
      if (isOffline) throw new TypeError('Failed to fetch');
      return json(200, { token: 'new', refreshToken: 'r2' });
    };
    await expect(validate()).rejects.toBeInstanceOf(NetworkError);
    isOffline = false;
    await expect(validate()).resolves.toEqual({});
    expect(storedToken()).toBe('new');
  });

  it('uses the token that another call has got while its cookie was refused', async () => {
    localStorage.setItem('refreshToken', 'r1');
    reply = ({ url, authorization }) => {
      if (url === '/api/auth/refresh') return json(200, { token: 'unused', refreshToken: 'r3' });
      if (authorization) return json(200, { valid: true });
      storeSession({ token: 'new', refreshToken: 'r2' });
      return json(401, {});
    };
    await expect(validate()).resolves.toEqual({ valid: true });
    expect(sent.map((call) => call.authorization)).toEqual([null, 'Bearer new']);
  });

  it('does not present a refused refresh token again', async () => {
    localStorage.setItem('refreshToken', 'r1');
    reply = () => json(401, {});
    await expect(validate()).rejects.toMatchObject({ status: 401 });
    await expect(validate()).rejects.toMatchObject({ status: 401 });
    expect(sent.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
  });

  it('is refused for good if no credential is left', async () => {
    storeSession({ token: 'old' });
    reply = () => json(401, { error: 'Please sign in' });
    await expect(validate()).rejects.toMatchObject({ status: 401, text: 'Please sign in' });
    expect(sent).toHaveLength(2);
  });

  it.each([
    '/api/signin',
    '/api/signin/second-factor',
    '/api/signup',
    '/api/auth/google/signin',
    '/api/auth/passkey/signin',
  ] as const)('does not send a stale token to %s, and does not repeat a refused one', async (path) => {
    storeSession({ token: 'stale', refreshToken: 'r1' });
    reply = () => json(401, { error: 'Invalid email or password. Please try again.' });
    await expect(answer(api.POST(path, { body: {} as never }))).rejects.toBeInstanceOf(ApiError);
    expect(sent).toEqual([expect.objectContaining({ authorization: null })]);
    expect(storedToken()).toBe('stale');
  });
});

describe('a refusal', () => {
  it('is typed: status, text, fields and when to retry', async () => {
    reply = () =>
      json(
        429,
        { error: 'Too many', message: 'Too many', details: [{ field: 'email', message: 'Slow down' }] },
        { 'Retry-After': '30' },
      );
    await expect(validate()).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      text: 'Too many',
      details: [{ field: 'email', message: 'Slow down' }],
      retryAfter: 30,
    });
  });

  it('without a JSON body leaves the text to the page', async () => {
    reply = () => new Response('<html>Bad Gateway</html>', { status: 502, statusText: 'Bad Gateway' });
    await expect(validate()).rejects.toMatchObject({ status: 502, text: undefined, message: 'Bad Gateway' });
  });
});

it('is distinguished from a missing answer', async () => {
  reply = () => Promise.reject(new TypeError('Failed to fetch'));
  const failure = validate();
  await expect(failure).rejects.toBeInstanceOf(NetworkError);
  await expect(failure).rejects.toThrow('could not be reached');
});

it('uses the answer of the page’s early call, once', async () => {
  const page = globalThis as { tablewellEarlyCall?: { url: string; response: Promise<Response> } };
  page.tablewellEarlyCall = {
    url: '/api/auth/validate',
    response: Promise.resolve(json(200, { valid: true })),
  };
  reply = () => json(200, { valid: false });
  await expect(validate()).resolves.toEqual({ valid: true });
  await expect(validate()).resolves.toEqual({ valid: false });
  expect(sent).toHaveLength(1);
});

it('fills the address with the call’s parameters, escaped, and leaves out absent ones', async () => {
  reply = () => json(200, []);
  await answer(
    api.GET('/api/restaurant/public/{restaurantId}/availability', {
      params: { path: { restaurantId: 'a/b c' }, query: { date: '2026-11-21', guests: 2 } },
    }),
  );
  const [request] = jest.mocked(globalThis.fetch).mock.calls[0] ?? [];
  const { pathname, search } = new URL((request as Request).url);
  expect(pathname + search).toBe('/api/restaurant/public/a%2Fb%20c/availability?date=2026-11-21&guests=2');
});

it('sends a body as JSON, with the headers of the call', async () => {
  reply = () => json(201, { id: 'r' });
  await answer(
    api.POST('/api/signin', { headers: { 'Idempotency-Key': 'k' }, body: { email: 'a@b.c', password: 'x' } }),
  );
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ email: 'a@b.c', password: 'x' });
  const [request] = jest.mocked(globalThis.fetch).mock.calls[0] ?? [];
  expect((request as Request).headers.get('Content-Type')).toBe('application/json');
  expect((request as Request).headers.get('Idempotency-Key')).toBe('k');
});
