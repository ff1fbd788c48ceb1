import { askOutside } from '@tablewell/chassis';
import twilio, { type RequestClient } from 'twilio';

/** How the provider writes the ids of accounts and of what belongs to them. */
const sid = /[A-Z]{2}[0-9a-f]{32}/g;

/** Twilio's own HTTP client, traced, and at another address; an empty one leaves the provider's. */
export function rebasedClient(baseUrl: string, timeout: number): RequestClient {
  const client = new twilio.RequestClient({ timeout });
  const base = baseUrl.replace(/\/+$/, '');
  const request = client.request.bind(client);
  client.request = (options) => {
    const { origin, pathname, search } = new URL(options.uri);
    const to = new URL(base || origin);
    return askOutside(
      { method: options.method.toUpperCase(), to, template: pathname.replace(sid, '{Sid}') },
      () => request({ ...options, uri: `${base || origin}${pathname}${search}` }),
      ({ statusCode }) => statusCode,
    );
  };
  return client;
}
