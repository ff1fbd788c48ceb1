import twilio, { type RequestClient } from 'twilio';

/** Twilio's own HTTP client, at another address; an empty one leaves the provider's. */
export function rebasedClient(baseUrl: string, timeout: number): RequestClient {
  const client = new twilio.RequestClient({ timeout });
  if (baseUrl === '') return client;
  const base = baseUrl.replace(/\/+$/, '');
  const request = client.request.bind(client);
  client.request = (options) => {
    const { pathname, search } = new URL(options.uri);
    return request({ ...options, uri: `${base}${pathname}${search}` });
  };
  return client;
}
