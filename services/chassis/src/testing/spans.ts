import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { enableSpans } from '../tracing/spans';

/** Spans of this process, recorded in memory. */
export interface RecordedSpans {
  /** The spans that have ended, in order of their ends. */
  all(): readonly ReadableSpan[];
  named(name: string): readonly ReadableSpan[];
  /** All names, attributes and events as text, to search for data that must not be in a trace. */
  text(): string;
  forget(): void;
  stop(): Promise<void>;
}

/** Starts recording spans. Once per test file: tracers keep the first provider. */
export function recordSpans(): RecordedSpans {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  enableSpans(true);
  const all = () => exporter.getFinishedSpans();
  return {
    all,
    named: (name) => all().filter((span) => span.name === name),
    text: () =>
      JSON.stringify(all().map(({ name, attributes, status, events }) => [name, attributes, status, events])),
    forget: () => exporter.reset(),
    async stop() {
      enableSpans(false);
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}
