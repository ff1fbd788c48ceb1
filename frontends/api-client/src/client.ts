import createClient from 'openapi-fetch';
import type { Middleware } from 'openapi-fetch';
import { NetworkError, readApiError } from './errors';
import type { paths } from './generated/openapi';
import { sessionFetch } from './transport';

/** Each browser has its own words for it ("Failed to fetch", "Load failed"), none of them for a person. */
const unreachable = 'The server could not be reached. Please check your connection and try again.';

/** Every answer that is not a success becomes a typed error, thrown; so a caller handles one shape. */
const errors: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await readApiError(response);
    return undefined;
  },
  onError({ error }) {
    return new NetworkError(unreachable, { cause: error });
  },
};

/**
 * The REST surface, typed from the OpenAPI document: `await answer(api.GET('/api/restaurant'))`. Throws
 * `ApiError` when the server refuses and `NetworkError` when no answer comes.
 */
export const api = createClient<paths>({
  // Requests in Node (tests) need an absolute address; in a browser this is the page's own origin.
  baseUrl: globalThis.location?.origin ?? '',
  fetch: sessionFetch,
});
api.use(errors);

/** The data of a call. Refusals were thrown already, so what is left is the answer. */
export async function answer<Data>(call: Promise<{ data?: Data; response: Response }>): Promise<Data> {
  const { data } = await call;
  return data as Data;
}
