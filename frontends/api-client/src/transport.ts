import { dropRefreshToken, dropToken, storeSession, storedRefreshToken, storedToken } from './session';
import type { SessionTokens } from './session';
import { takeEarlyCall } from './early-call';
import { noteAnswer } from './server-clock';

/** Calls that create a session: they carry no token, and their 401 is about the password or the code. */
const makesSession = /\/(sign(in|up)\b|refresh$)/;

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
  if (makesSession.test(new URL(request.url).pathname)) return send(request);

  const attempt = (token: string | null | undefined): Promise<Response> => {
    const copy = request.clone();
    if (token) copy.headers.set('Authorization', `Bearer ${token}`);
    return send(copy);
  };
  const token = storedToken();
  let response = await attempt(token);
  if (response.status === 401 && token) {
    dropToken(token);
    response = await attempt(storedToken());
  }
  if (response.status === 401) {
    const renewed = storedToken() ?? (await renew());
    if (renewed) response = await attempt(renewed);
  }
  return response;
}

// The page began an early call at a time that is not known here: its answer may be old.
const send = (request: Request): Promise<Response> =>
  takeEarlyCall(request) ?? fetch(request).then(noteAnswer(Date.now()));

// A refresh token can be used once. Each remote has its own copy of this module, so the pending call is a page global.
const underWay = Symbol.for('tablewell.refresh');
const page = globalThis as { [underWay]?: Promise<string | undefined> | undefined };

/**
 * The new token; undefined if the session has ended. Fails like a call without an answer if the session may be renewed
 * later.
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
  if (response.status === 401) {
    dropRefreshToken();
    return undefined;
  }
  if (!response.ok) throw new TypeError(response.statusText);
  const tokens = (await response.json()) as SessionTokens;
  storeSession(tokens);
  return tokens.token;
}
