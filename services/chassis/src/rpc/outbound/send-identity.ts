import type { ServiceIdentity, ServiceName } from '../identity';
import { metadataKeys } from '../metadata';
import type { OutboundInterceptor } from './call';

/** Identifies this process to the callee by a token that no other callee accepts. */
export const sendIdentity =
  (identity: Pick<ServiceIdentity, 'tokenFor'>, callee: ServiceName): OutboundInterceptor =>
  (next) =>
  async (call) => {
    call.metadata.set(metadataKeys.authorization, `Bearer ${await identity.tokenFor(callee)}`);
    return next(call);
  };
