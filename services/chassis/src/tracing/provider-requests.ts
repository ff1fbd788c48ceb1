import { beginSpan, kindOf, SpanKind } from './spans';

/** A request to an external provider as a trace shows it: the destination, not the content. */
interface ProviderRequest {
  readonly method: string;
  readonly to: Pick<URL, 'protocol' | 'hostname' | 'port'>;
  /** The path without query, with a placeholder for each id. */
  readonly template: string;
}

/**
 * Runs an HTTP request to a provider in a span by OpenTelemetry's conventions for HTTP clients, without `url.full`,
 * which would contain accounts, customers and phone numbers. `traceparent` is not sent to third parties.
 */
export async function tracedRequest<T>(
  { method, to, template }: ProviderRequest,
  send: () => Promise<T>,
  statusOf: (response: T) => number,
): Promise<T> {
  const span = beginSpan(`${method} ${template}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'http.request.method': method,
      'url.template': template,
      'server.address': to.hostname,
      'server.port': Number(to.port) || (to.protocol === 'http:' ? 80 : 443),
    },
  });
  if (!span) return send();
  try {
    const response = await span.run(send);
    const status = statusOf(response);
    span.end({
      attributes: { 'http.response.status_code': status },
      failed: status >= 400 ? String(status) : undefined,
    });
    return response;
  } catch (error) {
    span.end({ failed: kindOf(error) });
    throw error;
  }
}
