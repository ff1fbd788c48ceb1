import { dropRefreshToken, dropToken, storeSession, storedRefreshToken, storedToken } from './session';
import type { SessionTokens } from './session';
import { takeEarlyCall } from './early-call';

/** Calls that create a session: they carry no token, and their 401 is about the password. */
const makesSession = new Set(['/api/signin', '/api/signup', '/api/auth/google/signin', '/api/auth/refresh']);

/** The browser's IANA zone, for `X-Timezone`. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Starts a trace: the W3C `traceparent` of this call, which the gateway and all services continue. */
function newTrace(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(24))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `00-${hex.slice(0, 16).join('')}-${hex.slice(16).join('')}-01`;
}

/**
 * The `fetch` of all calls to the server, REST and RPC: it adds the stored token, the cookie and the zone. After a 401
 * with a stored token the token is removed and the call is repeated with the cookie; if that is refused too, the
 * refresh token is tried once. While the session cannot be renewed, the call is answered as the renewal was: only a
 * refused one is a 401, which ends the session.
 */
export async function sessionFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, { ...init, credentials: 'include' });
  request.headers.set('X-Timezone', browserZone());
  request.headers.set('traceparent', newTrace());
  if (makesSession.has(new URL(request.url).pathname)) return send(request);

  const token = storedToken();
  if (token) {
    const first = await send(withToken(request.clone(), token));
    if (first.status !== 401) return first;
    // Another call may have renewed the session meanwhile: only the refused token is dropped.
    if (storedToken() === token) dropToken();
    const newer = storedToken();
    if (newer) return send(withToken(request, newer));
  }
  const onCookie = await send(request.clone());
  if (onCookie.status !== 401) return onCookie;
  try {
    const renewed = storedToken() ?? (await renew());
    return renewed ? await send(withToken(request, renewed)) : onCookie;
  } catch (error) {
    // Every call that waited for the renewal gets its answer.
    if (error instanceof Error && error.cause instanceof Response) return error.cause.clone();
    throw error;
  }
}

const send = (request: Request): Promise<Response> => takeEarlyCall(request) ?? fetch(request);

function withToken(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

// A refresh token can be used once. Each remote has its own copy of this module, so the pending call is a page global.
const underWay = Symbol.for('tablewell.refresh');
const page = globalThis as { [underWay]?: Promise<string | undefined> | undefined };

/**
 * The new token; undefined if the session is over. Fails while it may still be renewed later, with the answer as the
 * cause if there was one.
 */
function renew(): Promise<string | undefined> {
  page[underWay] ??= refresh().finally(() => {
    page[underWay] = undefined;
  });
  return page[underWay];
}

async function refresh(): Promise<string | undefined> {
  const refreshToken = storedRefreshToken();
  if (!refreshToken) return undefined;
  const response = await fetch('/api/auth/refresh', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  if (response.ok) {
    const tokens = (await response.json()) as SessionTokens;
    storeSession(tokens);
    return tokens.token;
  }
  if (response.status === 429 || response.status >= 500)
    throw new Error('The session cannot be renewed now', { cause: response });
  dropRefreshToken(refreshToken);
  return undefined;
}
