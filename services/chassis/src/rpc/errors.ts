import { Code, ConnectError } from '@connectrpc/connect';
import { findTrailerError, setTrailerStatus } from '@connectrpc/connect/protocol-grpc';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { RefusalSchema } from '@tablewell/proto/common/v1/refusal_pb';
import { Refusal, type RefusalKind } from '../refusal';
import { pushbackKey } from './retries';

/** The RPC status of each kind of refusal. */
const refusalCodes: Record<RefusalKind, Code> = {
  invalid: Code.InvalidArgument,
  unauthenticated: Code.Unauthenticated,
  forbidden: Code.PermissionDenied,
  'not-found': Code.NotFound,
  conflict: Code.Aborted,
  'already-exists': Code.AlreadyExists,
  'plan-required': Code.FailedPrecondition,
  'too-many': Code.ResourceExhausted,
  unavailable: Code.Unavailable,
};

// Cached, because metrics, retries and the response each read the refusal of an error.
const refusals = new WeakMap<ConnectError, Refusal | undefined>();

/**
 * Creates an error without its stack, which would be a tenth of the cost of a refused call. For refusals and failed
 * calls, which need none.
 */
export function withoutStack<T>(make: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The refusal as an RPC error, with its code, fields and plan as a typed detail. */
export function refusalToError(refusal: Refusal): ConnectError {
  const detail = {
    code: refusal.code,
    message: refusal.message,
    fields: refusal.fields.map(({ field, message }) => ({ field, message })),
    requiredPlan: refusal.requiredPlan,
  };
  const error = withoutStack(
    () =>
      new ConnectError(refusal.message, refusalCodes[refusal.kind], undefined, [
        { desc: RefusalSchema, value: detail },
      ]),
  );
  refusals.set(error, refusal);
  return error;
}

/** The refusal in an RPC error; undefined for any other error: failed IO, a bug, an unreachable peer. */
export function errorToRefusal(error: unknown): Refusal | undefined {
  const connectError = ConnectError.from(error);
  if (!refusals.has(connectError)) refusals.set(connectError, readRefusal(connectError));
  return refusals.get(connectError);
}

function readRefusal(connectError: ConnectError): Refusal | undefined {
  const [detail] = connectError.findDetails(RefusalSchema);
  if (!detail) return undefined;
  const kind = (Object.keys(refusalCodes) as RefusalKind[]).find(
    (key) => refusalCodes[key] === connectError.code,
  );
  return new Refusal(kind ?? 'unavailable', detail.code, detail.message, {
    fields: detail.fields.map(({ field, message }) => ({ field, message })),
    requiredPlan: detail.requiredPlan,
  });
}

/** gRPC's name of a status code, as metrics and logs show it; `OK` without a code. */
export function statusName(code: Code | undefined): string {
  return status[code ?? 0] ?? 'UNKNOWN';
}

const detailsKey = 'grpc-status-details-bin';

/** Converts a Connect error to grpc-js, with details. */
export function toGrpcError(error: ConnectError): { code: status; details: string; metadata: Metadata } {
  const metadata = new Metadata();
  const headers = setTrailerStatus(new Headers(), error);
  const details = headers.get(detailsKey);
  if (details) metadata.set(detailsKey, Buffer.from(details, 'base64'));
  // A refusal is final, even `too-many` and `unavailable`: do not retry.
  if (errorToRefusal(error)) metadata.set(pushbackKey, '-1');
  return { code: error.code as number as status, details: error.rawMessage, metadata };
}

/** Converts a grpc-js error to Connect, with details. */
export function fromGrpcError(error: ServiceError): ConnectError {
  const headers = new Headers({
    'grpc-status': String(error.code),
    'grpc-message': encodeURIComponent(error.details),
  });
  const [details] = error.metadata?.get(detailsKey) ?? [];
  if (Buffer.isBuffer(details)) headers.set(detailsKey, details.toString('base64').replace(/=+$/, ''));
  return withoutStack(
    () =>
      findTrailerError(headers) ??
      new ConnectError(error.details, (error.code as number as Code) || Code.Unknown),
  );
}
