import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { switchOn } from '../tracing/spans';

/** Traces of this process, kept instead of told. */
export interface KeptSpans {
  /** Those that have ended, in that order. */
  all(): readonly ReadableSpan[];
  named(name: string): readonly ReadableSpan[];
  /** Everything that was noted of them, as text: what must not be in a trace is looked for in it. */
  text(): string;
  forget(): void;
  stop(): Promise<void>;
}

/** From here on spans are made and kept. Once in a test file: who made a span before keeps to the first. */
export function keepSpans(): KeptSpans {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  switchOn(true);
  const all = () => exporter.getFinishedSpans();
  return {
    all,
    named: (name) => all().filter((span) => span.name === name),
    text: () =>
      JSON.stringify(all().map(({ name, attributes, status, events }) => [name, attributes, status, events])),
    forget: () => exporter.reset(),
    async stop() {
      switchOn(false);
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}
