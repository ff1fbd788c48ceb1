import { beginSpan, measured, type OpenSpan, SpanKind } from '@tablewell/chassis';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | undefined;
  }
}

/** Where a request belongs, whatever was typed: its route's template. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unmatched';

/**
 * What operators see of each request: a measurement by route and status, a log line, and a span that goes on where
 * the page's `traceparent` began.
 */
export const telemetryPlugin = fp(async (app) => {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request;
    const from = headers['traceparent'];
    request.span = beginSpan(`${method} ${routeOf(request)}`, {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'http.route': routeOf(request) },
      from: typeof from === 'string' ? from : undefined,
    });
    if (request.span) request.span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, span } = request;
    const { statusCode: status } = reply;
    measured.httpDuration.record(reply.elapsedTime / 1_000, {
      http_request_method: method,
      http_route: routeOf(request),
      http_response_status_code: String(status),
    });
    // A line for each who is turned away would make a rush dearer than it is.
    if (request.isShed) return done();
    const ms = Math.round(reply.elapsedTime);
    const tell = () => request.log.info({ method, route: routeOptions.url, status, ms }, 'answered');
    if (span) span.run(tell);
    else tell();
    span?.end({
      attributes: { 'http.response.status_code': status },
      failed: status >= 500 ? String(status) : undefined,
    });
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.span?.end({ failed: 'aborted' });
    done();
  });
});
