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
import type { Logger } from '../logger';

/** What is left when the process ends has this long to get out; a collector that is away holds nobody up. */
const lastWordMs = 2_000;

/** OpenTelemetry's SDK, set up: the one file that knows it. Answers how to stop. */
export function startSdk(options: {
  service: string;
  url: string;
  /** The share of traces that are kept, 0 to 1. */
  share: number;
  /** Decides for itself what is kept, whatever the caller says. */
  isEdge: boolean;
  logger: Logger;
}): () => Promise<void> {
  const { service, url, share, isEdge, logger } = options;
  const root = new TraceIdRatioBasedSampler(share);
  const ours = { root, remoteParentSampled: root, remoteParentNotSampled: root };
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'tablewell',
      'service.name': service,
      'service.instance.id': newId(),
    }),
    sampler: new ParentBasedSampler(isEdge ? ours : { root }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const warn = (message: string) => logger.warn({ reason: message.slice(0, 300) }, 'traces are not taken');
  const quiet = () => {};
  const sink = { error: warn, warn, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(sink, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  return async () => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, lastWordMs).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
    trace.disable();
    propagation.disable();
    context.disable();
    diag.disable();
  };
}
