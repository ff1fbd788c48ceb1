import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<{ status: number, body: any }>} Call
 */

// The seeding is subject to the rate limits like any caller: how often it waits before it gives up a call.
const maxRetries = 3;
/** A cover takes seconds to encode. */
const timeoutMs = 30_000;
const addresses = 256 * 256;

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

/**
 * The same calls, each from an address of its own: the public's limits count calls by address. The gateway of a local run trusts
 * the addresses that this machine forwards. @param {Call} call @returns {Call}
 */
export function fromManyAddresses(call) {
  let callers = 0;
  return (method, path, body, headers) => {
    callers = (callers + 1) % addresses;
    // 198.18.0.0/16 is reserved for measurements of networks (RFC 2544).
    const address = `198.18.${Math.floor(callers / 256)}.${callers % 256}`;
    return call(method, path, body, { 'x-forwarded-for': address, ...headers });
  };
}

/** @param {string} what @param {{ status: number, body: any }} answer */
export function expectOk(what, answer) {
  if (answer.status >= 400) throw refusal(what, answer);
  return answer.body;
}

/** @param {string} what @param {{ status: number, body: any }} answer */
export function refusal(what, { status, body }) {
  return new Error(`${what} answered ${status} ${body?.error ?? body?.message ?? ''}`.trim());
}
