import type { DescMethod } from '@bufbuild/protobuf';
import { Code, type ConnectError } from '@connectrpc/connect';
import { Health } from '@tablewell/proto/grpc/health/v1/health_pb';
import { measured } from '../metrics/list';
import { beginSpan, currentTraceparent, SpanKind } from '../tracing/spans';
import { errorToRefusal, statusName } from './errors';

/** Ends of a call that are nobody's answer: something is broken or too slow. */
const faults = new Set([
  Code.Unknown,
  Code.DeadlineExceeded,
  Code.Unimplemented,
  Code.Internal,
  Code.Unavailable,
]);

/** A call while operators watch it. */
export interface ObservedCall {
  /** Runs `work` inside the call's span. */
  run<T>(work: () => T): T;
  /** To go with the call, so that the other side's span belongs to this one. */
  readonly traceparent: string | undefined;
  /** Once, with the failure if there was one. */
  end(failure?: ConnectError): void;
}

const unwatched: ObservedCall = { run: (work) => work(), traceparent: undefined, end: () => undefined };

/** Measures one call by method and outcome, and makes a span of it. Probes of health are left out: they are the watch. */
export function observeCall(
  side: 'served' | 'called',
  method: DescMethod,
  from?: string | undefined,
): ObservedCall {
  if (method.parent.typeName === Health.typeName) return unwatched;
  const rpc_method = `${method.parent.typeName}/${method.name}`;
  const startedAt = performance.now();
  const span = beginSpan(rpc_method, {
    kind: side === 'served' ? SpanKind.SERVER : SpanKind.CLIENT,
    attributes: { 'rpc.system.name': 'grpc', 'rpc.method': rpc_method },
    from,
  });
  const instrument = side === 'served' ? measured.rpcServed : measured.rpcCalled;
  return {
    run: (work) => (span ? span.run(work) : work()),
    traceparent: span?.run(currentTraceparent),
    end(failure) {
      const status = statusName(failure?.code);
      instrument.record((performance.now() - startedAt) / 1_000, {
        rpc_method,
        rpc_response_status_code: status,
      });
      const refusal = failure && errorToRefusal(failure)?.code;
      if (refusal !== undefined && side === 'served') measured.refusals.add({ rpc_method, refusal });
      const isFault = failure !== undefined && refusal === undefined && faults.has(failure.code);
      span?.end({
        attributes: {
          'rpc.response.status_code': status,
          ...(refusal === undefined ? {} : { 'tablewell.refusal': refusal }),
        },
        failed: isFault ? status : undefined,
      });
    },
  };
}
