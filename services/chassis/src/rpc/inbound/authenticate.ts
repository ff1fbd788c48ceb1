import { Code, ConnectError } from '@connectrpc/connect';
import { Health } from '@tablewell/proto/grpc/health/v1/health_pb';
import type { ServiceIdentity, ServiceName } from '../identity';
import { callerKey, metadataKeys } from '../metadata';
import { entryOf, type InboundInterceptor } from './call';

/**
 * Refuses callers that do not prove to be a service that may call. A health check needs no identity, but an invalid one
 * is refused.
 */
export const authenticate =
  (identity: Pick<ServiceIdentity, 'verify'>, callers: readonly ServiceName[]): InboundInterceptor =>
  (next) =>
  async (call) => {
    const header = entryOf(call, metadataKeys.authorization);
    // Orchestrators probe without an identity; a service that sends one checks that its calls would be accepted.
    const isProbe = call.method.parent.typeName === Health.typeName && header === '';
    if (!isProbe) {
      const caller = await identity.verify(header.replace(/^Bearer /, '')).catch(() => undefined);
      if (!caller || !callers.includes(caller))
        throw new ConnectError('the caller has no service identity', Code.Unauthenticated);
      call.context.values.set(callerKey, caller);
    }
    return next(call);
  };
