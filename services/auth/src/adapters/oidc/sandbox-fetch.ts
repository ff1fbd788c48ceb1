import { type OutsideFetch, readAtMost } from '@tablewell/chassis/network';

export interface SandboxAddresses {
  /** Where browsers reach the product, such as `http://localhost`; its `/sandbox` is the sandbox. */
  readonly publicOrigin: string;
  /** Where this service reaches the sandbox, such as `http://sandbox:8080`. */
  readonly sandboxUrl: string;
  readonly withinMs: number;
  readonly maxBytes: number;
}

/**
 * In a container `http://localhost` is the container itself. Requests to the sandbox's identity provider therefore go to the
 * sandbox directly; all others go out by `fetch`, with its rules.
 */
export function throughSandbox(
  fetch: OutsideFetch,
  { publicOrigin, sandboxUrl, withinMs, maxBytes }: SandboxAddresses,
): OutsideFetch {
  const prefix = `${publicOrigin}/sandbox/`;
  return async (url, request) => {
    if (!url.startsWith(prefix)) return fetch(url, request);
    const { method = 'GET', headers = {}, body, signal } = request;
    const limit = AbortSignal.timeout(withinMs);
    const answer = await globalThis.fetch(new URL(url.slice(publicOrigin.length), sandboxUrl), {
      ...{ method, headers, redirect: 'manual' },
      body: body === undefined || body === null ? null : String(body),
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    return new Response(answer.body && (await readAtMost(answer.body, maxBytes)), answer);
  };
}
