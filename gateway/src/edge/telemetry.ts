import { measured } from '@tablewell/chassis/metrics';
import { beginSpan, type OpenSpan, SpanKind } from '@tablewell/chassis/tracing';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | undefined;
  }
}

/** The template of the request's route, so that metrics do not multiply with the ids in paths. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unmatched';

/**
 * Records each request for operators: a metric by route and status, a log line, and a span that continues the page's
 * `traceparent`.
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
    // A log line for each refused request would add to the overload.
    if (request.isShed) return done();
    const ms = Math.round(reply.elapsedTime);
    const log = () => request.log.info({ method, route: routeOptions.url, status, ms }, 'answered');
    if (span) span.run(log);
    else log();
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
