import { tracedRequest } from '@tablewell/chassis/tracing';
import twilio, { type RequestClient } from 'twilio';

/** Matches the provider's ids. */
const sid = /[A-Z]{2}[0-9a-f]{32}/g;

/**
 * Twilio's HTTP client with tracing, and with another base address if one is given. `timeout` is the longest time of a
 * call in milliseconds; the client's own is that of a silent socket.
 */
export function rebasedClient(baseUrl: string, timeout: number): RequestClient {
  const client = new twilio.RequestClient({ timeout });
  client.axios.interceptors.request.use((call) => ({ ...call, signal: AbortSignal.timeout(timeout) }));
  const base = baseUrl.replace(/\/+$/, '');
  const request = client.request.bind(client);
  client.request = (options) => {
    const { origin, pathname, search } = new URL(options.uri);
    const to = new URL(base || origin);
    return tracedRequest(
      { method: options.method.toUpperCase(), to, template: pathname.replace(sid, '{Sid}') },
      () => request({ ...options, uri: `${base || origin}${pathname}${search}` }),
      ({ statusCode }) => statusCode,
    );
  };
  return client;
}
