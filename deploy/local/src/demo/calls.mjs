import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<{ status: number, body: any }>} Call
 */

// The seeding is subject to the rate limits like any caller: how often it waits before it gives up a call.
const maxRetries = 3;
/** A cover takes seconds to encode. */
const timeoutMs = 30_000;

/** Calls of the public API; a body is JSON, or the bytes of a picture. @param {string} origin @param {string} timeZone @returns {Call} */
export function callsTo(origin, timeZone) {
  /** @type {(...call: Parameters<Call>) => Promise<Response>} */
  const send = (method, path, body, headers = {}) => {
    const isPicture = body instanceof Uint8Array;
    return fetch(`${origin}${path}`, {
      method,
      headers: {
        'x-timezone': timeZone,
        ...(body === undefined ? {} : { 'content-type': isPicture ? 'image/webp' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
  return async (...call) => {
    let response = await send(...call);
    for (let tries = 0; response.status === 429 && tries < maxRetries; tries += 1) {
      await sleep(1000 * Math.min(5, Number(response.headers.get('retry-after')) || 1));
      response = await send(...call);
    }
    return { status: response.status, body: await response.json().catch(() => ({})) };
  };
}

/** @param {Call} call @param {Record<string, string>} as @returns {Call} the same calls with a session */
export const withSession = (call, as) => (method, path, body, headers) =>
  call(method, path, body, { ...as, ...headers });

/** @param {string} what @param {{ status: number, body: any }} answer */
export function expectOk(what, answer) {
  if (answer.status >= 400) throw refusal(what, answer);
  return answer.body;
}

/** @param {string} what @param {{ status: number, body: any }} answer */
export function refusal(what, { status, body }) {
  return new Error(`${what} answered ${status} ${body?.error ?? body?.message ?? ''}`.trim());
}
