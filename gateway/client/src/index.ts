import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './generated/openapi';
import { repeating } from './repeating';

export type { paths };
/** The bodies of the API by their names in its document: `Schemas['Reservation']`. */
export type Schemas = components['schemas'];
/** A client whose paths, parameters, bodies and answers are those of the document. */
export type Tablewell = Client<paths>;

export interface ClientOptions {
  /** The origin of the product, such as `https://tablewell.example`. */
  readonly baseUrl: string;
  /** An API key: `tw_live_…`, or `tw_test_…` of a test restaurant. */
  readonly key: string;
  /** How often a call is tried at most while its outcome is open; 3 by default, 1 for never again. */
  readonly tries?: number;
  /** Replaces `fetch`, such as in tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * Opens the API with a key. Reading and POST calls are tried again after a lost answer, 429 and 503; every POST has an
 * `Idempotency-Key`, so that it is done once.
 */
export function openTablewell({
  baseUrl,
  key,
  tries = 3,
  fetch = globalThis.fetch,
}: ClientOptions): Tablewell {
  const headers = { authorization: `Bearer ${key}` };
  return createFetchClient<paths>({ baseUrl, headers, fetch: repeating(fetch, tries) });
}
