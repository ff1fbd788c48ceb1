import { beginSpan, kindOf, SpanKind } from './spans';

/** A request to a provider as a trace shows it: where it goes, and nothing of what it says. */
export interface OutsideRequest {
  readonly method: string;
  readonly to: Pick<URL, 'protocol' | 'hostname' | 'port'>;
  /** Its path without a query, and with a placeholder for each id. */
  readonly template: string;
}

/**
 * Asks a provider by HTTP, as a span by OpenTelemetry's names for HTTP clients; but for `url.full`, which would hold
 * accounts, customers and numbers. No `traceparent` goes with it: our traces are nobody's outside.
 */
export async function askOutside<T>(
  { method, to, template }: OutsideRequest,
  ask: () => Promise<T>,
  statusOf: (answer: T) => number,
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
  if (!span) return ask();
  try {
    const answer = await span.run(ask);
    const status = statusOf(answer);
    span.end({
      attributes: { 'http.response.status_code': status },
      failed: status >= 400 ? String(status) : undefined,
    });
    return answer;
  } catch (error) {
    span.end({ failed: kindOf(error) });
    throw error;
  }
}
