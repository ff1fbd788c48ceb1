import { Code, ConnectError } from '@connectrpc/connect';
import { findTrailerError, setTrailerStatus } from '@connectrpc/connect/protocol-grpc';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { RefusalSchema } from '@tablewell/proto/common/v1/refusal_pb';
import { Refusal, type RefusalKind } from '../refusal';
import { pushbackKey } from './retries';

/** The one place where each kind of refusal becomes an RPC status. */
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

// A refusal is asked for wherever its error passes: by who measures, who may try again, who answers.
const read = new WeakMap<ConnectError, Refusal | undefined>();

/** Makes an error without noting where, which costs more than the error. For those that say it all: refusals, and a call's end. */
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
  read.set(error, refusal);
  return error;
}

/** The refusal inside an RPC error, or undefined when the error is none of ours: broken IO, a bug, a dead peer. */
export function errorToRefusal(error: unknown): Refusal | undefined {
  const connectError = ConnectError.from(error);
  if (!read.has(connectError)) read.set(connectError, readRefusal(connectError));
  return read.get(connectError);
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

/** gRPC's own name of how a call ended, as measurements show it; `OK` without a code. */
export function statusName(code: Code | undefined): string {
  return status[code ?? 0] ?? 'UNKNOWN';
}

const detailsKey = 'grpc-status-details-bin';

/** A Connect error as grpc-js wants it, details included. */
export function toGrpcError(error: ConnectError): { code: status; details: string; metadata: Metadata } {
  const metadata = new Metadata();
  const headers = setTrailerStatus(new Headers(), error);
  const details = headers.get(detailsKey);
  if (details) metadata.set(detailsKey, Buffer.from(details, 'base64'));
  // A refusal is an answer: who is told that we are busy does not ask again at once.
  if (errorToRefusal(error)) metadata.set(pushbackKey, '-1');
  return { code: error.code as number as status, details: error.rawMessage, metadata };
}

/** A grpc-js error as a Connect error, details included. */
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
