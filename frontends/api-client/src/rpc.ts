import { Code, ConnectError } from '@connectrpc/connect';
import type { Transport } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-web';
import { RefusalSchema } from '@tablewell/proto/common/v1/refusal_pb';
import { ApiError, NetworkError } from './errors';
import { sessionFetch } from './transport';

/** The codes of refusals that the REST API distinguishes: because of the role, and because of the subscription. */
const roleTooLow = 'role-too-low';
const planRequired = 'plan-required';

/** The HTTP status of an RPC error code, by the protocol's table; 500 for an unknown code. */
const statusOf: Partial<Record<Code, number>> = {
  [Code.InvalidArgument]: 400,
  [Code.FailedPrecondition]: 400,
  [Code.OutOfRange]: 400,
  [Code.Unauthenticated]: 401,
  [Code.PermissionDenied]: 403,
  [Code.NotFound]: 404,
  [Code.AlreadyExists]: 409,
  [Code.Aborted]: 409,
  [Code.ResourceExhausted]: 429,
  [Code.Unimplemented]: 501,
  [Code.Unavailable]: 503,
  [Code.DeadlineExceeded]: 504,
};

/**
 * Converts a failed RPC to the error of the REST client, so that refused sessions are handled alike for both clients.
 * An aborted call stays aborted.
 */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof ConnectError) || error.code === Code.Canceled) return error;
  // `fetch` itself failed: there is no answer.
  if (error.cause instanceof TypeError) return new NetworkError(error.rawMessage, { cause: error });
  const text = error.rawMessage || undefined;
  const [refusal] = error.findDetails(RefusalSchema);
  const body = {
    ...(text === undefined ? {} : { error: text, message: text }),
    ...(refusal?.code === roleTooLow ? { requiresRole: true } : {}),
    ...(refusal?.requiredPlan ? { requiredPlan: refusal.requiredPlan } : {}),
    ...(refusal?.code ? { code: refusal.code } : {}),
  };
  const status = refusal?.code === planRequired ? 402 : (statusOf[error.code] ?? 500);
  const details = (refusal?.fields ?? []).map(({ field, message }) => ({ field, message }));
  return new ApiError(status, text, details, undefined, body, Code[error.code]);
}

const refuse = (error: unknown): never => {
  throw asApiError(error);
};

/**
 * The transport of Connect clients, for calls that the REST API does not have, with the same session:
 * `createClient(MessageService, createRpcTransport())`. Throws `ApiError` and `NetworkError`, as `api` does.
 * @param headers sent with each call
 */
export function createRpcTransport(headers: Readonly<Record<string, string>> = {}): Transport {
  const inner = createConnectTransport({ baseUrl: `${location.origin}/rpc`, fetch: sessionFetch });
  // Outside interceptors, because their exceptions are converted to Connect errors.
  return {
    unary: (method, signal, timeoutMs, header, ...call) =>
      inner
        .unary(method, signal, timeoutMs, { ...Object.fromEntries(new Headers(header)), ...headers }, ...call)
        .catch(refuse),
    stream: (...call) => inner.stream(...call).catch(refuse),
  };
}
