import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export { SpanKind };

// Without a registered provider these spans record nothing.
const tracer = trace.getTracer('tablewell');
let isOn = false;

/** Turns span recording on or off; see `startTracing`. */
export function enableSpans(on: boolean): void {
  isOn = on;
}

interface SpanOptions {
  readonly kind: SpanKind;
  /** Attributes by OpenTelemetry's conventions; never user input. */
  readonly attributes?: Attributes;
  /** The `traceparent` of the parent span; absent: the current span. */
  readonly from?: string | undefined;
}

/** A span that begins and ends in different functions; see {@link inSpan} for one function. */
export interface OpenSpan {
  /** Runs `work` with this span as the current one. */
  run<T>(work: () => T): T;
  /** Ends the span; `failed` is the kind of the error, never its message. */
  end(more?: { attributes?: Attributes; failed?: string | undefined }): void;
}

/** Begins a span; undefined without tracing. */
export function beginSpan(name: string, { kind, attributes, from }: SpanOptions): OpenSpan | undefined {
  if (!isOn) return undefined;
  const outer = from ? propagation.extract(ROOT_CONTEXT, { traceparent: from }) : context.active();
  const span = tracer.startSpan(name, { kind, ...(attributes ? { attributes } : {}) }, outer);
  const inner = trace.setSpan(context.active(), span);
  return {
    run: (work) => context.with(inner, work),
    end({ attributes: more, failed } = {}) {
      if (more) span.setAttributes(more);
      if (failed !== undefined) {
        span.setAttribute('error.type', failed);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** Runs `work` in a span. Errors are rethrown; the span records only their kind. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(name, options);
  if (!span) return work();
  try {
    const answer = await span.run(work);
    span.end();
    return answer;
  } catch (error) {
    span.end({ failed: kindOf(error) });
    throw error;
  }
}

/** The kind of an error, never its message: its system or library code, else its class. */
export function kindOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(code)) return code;
  return error instanceof Error ? error.name : typeof error;
}

/** True inside a sampled span. */
export function isRecording(): boolean {
  return isOn && (trace.getActiveSpan()?.isRecording() ?? false);
}

/** The current span as a W3C `traceparent`, to send with a call or an event; undefined outside a span. */
export function currentTraceparent(): string | undefined {
  if (!isOn) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The trace fields of a log line, by OpenTelemetry's names. */
export function currentTraceIds(): { trace_id: string; span_id: string } | undefined {
  const span = isOn ? trace.getActiveSpan()?.spanContext() : undefined;
  return span && { trace_id: span.traceId, span_id: span.spanId };
}
