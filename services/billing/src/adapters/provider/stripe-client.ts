import { tracedRequest } from '@tablewell/chassis/tracing';
import Stripe from 'stripe';

/** The connection to the card provider. */
export interface StripeSettings {
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Empty for the provider's default address. */
  readonly baseUrl: string;
}

const timeoutMs = 6_500;
const retries = 1;

/** Stripe's client, at a custom address if one is set. */
export function stripeClient({ apiKey, baseUrl }: StripeSettings): Stripe {
  const base = baseUrl === '' ? undefined : new URL(baseUrl);
  const protocol = base?.protocol === 'http:' ? 'http' : 'https';
  const address = base && {
    host: base.hostname,
    port: base.port || (protocol === 'http' ? 80 : 443),
    protocol: protocol as 'http' | 'https',
  };
  return new Stripe(apiKey, {
    ...address,
    httpClient: tracedHttp(),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

/** Stripe's HTTP client, with a span for each attempt. */
function tracedHttp() {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (hostname, port, path, method, headers, body, protocol, timeout) =>
    tracedRequest(
      { method, to: { hostname, port, protocol: `${protocol}:` }, template: templateOf(path) },
      () => makeRequest(hostname, port, path, method, headers, body, protocol, timeout),
      (response) => response.getStatusCode(),
    );
  return client;
}

/** The path without its query, with ids replaced by placeholders. */
function templateOf(path: string): string {
  const [pathname = ''] = path.split('?');
  return pathname.replace(/[^/]+/g, (part) => (/^(v\d+|[a-z]+(_[a-z]+)*)$/.test(part) ? part : '{id}'));
}
