/** A slow or hanging gateway must neither delay a page for longer, nor hold connections of this process. */
const timeoutMs = 800;

/**
 * Requests a URL of the API. Rejects if there is no response within 0.8 s; the body is subject to the same limit.
 *
 * @param headers those of `forwarded`, when a page is answered for a caller
 */
export const callApi = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    headers: { Accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(timeoutMs),
  });
