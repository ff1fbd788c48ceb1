import { Code, ConnectError } from '@connectrpc/connect';
import { errorToRefusal } from '../errors';
import type { ServiceIdentity, ServiceName } from '../identity';
import { metadataKeys } from '../metadata';
import type { OutboundInterceptor } from './call';

/** Identifies this process to the callee by a token that no other callee accepts. */
export const sendIdentity =
  (identity: Pick<ServiceIdentity, 'tokenFor'>, callee: ServiceName): OutboundInterceptor =>
  (next) =>
  async (call) => {
    call.metadata.set(metadataKeys.authorization, `Bearer ${await identity.tokenFor(callee)}`);
    return next(call).catch((error: unknown) => {
      // Without a refusal it is this process that was not accepted, as by a wrong clock: its user would be signed out.
      const { code } = ConnectError.from(error);
      if (code !== Code.Unauthenticated || errorToRefusal(error)) throw error;
      throw new ConnectError(`${callee} does not accept the identity of this process`, Code.Unavailable);
    });
  };
