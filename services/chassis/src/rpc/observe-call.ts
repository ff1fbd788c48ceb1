import type { DescMethod } from '@bufbuild/protobuf';
import { Code, type ConnectError } from '@connectrpc/connect';
import { Health } from '@tablewell/proto/grpc/health/v1/health_pb';
import { measured } from '../metrics/list';
import type { Logger } from '../ops/logger';
import { beginSpan, currentTraceparent, SpanKind } from '../tracing/spans';
import { errorToRefusal, statusName } from './errors';

/** Status codes of a broken or overloaded callee, as opposed to a refusal. */
const faults = new Set([
  Code.Unknown,
  Code.DeadlineExceeded,
  Code.Unimplemented,
  Code.Internal,
  Code.Unavailable,
]);

/** A call that is being measured. */
interface ObservedCall {
  /** Runs `work` in the call's span. */
  run<T>(work: () => T): T;
  /** The span's id, to send with the call. */
  readonly traceparent: string | undefined;
  /** Call once, with the error if there was one. */
  end(failure?: ConnectError): void;
}

/**
 * Measures a call by method and status, records a span, and with a logger writes one line when the call ends, at debug
 * level for health checks, which are neither measured nor traced.
 */
export function observeCall(
  side: 'served' | 'called',
  method: DescMethod,
  { traceparent, logger }: { traceparent?: string; logger?: Logger } = {},
): ObservedCall {
  const rpc_method = `${method.parent.typeName}/${method.name}`;
  const startedAt = performance.now();
  const log = (level: 'info' | 'debug', code: string, refusal?: string) => {
    const ms = Math.round(performance.now() - startedAt);
    logger?.[level](
      { method: rpc_method, code, ...(refusal === undefined ? {} : { refusal }), ms },
      'rpc served',
    );
  };
  if (method.parent.typeName === Health.typeName) {
    return {
      run: (work) => work(),
      traceparent: undefined,
      end: (failure) => log('debug', statusName(failure?.code)),
    };
  }
  const span = beginSpan(rpc_method, {
    kind: side === 'served' ? SpanKind.SERVER : SpanKind.CLIENT,
    attributes: { 'rpc.system.name': 'grpc', 'rpc.method': rpc_method },
    from: traceparent,
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
      log('info', status, refusal);
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
