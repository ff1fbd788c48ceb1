import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { newId } from '../ids';
import type { Logger } from '../ops/logger';

/** Flush timeout on shutdown. */
const flushTimeoutMs = 2_000;

/** Sets up OpenTelemetry's SDK; no other file imports it. Returns a function that stops it. */
export function startSdk(options: {
  service: string;
  url: string;
  /** The share of traces that are kept, 0 to 1. */
  share: number;
  /** Decides about sampling itself, ignoring the caller's `traceparent`. */
  isEdge: boolean;
  logger: Logger;
}): () => Promise<void> {
  const { service, url, share, isEdge, logger } = options;
  const root = new TraceIdRatioBasedSampler(share);
  const edgeSampler = { root, remoteParentSampled: root, remoteParentNotSampled: root };
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'tablewell',
      'service.name': service,
      'service.instance.id': newId(),
    }),
    sampler: new ParentBasedSampler(isEdge ? edgeSampler : { root }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const warn = (message: string) => logger.warn({ reason: message.slice(0, 300) }, 'trace export failed');
  const quiet = () => {};
  const sink = { error: warn, warn, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(sink, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  return async () => {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, flushTimeoutMs).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), timeout]);
    trace.disable();
    propagation.disable();
    context.disable();
    diag.disable();
  };
}
