import { withRequestId } from '../../context';
import { metadataKeys } from '../metadata';
import { entryOf, type InboundInterceptor } from './call';

/** Runs the call with the caller's request id and client. */
export const restoreContext: InboundInterceptor = (next) => (call) =>
  withRequestId(entryOf(call, metadataKeys.requestId), () => next(call), {
    address: entryOf(call, metadataKeys.address),
    userAgent: entryOf(call, metadataKeys.userAgent),
  });
