import type { Client } from 'openapi-fetch';
import { NetworkError, readApiError } from './errors';
import type { paths } from '@tablewell/client/document';
import { sessionFetch } from './transport';

// Only the types of openapi-fetch are used: its code serializes arrays and objects in every style of OpenAPI, none of
// which this API uses, and would be part of the shell and of each remote, on every diner's phone.

/** The options of a call, typed by its route. */
interface CallOptions {
  params?: Partial<Record<'path' | 'query', Record<string, unknown>>>;
  headers?: HeadersInit;
  /** Sent as JSON; a file is sent unchanged. */
  body?: unknown;
  signal?: AbortSignal | null;
  parseAs?: string;
  fetch?: (request: Request) => Promise<Response>;
}

/** Replaces the browser's own texts ("Failed to fetch", "Load failed"), which differ and do not help the user. */
const unreachable = 'The server could not be reached. Please check your connection and try again.';

/** Throws the error of a call, or of a module to be loaded, that got no answer. */
export function noAnswer(cause: unknown): never {
  throw new NetworkError(unreachable, { cause });
}

function addressOf(path: string, { params = {} }: CallOptions): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(params.path?.[name])),
  );
  // Requests in Node (tests) need an absolute address; in a browser this is the page's own origin.
  const url = new URL(filled, globalThis.location?.origin);
  for (const [name, value] of Object.entries(params.query ?? {})) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return url;
}

async function call(method: string, path: string, options: CallOptions = {}) {
  const { body, signal = null, fetch = sessionFetch } = options;
  const headers = new Headers(options.headers);
  const isFile = body instanceof Blob;
  if (body !== undefined) headers.set('Content-Type', isFile ? body.type : 'application/json');
  const request = new Request(addressOf(path, options), {
    method,
    headers,
    signal,
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  });
  const response = await fetch(request).catch(noAnswer);
  // Every caller gets the same kinds of errors.
  if (!response.ok) throw await readApiError(response);
  const text = await response.text().catch(noAnswer);
  return { data: options.parseAs === 'text' || text === '' ? text : (JSON.parse(text) as unknown), response };
}

const by = (method: string) => (path: string, options?: CallOptions) => call(method, path, options);

/**
 * The REST API, typed by the OpenAPI document: `await answer(api.GET('/api/restaurant'))`. Throws `ApiError` if the
 * server refuses and `NetworkError` if there is no answer.
 */
export const api = {
  GET: by('GET'),
  POST: by('POST'),
  PUT: by('PUT'),
  PATCH: by('PATCH'),
  DELETE: by('DELETE'),
} as unknown as Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

/** The data of a successful call; a refused one has thrown before. */
export async function answer<Data>(call: Promise<{ data?: Data; response: Response }>): Promise<Data> {
  const { data } = await call;
  return data as Data;
}
