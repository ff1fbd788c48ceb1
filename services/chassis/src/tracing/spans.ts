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

// While nothing is registered with the API, this makes spans that record nothing, and says so at once.
const tracer = trace.getTracer('tablewell');
let isOn = false;

/** From here on spans are made; see `startTracing`. */
export function switchOn(on: boolean): void {
  isOn = on;
}

export interface SpanOptions {
  readonly kind: SpanKind;
  /** By OpenTelemetry's names; never anything that a person typed. */
  readonly attributes?: Attributes;
  /** The `traceparent` that came with what is being done; without one it belongs to the span at hand. */
  readonly from?: string | undefined;
}

/** A piece of work in a trace, of which the ends are known apart; {@link inSpan} where it is one function. */
export interface OpenSpan {
  /** Runs `work` so that what it does belongs to this span. */
  run<T>(work: () => T): T;
  /** Ends it; `failed` says what kind of error it was, never its text. */
  end(more?: { attributes?: Attributes; failed?: string | undefined }): void;
}

/** Begins a span; undefined while nobody takes traces. */
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

/** Runs `work` as a span, which ends with it. What it throws goes on; the span keeps its kind alone. */
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

/** What kind of error it was, never its text: the code that systems and libraries give, else its class. */
export function kindOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(code)) return code;
  return error instanceof Error ? error.name : typeof error;
}

/** True inside a span that somebody will see. */
export function isTraced(): boolean {
  return isOn && (trace.getActiveSpan()?.isRecording() ?? false);
}

/** The span at hand as W3C's `traceparent`, to go with a call or an event; undefined outside one. */
export function currentTraceparent(): string | undefined {
  if (!isOn) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** What a log line says of the trace it belongs to, by the names that OpenTelemetry gives them. */
export function currentTraceIds(): { trace_id: string; span_id: string } | undefined {
  const span = isOn ? trace.getActiveSpan()?.spanContext() : undefined;
  return span && { trace_id: span.traceId, span_id: span.spanId };
}
